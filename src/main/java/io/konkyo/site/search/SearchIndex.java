package io.konkyo.site.search;

import io.konkyo.json.JsonText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/**
 * What the pages of one locale say, part by part, as a script that the search page loads when
 * somebody searches. It holds the texts themselves: a snippet needs them anyway, and looking
 * through them finds every word inside another without an analyser of any language.
 */
public final class SearchIndex {
  /** Said to ears only, or shown to eyes only. */
  private static final String PAGE = ".html";

  private static final String NO_TEXT = ".unseen, [aria-hidden=true], [hidden], script";

  private final SortedMap<String, String> titles = new TreeMap<>();
  private final List<Part> parts = new ArrayList<>();
  private final Set<String> sources = new HashSet<>();

  private SearchIndex() {}

  /** Returns the name of a locale's index among the assets. */
  public static String file(String locale) {
    return "search-" + locale + ".js";
  }

  /**
   * Returns the script that tells what the pages say.
   *
   * @param pages the finished files of one locale by their address inside its folder, of which
   *     pages are read; the same pages give the same bytes
   */
  public static byte[] of(SortedMap<String, byte[]> pages) {
    SearchIndex index = new SearchIndex();
    for (Map.Entry<String, byte[]> page : pages.entrySet()) {
      if (page.getKey().endsWith(PAGE)) {
        String html = new String(page.getValue(), StandardCharsets.UTF_8);
        index.read(page.getKey(), Jsoup.parse(html));
      }
    }
    return index.script().getBytes(StandardCharsets.UTF_8);
  }

  private void read(String page, Document document) {
    if (document.selectFirst("[data-search], [data-review]") != null) {
      return;
    }
    document.select(NO_TEXT).forEach(element -> element.replaceWith(new TextNode(" ")));
    document.select(".attribute-name").forEach(element -> element.before(new TextNode(" ")));
    Element head = document.selectFirst("main .title-block");
    Element title = head == null ? null : head.selectFirst("h1");
    if (title == null) {
      return;
    }
    titles.put(page, title.text());
    List<Part> found = new ArrayList<>();
    for (Group group : Group.values()) {
      for (Element element : document.select("main").select(group.parts())) {
        if (group != Group.SOURCE || isNew(element)) {
          found.add(part(group, page, element));
        }
      }
    }
    Group group = found.isEmpty() ? Group.SECTION : found.get(0).group();
    Element lead = head.selectFirst(".lead");
    parts.add(new Part(group, page, "", title.text(), lead == null ? "" : lead.text()));
    parts.addAll(found);
  }

  /** A source stands on every page that rests on it, a finding on one. */
  private boolean isNew(Element element) {
    return !element.is("li") || sources.add(element.attr("data-source"));
  }

  private static Part part(Group group, String page, Element element) {
    Element title = element.selectFirst(group.title());
    Element text = element.clone();
    text.select(group.left()).remove();
    return new Part(
        group, page, element.id(), title == null ? element.id() : title.text(), text.text());
  }

  private String script() {
    String json =
        JsonText.of(
            out -> {
              out.writeStartObject();
              out.writeObjectPropertyStart("pages");
              titles.forEach(out::writeStringProperty);
              out.writeEndObject();
              out.writeArrayPropertyStart("parts");
              for (Part part : parts) {
                out.writeStartObject();
                out.writeStringProperty("group", part.group().id());
                out.writeStringProperty("page", part.page());
                out.writeStringProperty("anchor", part.anchor());
                out.writeStringProperty("title", part.title());
                out.writeStringProperty("text", part.text());
                out.writeEndObject();
              }
              out.writeEndArray();
              out.writeEndObject();
            });
    return "window.konkyoIndex = " + json.strip() + ";\n";
  }
}
