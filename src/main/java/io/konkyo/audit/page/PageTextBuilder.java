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

  /** Formulas in symbols are code; what was retracted is told to be wrong. */
  private static final List<String> SILENT_CLASSES = List.of("formula", "retracted");

  private static final String LINE = "trace-line";

  private final StringBuilder text = new StringBuilder();
  private final List<Piece> pieces = new ArrayList<>();
  private final List<List<Line>> explanations = new ArrayList<>();
  private final StringBuilder line = new StringBuilder();
  private final List<TextNode> lineNodes = new ArrayList<>();
  private Element lineElement;
  private Element explained;

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
      if (element.normalName().equals("sup")) {
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
    if (lineElement == null && element.hasClass(LINE)) {
      endBlock();
      lineElement = element;
    } else if (element.normalName().equals("sup")) {
      sign('^');
      sign('(');
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

  /** A raised number is a power, and whatever is raised belongs to it as a whole. */
  private void sign(char sign) {
    (lineElement == null ? text : line).append(sign);
  }

  private void add(TextNode words) {
    String characters =
        words.getWholeText().replace('\n', ' ').replace('\t', ' ').replace('\r', ' ');
    if (lineElement != null) {
      line.append(characters);
      lineNodes.add(words);
      return;
    }
    pieces.add(new Piece(text.length(), words));
    text.append(characters);
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
    if (!lineNodes.isEmpty()) {
      explanations.get(explanations.size() - 1).add(new Line(line.toString().strip(), lineNodes));
    }
    line.setLength(0);
    lineNodes.clear();
    lineElement = null;
    text.append('\n');
  }
}
