package io.konkyo.audit.page;

import io.konkyo.audit.page.PageText.Line;
import io.konkyo.audit.page.PageText.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/** Takes the text out of a page. */
final class PageTextBuilder implements NodeFilter {
  /** Elements that do not begin a line of their own. */
  private static final Set<String> PHRASING =
      Set.of(
          "a", "abbr", "b", "bdi", "bdo", "data", "dfn", "em", "i", "ins", "label", "mark", "small",
          "span", "strong", "sub", "sup", "time", "u", "var", "wbr");

  /** Code is not ours to compute, and quotations are somebody else's. */
  private static final Set<String> SILENT =
      Set.of(
          "blockquote",
          "cite",
          "code",
          "del",
          "head",
          "kbd",
          "pre",
          "q",
          "s",
          "samp",
          "script",
          "style",
          "svg",
          "template");

  /**
   * Formulas in symbols are code, and so are conditions in symbols before their values; what was
   * retracted is told to be wrong.
   */
  private static final List<String> SILENT_CLASSES = List.of("condition", "formula", "retracted");

  private static final String LINE = "trace-line";

  /** A function or name says beside what readers call it how formulas do. */
  private static final String FUNCTION = "function";

  private static final String TERM = "data-term";

  private final StringBuilder text = new StringBuilder();
  private final List<Piece> pieces = new ArrayList<>();
  private final List<List<Line>> explanations = new ArrayList<>();
  private final StringBuilder line = new StringBuilder();
  private final List<Piece> linePieces = new ArrayList<>();
  private Element lineElement;
  private Element explained;
  private Element raised;

  private PageTextBuilder() {}

  static PageText of(Document page) {
    PageTextBuilder builder = new PageTextBuilder();
    NodeTraversor.filter(builder, page);
    return new PageText(builder.text.toString(), builder.explanations, builder.pieces);
  }

  @Override
  public FilterResult head(Node node, int depth) {
    if (node instanceof TextNode words) {
      add(words);
    } else if (node instanceof Element element) {
      return begin(element);
    }
    return FilterResult.CONTINUE;
  }

  @Override
  public FilterResult tail(Node node, int depth) {
    if (node == lineElement) {
      endLine();
    } else if (node instanceof Element element) {
      if (element == raised) {
        raised = null;
      } else if (element.normalName().equals("sup")) {
        sign(')');
      } else if (isBlock(element)) {
        endBlock();
      }
    }
    return FilterResult.CONTINUE;
  }

  private FilterResult begin(Element element) {
    if (isSilent(element)) {
      return FilterResult.SKIP_ENTIRELY;
    }
    if (element.hasAttr(TERM)
        && (element.normalName().equals("var") || element.hasClass(FUNCTION))) {
      (lineElement == null ? text : line).append(element.attr(TERM));
      return FilterResult.SKIP_ENTIRELY;
    }
    if (lineElement == null && element.hasClass(LINE)) {
      endBlock();
      lineElement = element;
    } else if (element.normalName().equals("sup")) {
      raise(element);
    } else if (isBlock(element)) {
      endBlock();
    }
    return FilterResult.CONTINUE;
  }

  private static boolean isSilent(Element element) {
    return SILENT.contains(element.normalName())
        || element.attributesSize() > 0 && isMarkedSilent(element);
  }

  private static boolean isMarkedSilent(Element element) {
    return element.attr("aria-hidden").equals("true")
        // A wrong option is there to be wrong.
        || element.attr("data-key").equals("false")
        || SILENT_CLASSES.stream().anyMatch(element::hasClass);
  }

  private static boolean isBlock(Element element) {
    return !PHRASING.contains(element.normalName());
  }

  private void endBlock() {
    if (lineElement == null && text.length() > 0 && text.charAt(text.length() - 1) != '\n') {
      text.append('\n');
    }
  }

  /** Raised digits are what they look like: of ms², the unit is squared, of 10², the number. */
  private void raise(Element element) {
    String text = element.wholeText();
    if (raised == null && !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9')) {
      raised = element;
      return;
    }
    sign('^');
    sign('(');
  }

  private void sign(char sign) {
    (lineElement == null ? text : line).append(sign);
  }

  private void add(TextNode words) {
    StringBuilder to = lineElement == null ? text : line;
    (lineElement == null ? pieces : linePieces).add(new Piece(to.length(), words));
    to.append(raised == null ? oneLine(words.getWholeText()) : Raised.digits(words.getWholeText()));
  }

  private static String oneLine(String text) {
    return text.indexOf('\n') < 0 ? text : text.replace('\n', ' ');
  }

  /** Lines under one parent explain one thing. */
  private void endLine() {
    Element parent = lineElement.parent();
    if (parent != explained || explanations.isEmpty()) {
      explanations.add(new ArrayList<>());
    }
    explained = parent;
    if (!linePieces.isEmpty()) {
      explanations.get(explanations.size() - 1).add(new Line(line.toString(), linePieces));
    }
    line.setLength(0);
    linePieces.clear();
    lineElement = null;
    text.append('\n');
  }
}
