package io.konkyo.site.readback;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * How many number tokens of a page's text stand in an element that says what they are: a fact, a
 * term (a name with digits), an ordinal (a place in a list, or a count of it), what a source
 * printed, what chance gives, or a tick of an axis, whose place the reader of figures measures.
 *
 * @param page the page's path in the site
 * @param tokens number tokens outside code
 * @param bound those that are accounted for
 * @param unbound the others, as they stand in the text
 */
public record PageCoverage(String page, int tokens, int bound, List<String> unbound) {
  private static final Pattern NUMBER = Pattern.compile("\\p{Nd}(?:[\\p{Nd},.]*\\p{Nd})?");
  private static final int CONTEXT = 12;

  /** Attributes by which an element says what the numbers in it are. */
  private static final List<String> ATTRIBUTES =
      List.of("data-fact", "data-term", "data-ordinal", "data-source", "data-chance", "data-tick");

  /** What holds whole passages says nothing about a number somewhere in them. */
  private static final Set<String> CONTAINERS =
      Set.of(
          "article",
          "aside",
          "body",
          "details",
          "div",
          "dl",
          "fieldset",
          "figure",
          "footer",
          "form",
          "header",
          "main",
          "nav",
          "ol",
          "section",
          "table",
          "tbody",
          "tr",
          "ul");

  private static final Set<String> CODE = Set.of("code", "pre", "script", "style");

  public PageCoverage {
    unbound = List.copyOf(unbound);
  }

  /** Counts the numbers of a parsed page. */
  public static PageCoverage of(String page, Document document) {
    List<String> unbound = new ArrayList<>();
    int[] tokens = {0};
    document
        .body()
        .nodeStream(TextNode.class)
        .filter(text -> !isCode(text))
        .forEach(
            text -> {
              Matcher numbers = NUMBER.matcher(text.getWholeText());
              while (numbers.find()) {
                tokens[0]++;
                if (!isBound(text)) {
                  unbound.add(around(text.getWholeText(), numbers.start(), numbers.end()));
                }
              }
            });
    return new PageCoverage(page, tokens[0], tokens[0] - unbound.size(), unbound);
  }

  private static boolean isBound(Node node) {
    for (Node at = node.parent(); at instanceof Element element; at = at.parent()) {
      boolean names = ATTRIBUTES.stream().anyMatch(element::hasAttr);
      if (element.normalName().equals("time")
          || (names && !CONTAINERS.contains(element.normalName()))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCode(Node node) {
    for (Node at = node.parent(); at instanceof Element element; at = at.parent()) {
      if (CODE.contains(element.normalName())) {
        return true;
      }
    }
    return false;
  }

  private static String around(String text, int from, int to) {
    return text.substring(Math.max(0, from - CONTEXT), Math.min(text.length(), to + CONTEXT))
        .strip();
  }
}
