package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.example.ExampleContent;
import io.konkyo.pipeline.Folders;
import io.konkyo.pipeline.Pipeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the ledger knows of a value besides the value is on its page, in every language. */
class LedgerDetailsTest {
  private static final Path FILES = Path.of("src/test/resources/io/konkyo/site/details");

  private static final Map<String, Document> PAGES = new HashMap<>();

  @BeforeAll
  static void build(@TempDir Path folder) throws IOException {
    ExampleContent content = ExampleContent.in(folder);
    for (String name : List.of("setups.yml", "sources.yml", "facts/details.yml")) {
      content.write(name, Files.readAllBytes(FILES.resolve(name)));
    }
    Folders folders = new Folders(content.content(), Path.of("templates"), content.out());
    List<Diagnostic> told =
        new Pipeline(folders)
            .build().diagnostics().stream()
                .filter(diagnostic -> !ExampleContent.isAboutUse(diagnostic.code().id()))
                .toList();
    assertEquals("", content.reported(told));
    for (String lang : List.of("ko", "ja")) {
      PAGES.put(
          lang,
          Jsoup.parse(Files.readString(content.out().resolve(lang + "/ledger-details.html"))));
    }
  }

  @Test
  void bothEndsOfAChosenInputAreShown() {
    assertEquals(
        "고른 입력 고른 RTT 32 ms일 때 2.05 MB/s 40 ms일 때 1.64 MB/s", text("ko", "window.rate", ".chosen"));
    assertEquals(
        "選んだ入力 選んだ RTT 32 ms のとき 2.05 MB/s 40 ms のとき 1.64 MB/s",
        text("ja", "window.rate", ".chosen"));
    assertEquals("#tuned.rtt", href(PAGES.get("ko"), "window.rate", ".chosen a"));
  }

  @Test
  void theRangeOfAChosenValueIsShown() {
    assertEquals("32 ms 이상 40 ms 이하", attributes("ko", "tuned.rtt").get("고른 범위"));
    assertEquals("32 ms 以上 40 ms 以下", attributes("ja", "tuned.rtt").get("選んだ範囲"));
  }

  @Test
  void whatAToolPrintsStandsBesideWhatItMeans() {
    assertEquals(
        "도구의 표기 10.98 MB/s 뜻 10.98 MiB/s 이 도구의 MB는 MiB를 뜻합니다",
        text("ko", "fetch.rate", ".as-printed"));
    assertEquals(
        "ツールの表記 10.98 MB/s 意味 10.98 MiB/s このツールの MB は MiB を指します",
        text("ja", "fetch.rate", ".as-printed"));
    assertEquals("도구의 표기 332 MB/s 이 도구의 MB는 십진 단위 그대로입니다", text("ko", "copy.rate", ".as-printed"));
    assertEquals(0, article("ko", "delay").select(".as-printed").size());
  }

  @Test
  void aReadingTypedAsPrintedIsTheUnitItsToolMeans() {
    assertEquals("10.98 MiB/s", text("ko", "fetch.rate", ".fact-head .figure"));
  }

  @Test
  void strengthAndFlagsStandBesideTheVerdict() {
    assertEquals("맞을 수 있는 수 2개", verdict("ko", "delay.step", 0).select(".limits").text());
    Element drop = verdict("ja", "copy.drop", 0);
    assertEquals("合いうる数は 489 個 · 弱い検算 · 入力が裏づけるより細かい桁", drop.select(".limits").text());
    assertEquals(
        "入力値の丸めを考えると 37.70739% 以上 38.19549% 以下になりえます", drop.select(".verdict-reason").text());
  }

  @Test
  void aRangeShowsWhyTheInputsAllowANumber() {
    Element line = verdict("ko", "delay.step", 1);
    assertEquals("입력값의 반올림 범위 안", line.select(".verdict-word").text());
    assertEquals(
        "입력값의 반올림을 따지면 0.204 ms 이상 0.206 ms 이하까지 나올 수 있습니다", line.select(".verdict-reason").text());
  }

  @Test
  void aCauseStandsBesideASuspectNumberAndItsStrengthInTheFinding() {
    assertEquals("자릿수가 어긋남", verdict("ko", "delay.step", 2).select(".verdict-reason").text());
    assertEquals("맞는 수는 하나뿐", PAGES.get("ko").select(".against .limits").text());
  }

  @Test
  void aShareSaysOfWhatAndAComparisonWhatWasChanged() {
    Map<String, String> attributes = attributes("ja", "copy.drop");
    assertEquals("書き込み速度", attributes.get("割合の基準"));
    assertEquals("ディスクだけを替えた", attributes.get("変えてみたもの"));
  }

  @Test
  void anAgreementShowsItsToleranceAndHowMuchOfItIsUsed() {
    assertEquals(
        List.of("예측 333 MB/s", "실측 332 MB/s", "편차 −0.30%", "허용 범위 0.6%", "허용 범위 사용률 50% = 허용 범위 안"),
        article("ko", "near").select("td[data-label]").stream()
            .map(cell -> cell.attr("data-label") + " " + cell.text())
            .toList());
    assertTrue(attributes("ko", "near").get("한쪽 한계").startsWith("실측은 예측보다 높을 수 없습니다."));
    assertTrue(attributes("ja", "near").get("片側の限界").startsWith("実測は予測を上回ってはなりません。"));
  }

  private static Map<String, String> attributes(String lang, String fact) {
    Map<String, String> attributes = new HashMap<>();
    for (Element name : article(lang, fact).select(".attributes dt")) {
      attributes.put(name.text(), name.nextElementSibling().text().replace('\u00a0', ' '));
    }
    return attributes;
  }

  private static Element article(String lang, String fact) {
    return PAGES.get(lang).getElementById(fact);
  }

  private static Element verdict(String lang, String fact, int place) {
    return article(lang, fact).select(".verdicts > li").get(place);
  }

  private static String text(String lang, String fact, String part) {
    return article(lang, fact).select(part).text().replace('\u00a0', ' ');
  }

  private static String href(Document page, String fact, String part) {
    String address = page.getElementById(fact).select(part).attr("href");
    return address.substring(address.indexOf('#'));
  }
}
