package io.konkyo.site.assemble;

import io.konkyo.content.text.Relation;
import io.konkyo.site.view.Html;
import io.konkyo.text.PrintedBlock;
import io.konkyo.text.PrintedInline;
import io.konkyo.text.PrintedText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes printed texts as markup. Everything authors typed is escaped here, once. */
final class HtmlPrinter {
  /** Longer ones do not fit a line of a phone with large letters. */
  private static final int ONE_PIECE = 24;

  private static final Pattern DASHED = Pattern.compile("(?<![^ ])-[^ ]{1,24}(?![^ ])");

  private final Function<PrintedInline.Figure, Optional<String>> addresses;
  private final Set<String> families;
  private final Linking linking;

  HtmlPrinter(
      Function<PrintedInline.Figure, Optional<String>> addresses,
      Set<String> families,
      Linking linking) {
    this.addresses = addresses;
    this.families = families;
    this.linking = linking;
  }

  /** Returns a text as phrasing markup; its blocks are parted by line breaks. */
  Html phrasing(PrintedText text) {
    return new Html(text.blocks().stream().map(this::flat).collect(Collectors.joining("<br>")));
  }

  /** Returns the first block of a text as phrasing markup. */
  Html opening(PrintedText text) {
    return new Html(text.blocks().stream().findFirst().map(this::flat).orElse(""));
  }

  /** Returns a text as block markup. */
  Html block(PrintedText text) {
    return new Html(blocks(text.blocks()));
  }

  /** Returns a number of the ledger as markup. */
  Html figure(String name, String text) {
    return new Html(figureMarkup(new PrintedInline.Figure(name, text, Relation.EQUAL)));
  }

  /** Returns digits that are no quantity (a name, version, day) as markup. */
  static Html term(String text) {
    return new Html(
        "<span class=\"term\" data-term=\"" + escape(text) + "\">" + escape(text) + "</span>");
  }

  /** Returns markup as a link. */
  static Html link(String href, Html text) {
    return new Html("<a href=\"" + escape(href) + "\">" + text.markup() + "</a>");
  }

  /** Returns a place in a list as markup; {@code of} says of what list. */
  static Html ordinal(String of, int place) {
    return new Html("<span data-ordinal=\"" + escape(of) + "\">" + place + "</span>");
  }

  /** Returns how many of a whole have a property as markup; both are counts. */
  static Html share(long part, long whole) {
    return new Html(
        ordinal("count", Math.toIntExact(part)).markup()
            + " / "
            + ordinal("count", Math.toIntExact(whole)).markup());
  }

  /**
   * Returns a number that chance gives as markup.
   *
   * @param asked what was computed, so that whoever reads the page back can compute it again
   */
  static Html chance(String asked, String text) {
    return new Html(
        "<span class=\"figure\" data-chance=\"" + escape(asked) + "\">" + escape(text) + "</span>");
  }

  private String blocks(List<PrintedBlock> blocks) {
    return blocks.stream().map(this::block).collect(Collectors.joining("\n"));
  }

  private String flat(PrintedBlock block) {
    if (block instanceof PrintedBlock.Paragraph paragraph) {
      return inlines(paragraph.inlines());
    }
    if (block instanceof PrintedBlock.Heading heading) {
      return "<strong>" + inlines(heading.inlines()) + "</strong>";
    }
    if (block instanceof PrintedBlock.ItemList list) {
      return list.items().stream()
          .map(item -> item.stream().map(this::flat).collect(Collectors.joining("<br>")))
          .collect(Collectors.joining("<br>"));
    }
    if (block instanceof PrintedBlock.Quote quote) {
      return quote.blocks().stream().map(this::flat).collect(Collectors.joining("<br>"));
    }
    return block instanceof PrintedBlock.CodeBlock code
        ? "<code>" + escape(code.code().strip()) + "</code>"
        : "";
  }

  private String block(PrintedBlock block) {
    if (block instanceof PrintedBlock.Paragraph paragraph) {
      return "<p>" + inlines(paragraph.inlines()) + "</p>";
    }
    if (block instanceof PrintedBlock.Heading heading) {
      // A page's own headings end at level three; those of texts go below them.
      int level = Math.min(6, heading.level() + 3);
      return "<h" + level + ">" + inlines(heading.inlines()) + "</h" + level + ">";
    }
    if (block instanceof PrintedBlock.ItemList list) {
      return list(list);
    }
    if (block instanceof PrintedBlock.Quote quote) {
      return "<blockquote>" + blocks(quote.blocks()) + "</blockquote>";
    }
    return block instanceof PrintedBlock.CodeBlock code
        ? "<pre tabindex=\"0\"><code>" + escape(code.code()) + "</code></pre>"
        : "<hr>";
  }

  private String list(PrintedBlock.ItemList list) {
    StringBuilder markup = new StringBuilder();
    boolean ordered = list.start().isPresent();
    int start = list.start().orElse(1);
    markup.append(ordered ? (start == 1 ? "<ol>" : "<ol start=\"" + start + "\">") : "<ul>");
    for (List<PrintedBlock> item : list.items()) {
      markup.append("<li>");
      if (list.tight()) {
        markup.append(
            item.stream()
                .map(block -> block instanceof PrintedBlock.Paragraph ? flat(block) : block(block))
                .collect(Collectors.joining("\n")));
      } else {
        markup.append(blocks(item));
      }
      markup.append("</li>");
    }
    return markup.append(ordered ? "</ol>" : "</ul>").toString();
  }

  private String inlines(List<PrintedInline> inlines) {
    return inlines.stream().map(this::inline).collect(Collectors.joining());
  }

  private String inline(PrintedInline inline) {
    if (inline instanceof PrintedInline.Words words) {
      return escape(words.text());
    }
    if (inline instanceof PrintedInline.Figure figure) {
      return figureMarkup(figure);
    }
    if (inline instanceof PrintedInline.Term term) {
      return term(term.text()).markup();
    }
    if (inline instanceof PrintedInline.Strong strong) {
      return "<strong>" + inlines(strong.inlines()) + "</strong>";
    }
    if (inline instanceof PrintedInline.Emphasis emphasis) {
      return "<em>" + inlines(emphasis.inlines()) + "</em>";
    }
    if (inline instanceof PrintedInline.Code code) {
      return "<code>" + whole(code.text()) + "</code>";
    }
    if (inline instanceof PrintedInline.Link link) {
      return linking == Linking.LINKED
          ? "<a href=\"" + escape(link.target()) + "\">" + inlines(link.inlines()) + "</a>"
          : inlines(link.inlines());
    }
    return "<br>";
  }

  private String figureMarkup(PrintedInline.Figure figure) {
    String name = figure.name();
    String text = figure.text();
    String kind =
        families.contains(name) ? "num family" : text.length() > ONE_PIECE ? "num long" : "num";
    String attributes =
        " class=\"" + kind + "\" data-fact=\"" + escape(name) + "\"" + relation(figure);
    Optional<String> address =
        linking == Linking.LINKED ? addresses.apply(figure) : Optional.empty();
    if (address.isEmpty()) {
      return "<span" + attributes + ">" + escape(text) + "</span>";
    }
    return "<a href=\"" + escape(address.get()) + "\"" + attributes + ">" + escape(text) + "</a>";
  }

  private static String relation(PrintedInline.Figure figure) {
    return figure.relation() == Relation.EQUAL
        ? ""
        : " data-relation=\"" + escape(figure.relation().symbol()) + "\"";
  }

  /** An option of a command does not part from its dashes at the end of a line. */
  private static String whole(String code) {
    return DASHED.matcher(escape(code)).replaceAll("<span class=\"whole\">$0</span>");
  }

  private static String escape(String text) {
    return Html.ofText(text).markup();
  }
}
