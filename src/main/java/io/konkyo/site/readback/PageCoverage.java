package io.konkyo.site.readback;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * How many number tokens of a page's text stand in an element that says what they are.
 *
 * @param page the page's path in the site
 * @param tokens number tokens outside code
 * @param bound those inside an element with a fact, term or ordinal
 * @param unbound the others, as they stand in the text
 */
public record PageCoverage(String page, int tokens, int bound, List<String> unbound) {
  private static final Pattern NUMBER = Pattern.compile("\\p{Nd}(?:[\\p{Nd},.]*\\p{Nd})?");
  private static final int CONTEXT = 12;

  public PageCoverage {
    unbound = List.copyOf(unbound);
  }

  /** Reads every page of a site. */
  public static List<PageCoverage> ofAll(SortedMap<String, byte[]> files) {
    List<PageCoverage> pages = new ArrayList<>();
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      if (file.getKey().endsWith(".html")) {
        pages.add(of(file.getKey(), new String(file.getValue(), StandardCharsets.UTF_8)));
      }
    }
    return pages;
  }

  /** Reads one page. */
  public static PageCoverage of(String page, String html) {
    Document document = Jsoup.parse(html);
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

  private static boolean isCode(Node node) {
    return ancestor(node, "code", "pre", "script", "style");
  }

  private static boolean isBound(Node node) {
    for (Node at = node.parent(); at instanceof Element element; at = at.parent()) {
      if (element.hasAttr("data-fact")
          || element.hasAttr("data-term")
          || element.hasAttr("data-ordinal")) {
        return true;
      }
    }
    return false;
  }

  private static boolean ancestor(Node node, String... names) {
    for (Node at = node.parent(); at instanceof Element element; at = at.parent()) {
      if (List.of(names).contains(element.normalName())) {
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
