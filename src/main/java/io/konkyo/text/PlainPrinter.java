package io.konkyo.text;

import java.util.List;
import java.util.stream.Collectors;

/** Takes the characters out of a printed text. */
final class PlainPrinter {
  private PlainPrinter() {}

  static String blocks(List<PrintedBlock> blocks) {
    return blocks.stream().map(PlainPrinter::block).collect(Collectors.joining("\n"));
  }

  static String inlines(List<PrintedInline> inlines) {
    return inlines.stream().map(PlainPrinter::inline).collect(Collectors.joining());
  }

  private static String block(PrintedBlock block) {
    if (block instanceof PrintedBlock.Paragraph paragraph) {
      return inlines(paragraph.inlines());
    }
    if (block instanceof PrintedBlock.Heading heading) {
      return inlines(heading.inlines());
    }
    if (block instanceof PrintedBlock.ItemList list) {
      return list.items().stream().map(PlainPrinter::blocks).collect(Collectors.joining("\n"));
    }
    if (block instanceof PrintedBlock.Quote quote) {
      return blocks(quote.blocks());
    }
    return block instanceof PrintedBlock.CodeBlock code ? code.code() : "";
  }

  private static String inline(PrintedInline inline) {
    if (inline instanceof PrintedInline.Words words) {
      return words.text();
    }
    if (inline instanceof PrintedInline.Figure figure) {
      return figure.text();
    }
    if (inline instanceof PrintedInline.Term term) {
      return term.text();
    }
    if (inline instanceof PrintedInline.Strong strong) {
      return inlines(strong.inlines());
    }
    if (inline instanceof PrintedInline.Emphasis emphasis) {
      return inlines(emphasis.inlines());
    }
    if (inline instanceof PrintedInline.Code code) {
      return code.text();
    }
    if (inline instanceof PrintedInline.Link link) {
      return inlines(link.inlines());
    }
    return "\n";
  }
}
