package io.konkyo.text;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks into printed texts for what they are made of. */
public final class PrintedInlines {
  private PrintedInlines() {}

  /** Returns the figures of a text as they print, in reading order. */
  public static List<String> figures(PrintedText text) {
    return all(text)
        .filter(PrintedInline.Figure.class::isInstance)
        .map(figure -> ((PrintedInline.Figure) figure).text())
        .toList();
  }

  /** Returns what is said in words that stand out, one after the other. */
  public static String emphasised(PrintedText text) {
    return text.blocks().stream()
        .flatMap(PrintedInlines::linesOf)
        .flatMap(PrintedInlines::emphasised)
        .collect(Collectors.joining("\n"));
  }

  private static Stream<String> emphasised(PrintedInline inline) {
    if (inline instanceof PrintedInline.Strong strong) {
      return Stream.of(PlainPrinter.inlines(strong.inlines()));
    }
    if (inline instanceof PrintedInline.Emphasis emphasis) {
      return Stream.of(PlainPrinter.inlines(emphasis.inlines()));
    }
    return inline instanceof PrintedInline.Link link
        ? link.inlines().stream().flatMap(PrintedInlines::emphasised)
        : Stream.empty();
  }

  /** Returns every part of a text that holds no other, in reading order. */
  public static Stream<PrintedInline> all(PrintedText text) {
    return text.blocks().stream()
        .flatMap(PrintedInlines::linesOf)
        .flatMap(PrintedInlines::inInline);
  }

  private static Stream<PrintedInline> linesOf(PrintedBlock block) {
    if (block instanceof PrintedBlock.Paragraph paragraph) {
      return paragraph.inlines().stream();
    }
    if (block instanceof PrintedBlock.Heading heading) {
      return heading.inlines().stream();
    }
    if (block instanceof PrintedBlock.ItemList list) {
      return list.items().stream().flatMap(List::stream).flatMap(PrintedInlines::linesOf);
    }
    return block instanceof PrintedBlock.Quote quote
        ? quote.blocks().stream().flatMap(PrintedInlines::linesOf)
        : Stream.empty();
  }

  private static Stream<PrintedInline> in(List<PrintedInline> inlines) {
    return inlines.stream().flatMap(PrintedInlines::inInline);
  }

  private static Stream<PrintedInline> inInline(PrintedInline inline) {
    if (inline instanceof PrintedInline.Strong strong) {
      return in(strong.inlines());
    }
    if (inline instanceof PrintedInline.Emphasis emphasis) {
      return in(emphasis.inlines());
    }
    return inline instanceof PrintedInline.Link link ? in(link.inlines()) : Stream.of(inline);
  }
}
