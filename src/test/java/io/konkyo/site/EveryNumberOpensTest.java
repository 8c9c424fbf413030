package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of quizzes and reports of this repository's own site lead to how they come about. */
class EveryNumberOpensTest {
  private static final String NUMBERS = "main :is(.num, .valued .fact, .trace-line .fact)";

  /**
   * Where none does: labels and what a learner compares, which open once answered; the name of a
   * fact inside a formula in words; a wrong answer, whose calculation stands under it; how much a
   * typed number may be off.
   */
  private static final String ELSEWHERE =
      "label, [data-text], .symbolic, .condition, .formula, .named, [data-mistake] > .judgement,"
          + " .how, .tolerance";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ko/pod-network",
        "ja/pod-network",
        "en/pod-network",
        "ko/home-server-quiz",
        "ja/home-server-quiz",
        "ko/pod-network-az",
        "ja/pod-network-az",
        "ko/home-server",
        "ja/home-server",
        "ko/how-numbers-are-checked",
        "ko/errata",
        "ja/errata",
      })
  void aNumberIsALinkToAnEntry(String page) {
    String folder = page.substring(0, page.indexOf('/') + 1);
    Document document = Jsoup.parse(BuiltSite.get().text(page + ".html"));
    List<Element> numbers =
        document.select(NUMBERS).stream()
            .filter(number -> number.closest(ELSEWHERE) == null)
            .toList();
    assertTrue(numbers.size() > 20, page);
    Map<String, Document> ledgers = new HashMap<>();
    for (Element number : numbers) {
      assertEquals("a", number.normalName(), number.outerHtml());
      String[] address = number.attr("href").split("#", 2);
      Document ledger =
          ledgers.computeIfAbsent(
              address[0], name -> Jsoup.parse(BuiltSite.get().text(folder + name)));
      assertNotNull(ledger.getElementById(address[1]), number.outerHtml());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void aNumberTypedBesideAFormulaHasAnEntryWithItsVerdict(String lang) {
    Document quiz = Jsoup.parse(BuiltSite.get().text(lang + "/pod-network.html"));
    List<Element> typed = quiz.select("a.num[href*=#calculation-]");
    Element entry = entry(lang, typed.get(0));
    assertEquals("50%", typed.get(0).text());
    assertEquals("0.209 ms ÷ 0.415 ms = 50.36…% ≈ 50%", entry.selectFirst(".trace").text());
    assertEquals("pass", entry.selectFirst("[data-verdict]").attr("data-verdict"));
    assertEquals(2, entry.select(".inputs a").size());
    assertEquals("pod-network.html#q-fixed-pool-rate", entry.select(".used-in a").attr("href"));
  }

  /** What a number is said not to be stands in big digits above it. */
  @ParameterizedTest
  @CsvSource({"ko, 계산한 값이 아님", "ja, 計算した値ではない", "en, Not the computed value"})
  void aNumberThatAFactIsNotHasAnEntryWithTheValueOfTheFact(String lang, String verdict) {
    Document quiz = Jsoup.parse(BuiltSite.get().text(lang + "/pod-network.html"));
    Element wrong = quiz.selectFirst("a.num[data-relation='!=']");
    Element entry = entry(lang, wrong);
    assertEquals("10 µs", entry.selectFirst(".value-line > .figure").text());
    Element line = entry.selectFirst(".verdicts > li");
    assertEquals(wrong.text(), line.selectFirst(".figure").text());
    assertEquals(verdict, line.selectFirst(".verdict-word").text());
    assertEquals("fortio.bucket.used", entry.select(".inputs a").attr("data-fact"));
  }

  private static Element entry(String lang, Element number) {
    String[] address = number.attr("href").split("#", 2);
    return Jsoup.parse(BuiltSite.get().text(lang + "/" + address[0])).getElementById(address[1]);
  }
}
