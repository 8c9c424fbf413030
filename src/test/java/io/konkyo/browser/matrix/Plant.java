package io.konkyo.browser.matrix;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * A fault to be planted into a page.
 *
 * @param rule the rule that must find it
 * @param name what the fault is
 * @param page the page it is planted into, by its path in the site
 * @param change what makes the page faulty
 */
record Plant(String rule, String name, String page, Consumer<Document> change) {

  /** Plants a fault by a change of the first element that a selector finds. */
  static Plant of(
      String rule, String name, String page, String selector, Consumer<Element> change) {
    return new Plant(rule, name, page, document -> change.accept(document.expectFirst(selector)));
  }

  /** Plants a fault by a rule of style. */
  static Plant styled(String rule, String name, String page, String style) {
    return new Plant(
        rule,
        name,
        page,
        document ->
            document
                .head()
                .appendElement("link")
                .attr("rel", "stylesheet")
                .attr("href", "planted.css")
                .attr("data-style", style));
  }

  /** Plants nothing: the page must stay as good as it is. */
  static Plant nothing(String page) {
    return new Plant("", "nothing", page, document -> {});
  }

  /** Writes the changed page beside the one it was made from; returns its path in the site. */
  String into(TestSite site) {
    Document document = Jsoup.parse(site.text(page));
    document.outputSettings().prettyPrint(false);
    change.accept(document);
    Path planted = site.folder().resolve(page).resolveSibling("planted.html");
    try {
      Element style = document.selectFirst("[data-style]");
      if (style != null) {
        Files.writeString(planted.resolveSibling("planted.css"), style.attr("data-style"));
        style.removeAttr("data-style");
      }
      Files.writeString(planted, document.outerHtml());
    } catch (IOException e) {
      throw new UncheckedIOException("a planted page", e);
    }
    return page.replaceFirst("[^/]+$", "planted.html");
  }

  @Override
  public String toString() {
    return rule + ": " + name;
  }
}
