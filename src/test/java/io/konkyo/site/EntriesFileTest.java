package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The scripts with the entries of ledger pages, of this repository's own site. */
class EntriesFileTest {
  private static final String CALL = "konkyo.entries.add(";
  private static final String END = ");\n";

  /** By path without its ending: name, entries, legend. */
  private static final Map<String, JsonNode> FILES = new TreeMap<>();

  private static BuiltSite site;

  @BeforeAll
  static void read() {
    site = BuiltSite.get();
    for (String page : site.pages()) {
      if (page.contains("/ledger-")) {
        String name = page.substring(0, page.length() - ".html".length());
        FILES.put(name, arguments(site.text(name + ".js")));
      }
    }
  }

  /** Nothing stands in a file but one call with what JSON can say. */
  private static JsonNode arguments(String script) {
    assertTrue(script.startsWith(CALL) && script.endsWith(END), script.substring(0, 40));
    String arguments = script.substring(CALL.length(), script.length() - END.length());
    return JsonMapper.shared().readTree("[" + arguments + "]");
  }

  @Test
  void holdWhatTheLedgerPagesHold() {
    int entries = 0;
    for (Map.Entry<String, JsonNode> file : FILES.entrySet()) {
      Document page = Jsoup.parse(site.text(file.getKey() + ".html"));
      assertEquals(file.getKey().substring(3), file.getValue().get(0).asString());
      Set<String> ids = new LinkedHashSet<>(file.getValue().get(1).propertyNames());
      assertEquals(
          new LinkedHashSet<>(page.select("article.fact:not(.agreement)").eachAttr("id")), ids);
      for (String id : ids) {
        assertSame(page.getElementById(id), file.getValue().get(1).get(id));
        entries++;
      }
      for (Map.Entry<String, JsonNode> marker : file.getValue().get(2).properties()) {
        assertSame(page.getElementById("marker-" + marker.getKey()), marker.getValue());
      }
    }
    assertTrue(entries > 300, entries + " entries");
  }

  private static void assertSame(Element onPage, JsonNode inFile) {
    Element entry = Jsoup.parseBodyFragment(inFile.asString()).body().firstElementChild();
    assertEquals(onPage.outerHtml(), entry.outerHtml());
  }

  @Test
  void everyNumberOfAPageAndEveryInputHasItsEntry() {
    List<String> lost = new ArrayList<>();
    int numbers = 0;
    for (String page : site.pages()) {
      Document document = Jsoup.parse(site.text(page));
      for (Element number : document.select("a.num[data-fact], .inputs a[data-fact]")) {
        numbers++;
        if (!hasEntry(page, number)) {
          lost.add(page + " " + number.outerHtml());
        }
      }
    }
    assertEquals(List.of(), lost);
    assertTrue(numbers > 1000, numbers + " numbers");
  }

  /** A member's id begins with that of its family. */
  private static boolean hasEntry(String page, Element number) {
    String href = number.attr("href");
    String own = page.substring(page.indexOf('/') + 1, page.lastIndexOf('.'));
    String ledger = href.startsWith("#") ? own : href.substring(0, href.indexOf(".html#"));
    JsonNode entries = FILES.get(page.substring(0, page.indexOf('/') + 1) + ledger).get(1);
    String id = href.substring(href.indexOf('#') + 1);
    while (!id.isEmpty() && !entries.has(id)) {
      id = id.substring(0, Math.max(0, id.lastIndexOf('.')));
    }
    return !id.isEmpty();
  }
}
