package io.konkyo.audit.page;

import io.konkyo.audit.page.PageText.Line;
import io.konkyo.audit.page.PageText.Piece;
import io.konkyo.audit.token.Tokenizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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

  /** Parts of a line that are in names, not in values. */
  private static final List<String> NAMED_CLASSES = List.of("subject", "symbolic", "condition");

  /** A name says beside what readers call it how formulas do. */
  private static final String TERM = "data-term";

  private final List<List<Line>> explanations = new ArrayList<>();
  private final Deque<Stretch> open = new ArrayDeque<>();
  private Element explained;
  private Element raised;

  private PageTextBuilder(Document page) {
    open.push(new Stretch(page));
  }

  /** What is being written: the page's sentences, or a line of its own inside them. */
  private record Stretch(Element element, StringBuilder text, List<Piece> pieces) {
    Stretch(Element element) {
      this(element, new StringBuilder(), new ArrayList<>());
    }

    void add(TextNode node, String characters) {
      pieces.add(new Piece(text.length(), node));
      text.append(characters);
    }

    void endBlock() {
      if (text.length() > 0 && text.charAt(text.length() - 1) != '\n') {
        text.append('\n');
      }
    }
  }

  static PageText of(Document page) {
    PageTextBuilder builder = new PageTextBuilder(page);
    NodeTraversor.filter(builder, page);
    Stretch sentences = builder.open.pop();
    return new PageText(sentences.text().toString(), builder.explanations, sentences.pieces());
  }

  @Override
  public FilterResult head(Node node, int depth) {
    if (node instanceof TextNode words) {
      String characters = words.getWholeText();
      open.peek().add(words, raised == null ? oneLine(characters) : Raised.digits(characters));
    } else if (node instanceof Element element) {
      return begin(element);
    }
    return FilterResult.CONTINUE;
  }

  private static String oneLine(String text) {
    return text.indexOf('\n') < 0 ? text : text.replace('\n', ' ');
  }

  @Override
  public FilterResult tail(Node node, int depth) {
    if (isLine() && node == open.peek().element()) {
      endLine();
    } else if (node instanceof Element element) {
      if (element == raised) {
        raised = null;
      } else if (element.normalName().equals("sup")) {
        open.peek().text().append(')');
      } else {
        endBlock(element);
      }
    }
    return FilterResult.CONTINUE;
  }

  private FilterResult begin(Element element) {
    if (isSilent(element)) {
      return FilterResult.SKIP_ENTIRELY;
    }
    if (element.normalName().equals("var") && element.hasAttr(TERM)) {
      open.peek().text().append(element.attr(TERM));
      return FilterResult.SKIP_ENTIRELY;
    }
    if (isLine() && isInNames(element)) {
      open.peek().text().append(Tokenizer.NAME);
      return FilterResult.SKIP_ENTIRELY;
    }
    if (element.hasClass(LINE)) {
      if (!isLine()) {
        open.peek().endBlock();
      }
      open.push(new Stretch(element));
    } else if (element.normalName().equals("sup")) {
      raise(element);
    } else {
      endBlock(element);
    }
    return FilterResult.CONTINUE;
  }

  private boolean isLine() {
    return open.size() > 1;
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

  /** A single word may be meant by a line further down; other names are only read by people. */
  private static boolean isInNames(Element element) {
    return NAMED_CLASSES.stream().anyMatch(element::hasClass)
        && !element.text().codePoints().allMatch(c -> Character.isLetter(c) || c == '_');
  }

  private void endBlock(Element element) {
    if (!isLine() && !PHRASING.contains(element.normalName())) {
      open.peek().endBlock();
    }
  }

  /** Raised digits are what they look like: of ms², the unit is squared, of 10², the number. */
  private void raise(Element element) {
    String text = element.wholeText();
    if (raised == null && !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9')) {
      raised = element;
      return;
    }
    open.peek().text().append('^').append('(');
  }

  /** Lines under one parent explain one thing; so does a line with the one it stands in. */
  private void endLine() {
    Stretch line = open.pop();
    Element whole = isLine() ? outermost().element() : line.element();
    if (whole.parent() != explained || explanations.isEmpty()) {
      explanations.add(new ArrayList<>());
    }
    explained = whole.parent();
    if (!line.pieces().isEmpty()) {
      explanations
          .get(explanations.size() - 1)
          .add(new Line(line.text().toString(), line.pieces()));
    }
    if (!isLine()) {
      open.peek().endBlock();
    }
  }

  /** The last of the stack is the page, and the one before it the line all others stand in. */
  private Stretch outermost() {
    return open.stream().skip(open.size() - 2L).findFirst().orElseThrow();
  }
}
