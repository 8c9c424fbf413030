package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From every number of this repository's own site to where it was published. */
class SourcesPageTest {
  private static final String PAGE = "sources";
  private static final Pattern LINK = Pattern.compile("sources\\.html#([a-z0-9-]+)");

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void everySourceStandsThereOnce(String lang) {
    List<String> listed = entries(lang).stream().map(Element::id).toList();
    assertEquals(new HashSet<>(listed).size(), listed.size());
    Set<String> named = new TreeSet<>();
    for (String page : pages(lang)) {
      Document document = Jsoup.parse(BuiltSite.get().text(page));
      document.select("a[href^=" + PAGE + ".html#]").stream()
          .map(link -> link.attr("href").substring(link.attr("href").indexOf('#') + 1))
          .forEach(named::add);
      document.select(".sources > li, section[data-source]").eachAttr("data-source").stream()
          .map(id -> "source-" + id)
          .forEach(named::add);
    }
    assertEquals(new TreeSet<>(listed), named);
    assertTrue(listed.size() > 3, listed.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void everySourceAndEveryQuotationOfALedgerLeadsThere(String lang) {
    int places = 0;
    for (String page : pages(lang)) {
      Document document = Jsoup.parse(BuiltSite.get().text(page));
      for (Element place : document.select(".whence dd, .places > li, .finding > .place")) {
        boolean isSetup =
            place.is("dd") && !place.previousElementSibling().text().matches("출처|出典|Source");
        if (!isSetup) {
          assertEquals(1, place.select("a[href^=" + PAGE + ".html#]").size(), place.outerHtml());
          places++;
        }
      }
    }
    assertTrue(places > 50, places + " places");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void entriesThatOpenInPlaceLeadThereToo(String lang) {
    Document page = page(lang, PAGE);
    int links = 0;
    for (String ledger : pages(lang)) {
      if (ledger.contains("/ledger-")) {
        Matcher link = LINK.matcher(BuiltSite.get().text(ledger.replace(".html", ".js")));
        while (link.find()) {
          assertNotNull(page.getElementById(link.group(1)), link.group());
          links++;
        }
      }
    }
    assertNotEquals(0, links);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void aSourceHasItsAddressOrSaysThatThereIsNone(String lang) {
    for (Element entry : entries(lang)) {
      Element address = entry.selectFirst(".source-url");
      Element link = address.selectFirst("a.external");
      assertFalse(address.text().isBlank(), entry.id());
      assertEquals(address.text().startsWith("https://"), link != null, entry.id());
      assertTrue(link == null || link.attr("href").equals(link.text()), entry.id());
      assertFalse(entry.selectFirst(".source-title").text().isBlank(), entry.id());
    }
    assertNotEquals(0, page(lang, PAGE).select(".source-url a").size());
  }

  /** What a report says at its foot is said here as well. */
  @Test
  void noAddressIsLost() {
    int addresses = 0;
    for (String lang : List.of("ko", "ja", "en")) {
      Set<String> here = new HashSet<>(page(lang, PAGE).select(".external").eachAttr("href"));
      for (String page : pages(lang)) {
        Document document = Jsoup.parse(BuiltSite.get().text(page));
        for (String url : document.select(".report .sources a.external").eachAttr("href")) {
          assertTrue(here.contains(url), page + " " + url);
          addresses++;
        }
      }
    }
    assertNotEquals(0, addresses);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void aSourceLeadsToTheLedgersThatNameIt(String lang) {
    int ledgers = 0;
    for (Element entry : entries(lang)) {
      for (Element ledger : entry.select(".source-ledgers > li")) {
        String text = BuiltSite.get().text(lang + "/" + ledger.selectFirst("a").attr("href"));
        assertTrue(text.contains(PAGE + ".html#" + entry.id() + "\""), entry.id());
        assertTrue(Integer.parseInt(ledger.selectFirst("[data-ordinal]").text()) > 0);
        ledgers++;
      }
    }
    assertNotEquals(0, ledgers);
    assertEquals(1, page(lang, "index").select("main a[href=" + PAGE + ".html]").size());
  }

  private static List<Element> entries(String lang) {
    return page(lang, PAGE).select("main > .sources > li");
  }

  private static List<String> pages(String lang) {
    return BuiltSite.get().pages().stream().filter(page -> page.startsWith(lang + "/")).toList();
  }

  private static Document page(String lang, String name) {
    return Jsoup.parse(BuiltSite.get().text(lang + "/" + name + ".html"));
  }
}
