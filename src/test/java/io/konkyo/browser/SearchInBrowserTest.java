package io.konkyo.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.BuiltSite;
import io.konkyo.site.KindsSite;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** This site, searched from a folder and from a web server. */
@Tag("browser")
class SearchInBrowserTest {
  private static final String FOUND =
      "return [...document.querySelectorAll('.found a')].map(a => a.getAttribute('href'))";

  private static final String BEST =
      """
      return konkyo.find.find(konkyoIndex.parts, arguments[0]).hits.map(
          hit => hit.part.page + (hit.part.anchor ? '#' + hit.part.anchor : ''));
      """;

  private static BuiltSite site;
  private static WebServer server;

  @BeforeAll
  static void start() {
    site = BuiltSite.get();
    server = new WebServer(Path.of(java.net.URI.create(site.root())));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Learner learner(boolean served) {
    return new Learner(served ? server.root() : site.root());
  }

  @ParameterizedTest
  @CsvSource({"ko, true", "ko, false", "ja, true", "ja, false", "en, true", "en, false"})
  void everyQueryLeadsWhereItShould(String locale, boolean served) throws IOException {
    Learner learner = learner(served);
    learner.openAfresh(locale + "/search.html");
    List<String> faults = new ArrayList<>();
    List<String[]> queries = queries(locale);
    for (String[] query : queries) {
      type(learner, query[0]);
      List<?> found = (List<?>) learner.browser.evaluate(BEST, query[0]);
      if (!found.subList(0, Math.min(3, found.size())).contains(query[1])) {
        faults.add(query[0] + " (" + query[3] + "): " + query[1] + " is not first in " + found);
      }
      if (found.size() > Integer.parseInt(query[2])) {
        faults.add(query[0] + " (" + query[3] + "): " + found.size() + " results");
      }
      if (!((List<?>) learner.browser.evaluate(FOUND)).contains(query[1])) {
        faults.add(query[0] + " (" + query[3] + "): " + query[1] + " is not shown");
      }
    }
    assertTrue(queries.size() >= 35, queries.size() + " queries");
    assertEquals(List.of(), faults);
    assertEquals(List.of(), learner.browser.complaints());
  }

  private static List<String[]> queries(String locale) throws IOException {
    String file = "/io/konkyo/site/search/" + locale + ".tsv";
    try (InputStream in = SearchInBrowserTest.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .toList();
    }
  }

  /** Types as a paste does, then waits until the index has been read. */
  private static void type(Learner learner, String query) {
    learner.browser.evaluate(
        """
        const field = document.getElementById('search-words');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', {bubbles: true}));
        """,
        query);
    learner.browser.until(
        () -> (Boolean) learner.browser.evaluate("return Boolean(window.konkyoIndex)"));
  }

  @Test
  void everyResultLeadsToAPlaceThereIs() {
    Learner learner = learner(false);
    learner.openAfresh("ko/search.html");
    type(learner, "회");
    List<?> parts =
        (List<?>)
            learner.browser.evaluate(
                "return konkyoIndex.parts.map(p => [p.page, p.anchor, p.title, p.text])");
    assertTrue(parts.size() > 400, parts.size() + " parts");
    for (Object part : parts) {
      List<?> place = (List<?>) part;
      String page = site.text("ko/" + place.get(0));
      assertTrue(
          place.get(1).equals("") || page.contains(" id=\"" + place.get(1) + "\""),
          place::toString);
      assertFalse(((String) place.get(2)).isBlank(), place::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void nothingIsReadUntilSomebodySearches(boolean served) {
    Learner learner = learner(served);
    learner.openAfresh("ja/search.html");
    learner.browser.requests();
    learner.openAfresh("ja/pod-network.html");
    learner.open("ja/search.html");
    assertFalse(learner.browser.requests().stream().anyMatch(a -> a.contains("search-ja")));
    type(learner, "再送");
    assertEquals(
        List.of(learner.address("assets/search-ja.js")),
        learner.browser.requests().stream().filter(a -> a.endsWith(".js")).toList());
    type(learner, "往復");
    assertEquals(List.of(), learner.browser.requests());
  }

  @Test
  void readersOfKeysAndEarsAreServed() {
    Learner learner = learner(false);
    learner.openAfresh("ko/pod-network.html");
    learner.browser.one(".search-link a").click();
    WebElement field = learner.browser.one("#search-words");
    assertEquals(field, learner.browser.evaluate("return document.activeElement"));
    field.sendKeys("재전송");
    WebElement status = learner.browser.one("[data-search-status]");
    learner.browser.until(() -> status.getText().matches("검색 결과 [0-9]+건"));
    assertEquals("status", status.getAttribute("role"));
    assertEquals(
        status.getText().replaceAll("\\D", ""),
        learner.browser.evaluate(
            "return String([...document.querySelectorAll('.found-count')]"
                + ".reduce((sum, count) => sum + Number(count.textContent), 0))"));
    learner.browser.press(Keys.ARROW_DOWN);
    WebElement first = learner.browser.one(".found a");
    assertEquals(first, learner.browser.evaluate("return document.activeElement"));
    learner.browser.press(Keys.ARROW_UP);
    assertEquals(field, learner.browser.evaluate("return document.activeElement"));
    learner.browser.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ESCAPE);
    assertEquals(field, learner.browser.evaluate("return document.activeElement"));
    learner.browser.press(Keys.ARROW_DOWN, Keys.ENTER);
    learner.browser.until(
        () ->
            !learner.browser.address().contains("search.html")
                && learner.browser.evaluate("return document.readyState").equals("complete"));
    learner.browser.evaluate("history.back()");
    learner.browser.until(() -> learner.browser.all(".found a").size() > 0);
    assertEquals("재전송", learner.browser.one("#search-words").getDomProperty("value"));
  }

  @Test
  void whatWasFoundIsMarkedAndOnlyThat() {
    Learner learner = learner(false);
    learner.openAfresh("ko/search.html");
    type(learner, "０．２０５ms");
    List<?> marked =
        (List<?>)
            learner.browser.evaluate(
                "return [...document.querySelectorAll('.found mark')].map(m => m.textContent)");
    assertFalse(marked.isEmpty());
    marked.forEach(words -> assertEquals("0.205 ms", ((String) words).replace('\u00a0', ' ')));
    type(learner, "<img src=x>");
    assertEquals(0, learner.browser.all(".search img").size());
    type(learner, "zzz 뷁뷁");
    learner.browser.until(
        () -> learner.browser.one("[data-search-status]").getText().startsWith("찾은 것이 없습니다"));
    assertEquals(0, learner.browser.all(".found").size());
  }

  @Test
  void noKeyIsGivenAway() {
    Learner learner = learner(false);
    learner.openAfresh("ko/search.html");
    type(learner, "회");
    Object told =
        learner.browser.evaluate(
            "return konkyoIndex.parts.filter(p => p.group === 'question' && p.anchor)"
                + ".map(p => p.text).filter(t => /정답|해설|○|×/.test(t))");
    assertEquals(List.of(), told);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void withoutScriptThePageListsEveryPage(String locale) throws IOException {
    Learner learner = learner(false);
    Set<String> pages = new TreeSet<>();
    try (Stream<Path> files =
        Files.list(Path.of(java.net.URI.create(site.root())).resolve(locale))) {
      files.map(file -> file.getFileName().toString()).forEach(pages::add);
    }
    pages.removeIf(name -> !name.endsWith(".html") || name.equals("search.html"));
    learner.withoutScript(
        () -> {
          learner.open(locale + "/search.html");
          assertFalse(learner.browser.one("noscript").getText().isBlank());
          assertFalse(learner.browser.one("#search-words").isDisplayed());
          List<WebElement> links = learner.browser.all(".onward a");
          assertEquals(
              pages,
              links.stream()
                  .map(link -> link.getDomAttribute("href"))
                  .collect(Collectors.toCollection(TreeSet::new)));
          assertEquals(pages.size(), links.size());
          links.forEach(link -> assertFalse(link.getText().isBlank()));
        });
  }

  @Test
  void anIndexThatCannotBeReadIsSaid() {
    Learner learner = learner(false);
    learner.openAfresh("ko/search.html");
    learner.browser.evaluate(
        "document.querySelector('[data-search]').dataset.index = '../assets/none.js'");
    learner.browser.one("#search-words").sendKeys("회");
    learner.browser.until(
        () -> learner.browser.one("[data-search-status]").getText().contains("읽지 못했습니다"));
    learner.browser.complaints();
  }

  @Test
  void englishPagesAreSearchedInEnglish(@TempDir Path folder) {
    KindsSite.build(folder.resolve("site"));
    Learner learner = new Learner(folder.resolve("site").toUri().toString());
    learner.openAfresh("en/search.html");
    type(learner, "round trip");
    learner.browser.until(
        () -> learner.browser.one("[data-search-status]").getText().matches("Results: [0-9]+"));
    List<?> found = (List<?>) learner.browser.evaluate(FOUND);
    assertTrue(
        found.stream().anyMatch(a -> ((String) a).startsWith("ledger-ping.html#")),
        found::toString);
  }

  /** What is marked is what was found as it was written, not as it was folded. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ウインドウ | 受信ウィンドウの値 | ウィンドウ",
        "サーバ | 前のサーバーまで | サーバー",
        "サーバー | 前のサーバ機 | サーバ",
        "バ | ヴァ と ハ | ヴァ",
        "ばーじょん | 新ヴァージョン2 | ヴァージョン",
        "バッファ | 小ﾊﾞｯﾌｧｰ大 | ﾊﾞｯﾌｧｰ",
        "ホームサーバ | ホーム・サーバーへ | ホーム・サーバー",
        "ms | 5㎳ と ms | ㎳;ms",
        "0.205ms | 差は 0.205 ms です | 0.205 ms",
        "1000 | 1,000 と 1000 | 1,000;1000",
        "roundtrip | A round-trip, a round trip | round-trip;round trip",
        "queries | A query of queries | query;queries",
        "홈서버 | 내 홈 서버의 | 홈 서버",
        "가 | x \u1100\u1161 y | \u1100\u1161",
        "재전송율 | 첫 재전송률은 | 재전송률",
        "三か月 | 約三ヶ月後 | 三ヶ月",
        "🚀 | a 🚀 b | 🚀",
      })
  void whatWasFoundIsMarkedAsItStands(String query, String text, String marked) {
    Learner learner = learner(false);
    if (!learner.browser.address().contains("search.html")) {
      learner.open("ko/search.html");
    }
    Object marks =
        learner.browser.evaluate(
            """
            const parts = [{title: 'none', text: arguments[0]}];
            konkyo.find.prepare(parts);
            const found = konkyo.find.find(parts, arguments[1]);
            return konkyo.find.marks(arguments[0], found.words, found.near)
                .map(mark => arguments[0].slice(mark[0], mark[1])).join(';');
            """,
            text,
            query);
    assertEquals(marked, marks, query + " in " + text);
  }

  /** Texts that somebody pastes, or that mean nothing, are answered like others. */
  @Test
  void anyInputIsAnswered() {
    Learner learner = learner(false);
    learner.openAfresh("ja/search.html");
    WebElement status = learner.browser.one("[data-search-status]");
    for (String piece :
        List.of(
            "재전송률", "ウインドウ", "a", "0.205 ms ", "!?", "🚀", "\uD83D", "てにをは", "1,000", "-", " ")) {
      type(learner, "再送");
      learner.browser.until(() -> status.getText().contains("9"));
      type(learner, piece.repeat(100_000 / piece.length()));
      learner.browser.until(() -> !status.getText().contains("9 "));
      type(learner, piece);
    }
    type(learner, "、。");
    learner.browser.until(() -> status.getText().equals("文字か数字を入れてください。"));
    assertEquals(0, learner.browser.all(".found").size());
    assertEquals(List.of(), learner.browser.complaints());
  }

  /** Kana are looked for when they are what they will be; Korean syllables while they are typed. */
  @Test
  void lettersThatAreBeingPutTogetherWait() {
    Learner learner = learner(false);
    learner.openAfresh("ja/search.html");
    type(learner, "再送");
    compose(learner, "input", "さいｓ");
    assertTrue(learner.browser.address().endsWith("?q=%E5%86%8D%E9%80%81"));
    compose(learner, "input", "往復");
    compose(learner, "compositionend", "往復");
    assertTrue(learner.browser.address().endsWith("?q=%E5%BE%80%E5%BE%A9"));
    assertTrue(learner.browser.one(".found mark").getText().equals("往復"));
    compose(learner, "input", "재전");
    assertTrue(learner.browser.address().endsWith("?q=%EC%9E%AC%EC%A0%84"));
  }

  private static void compose(Learner learner, String event, String text) {
    learner.browser.evaluate(
        """
        const field = document.getElementById('search-words');
        field.value = arguments[1];
        field.dispatchEvent(arguments[0] === 'input'
            ? new InputEvent('input', {bubbles: true, isComposing: true})
            : new CompositionEvent(arguments[0], {bubbles: true}));
        """,
        event,
        text);
  }

  /** The finder by itself, in English too. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "latency | Latency budget of a request; Latencies across zones | Translatency",
        "latenc | Latencies across zones; Latency budget of a request | Translatency",
        "latencies | Latency budget of a request; Latencies | Translatency",
        "servers | A server; Servers | Serverless; Observers",
        "boxes | One box; Boxes | Boxer",
        "class | Classes | Clas",
        "round-trip | Round trip; roundtrips; ROUND-TRIP | around trip",
        "round trip | Round-trip; a trip round it | ground trip",
        "e-mail | email | mail",
        "sender's | The sender’s side; senders | resenders",
        "5-10 | From 5-10 steps | 510 steps; 5 10",
        "LATENCY budget | Latency budget of a request | Latencies across zones",
        "zone | Latencies across zones | Ozone layer",
        "5 ms | Took 5 ms | Took 35 ms; Took 0.5 ms; Took 5.2 ms; Took 55 ms",
        "5ms | Took 5 ms | Took 35 ms; Took 15ms",
        "1,000 | In 1000 steps; In 1,000 steps | In 21,000 steps; 1,0001",
        "−3 | From -3 to 4 | From 3 to 4",
        "µs | Took 7 μs | Took 7 ms",
        "caf\u00e9 | cafe\u0301 latte | cafeteria",
        "가 | \u1100\u1161 | 나",
        "재전송 | \u110c\u1162\u110c\u1165\u11ab\u1109\u1169\u11bc | 재전소",
        "\u110c\u1162\u110c\u1165\u11ab\u1109\u1169\u11bc | 재전송률 | 재정송",
        "재전송 률 | 재전송률; 재전송 률; 재전송율 | 재전송; 재전송 확률",
        "홈 서버 | 홈서버의; 홈 서버 | 홀서버",
        "홈서버 | 홈 서버 | 큰 서버",
        "재전ㅅ | 재전송 | 전송",
        "ウインドウ | ウィンドウ; ｳｨﾝﾄﾞｳ; ういんどう | ウエンドウ",
        "ウィンドウ | ウインドウ; 受信ウインドウの | ウイン",
        "サーバ | サーバー; ｻｰﾊﾞｰ | そばさば",
        "サーバー | サーバ機; サーバ | さば",
        "コンピュータ | コンピューター; コンピユータ; こんぴゅーたー | コンビュータ",
        "こんぴゅーた | コンピューター; ｺﾝﾋﾟｭｰﾀ | コンビュータ",
        "サーバルーム | サーバールーム | サバ",
        "ルート | ルート | すると",
        "データ | データー; データベース | までた",
        "キャッシユ | キャッシュ | キヤシ",
        "ヴァージョン | バージョン; ｳﾞｧｰｼﾞｮﾝ | ハージョン",
        "バイオリン | ヴァイオリン | ハイオリン",
        "ボリューム | ヴォリューム | ホリューム",
        "三ヶ月 | 三ケ月; 三か月; 三箇月; 三ヵ月; 三カ月 | 三月",
        "インターフェイス | インターフェース; インタフェース | インターファス",
        "ホーム・サーバー | ホームサーバー; ホーム サーバ; ﾎｰﾑ･ｻｰﾊﾞｰ | ホームバー",
        "ホームサーバー | ホーム・サーバー | ホームバー",
        "じったい | ジッタイ; じったい | したい",
        "セル | セルの | させる",
        "± | 5 ± 1 | 5 + 1",
        "🚀 | Up 🚀\uFE0F | Up 🛸",
      })
  void aTextIsFoundOrNot(String query, String with, String without) {
    Learner learner = learner(false);
    if (!learner.browser.address().contains("search.html")) {
      learner.open("ko/search.html");
    }
    for (Map.Entry<String, Boolean> row :
        Map.of(with, true, without == null ? "" : without, false).entrySet()) {
      for (String text : row.getKey().split("; ")) {
        Object near =
            learner.browser.evaluate(
                """
                const parts = [{title: 'none', text: arguments[0]}];
                konkyo.find.prepare(parts);
                const found = konkyo.find.find(parts, arguments[1]);
                return found.hits.length > 0 && !found.near;
                """,
                text,
                query);
        assertEquals(row.getValue(), near, query + " in " + text);
      }
    }
  }
}
