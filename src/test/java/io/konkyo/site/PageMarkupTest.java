package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the markup of every page, read back with a reader of its own. */
class PageMarkupTest {
  private static final Pattern DIGITS = Pattern.compile("\\p{Nd}");
  private static final String ACCOUNTED =
      "[data-fact], [data-term], [data-ordinal], [data-source], [data-chance], [data-tick], code, pre,"
          + " time, .source-url";

  private static final SortedMap<String, Document> PAGES = new TreeMap<>();
  private static final Set<String> FILES = new HashSet<>();

  @BeforeAll
  static void print() throws TemplateFault {
    MockSite.files(TemplateRenderer.builtIn())
        .forEach(
            (name, bytes) -> {
              FILES.add(name);
              if (name.endsWith(".html")) {
                PAGES.put(name, Jsoup.parse(new String(bytes, StandardCharsets.UTF_8)));
              }
            });
  }

  static Set<String> pages() throws TemplateFault {
    return MockSite.pages().keySet();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyIdIsUnique(String page) {
    List<String> ids = PAGES.get(page).select("[id]").eachAttr("id");
    assertEquals(ids.size(), new HashSet<>(ids).size(), ids.toString());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyIdReferredToExists(String page) {
    Document document = PAGES.get(page);
    for (String attribute : List.of("for", "aria-labelledby")) {
      for (String ids : document.select("[" + attribute + "]").eachAttr(attribute)) {
        for (String id : ids.split(" ")) {
          assertTrue(document.getElementById(id) != null, attribute + "=" + id);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyInputHasItsLabelAndEveryFieldsetItsLegend(String page) {
    Document document = PAGES.get(page);
    for (Element input : document.select("input")) {
      Element label = document.selectFirst("label[for=" + input.id() + "]");
      assertTrue(label != null && !label.text().isBlank(), input.outerHtml());
    }
    for (Element fieldset : document.select("fieldset")) {
      assertEquals("legend", fieldset.firstElementChild().tagName());
      assertFalse(fieldset.firstElementChild().text().isBlank());
    }
    assertTrue(
        document.select("input[type=radio]").stream().noneMatch(i -> i.attr("name").isEmpty()));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLanguageIsNamed(String page) {
    Document document = PAGES.get(page);
    String lang = document.selectFirst("html").attr("lang");
    assertEquals(page.contains("/") ? page.substring(0, 2) : "ko", lang);
    assertTrue(document.select("[lang]").eachAttr("lang").stream().noneMatch(String::isBlank));
    Set<String> alternates =
        new HashSet<>(document.select("link[rel=alternate]").eachAttr("hreflang"));
    assertEquals(Set.of("ko", "ja", "x-default"), alternates);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void nothingStandsInlineThatThePolicyForbids(String page) {
    Document document = PAGES.get(page);
    assertEquals(
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:;"
            + " base-uri 'none'; form-action 'none'",
        document.selectFirst("meta[http-equiv=Content-Security-Policy]").attr("content"));
    assertEquals(
        0, document.select("style, [style], script:not([src], [type=application/ld+json])").size());
    for (Element element : document.getAllElements()) {
      for (Attribute attribute : element.attributes()) {
        assertFalse(attribute.getKey().startsWith("on"), element.outerHtml());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void nothingIsFetchedFromElsewhere(String page) {
    for (Element element : PAGES.get(page).select("[src], link[href]")) {
      String address = element.hasAttr("src") ? element.attr("src") : element.attr("href");
      assertFalse(address.contains(":") || address.startsWith("/"), element.outerHtml());
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsSomewhere(String page) {
    for (Element link : PAGES.get(page).select("[href], [src]")) {
      String address = link.hasAttr("href") ? link.attr("href") : link.attr("src");
      if (address.startsWith("https://")) {
        assertTrue(link.hasClass("external"), address);
        continue;
      }
      int mark = address.indexOf('#');
      String file = resolve(page, mark < 0 ? address : address.substring(0, mark));
      assertTrue(FILES.contains(file), page + " → " + address);
      if (mark >= 0) {
        String anchor = address.substring(mark + 1);
        assertTrue(PAGES.get(file).getElementById(anchor) != null, page + " → " + address);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void noLinkOrButtonStandsWhereATapMeansSomethingElse(String page) {
    Document document = PAGES.get(page);
    assertEquals(0, document.select("a a, a button, label a, summary a, label button").size());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyDigitBelongsToSomethingNamed(String page) {
    List<String> loose = new ArrayList<>();
    for (TextNode text : PAGES.get(page).body().selectXpath("//text()", TextNode.class)) {
      boolean accounted = text.parent().closest(ACCOUNTED) != null;
      if (!accounted && DIGITS.matcher(text.text()).find()) {
        loose.add(text.text().strip());
      }
    }
    assertEquals(List.of(), loose.stream().filter(t -> !MOCK_WORDS.contains(t)).toList());
  }

  /** Names with digits that the real text stage would mark as terms. */
  private static final Set<String> MOCK_WORDS =
      Set.of(
          "p50",
          "p99",
          "캐시 응답 p50",
          "원본 응답 p50",
          "配信元応答 p50",
          "キャッシュ応答 p50",
          "load 2.1",
          "경로당 1회",
          "経路ごとに1回");

  @Test
  void quizCanBeReadAndCheckedWithoutScript() {
    Document quiz = PAGES.get("ko/quiz-cache.html");
    assertEquals(6, quiz.select("details.answer").size());
    assertEquals(0, quiz.select("details.answer[hidden], fieldset[hidden]").size());
    assertEquals(15, quiz.select("[data-reason]").size());
    for (Element button : quiz.select("button")) {
      assertTrue(button.closest("[hidden]") != null, "useless without script: " + button);
      assertEquals("button", button.attr("type"));
    }
    assertEquals(
        Map.of(
            "hit-ratio",
            "b",
            "not-comparable",
            "mixed-statistics mixed-instruments",
            "what-was-skipped",
            "not-run"),
        keys(quiz));
  }

  private static Map<String, String> keys(Document quiz) {
    Map<String, String> keys = new TreeMap<>();
    for (Element question : quiz.select("[data-kind=choice]")) {
      List<String> right = question.select("[data-key=true]").eachAttr("data-option");
      keys.put(question.attr("data-question"), String.join(" ", right));
    }
    return keys;
  }

  @Test
  void languagesShareTheirAnchors() {
    for (String page : List.of("quiz-cache.html", "cache-notes.html", "ledger-cache.html")) {
      assertEquals(
          PAGES.get("ko/" + page).select("[id]").eachAttr("id"),
          PAGES.get("ja/" + page).select("[id]").eachAttr("id"));
    }
  }

  private static String resolve(String page, String address) {
    return address.isEmpty()
        ? page
        : java.net.URI.create("/" + page).resolve(address).getPath().substring(1);
  }
}
