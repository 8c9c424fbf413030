package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.example.ExampleContent;
import io.konkyo.pipeline.Folders;
import io.konkyo.pipeline.Pipeline;
import io.konkyo.site.readback.PageCoverage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages that tell how items and figures were checked. */
class QualityPagesTest {
  private static final List<String> LANGUAGES = List.of("ko", "ja");
  private static final String QUIZ = "quizzes/step-quiz.yml";
  private static final String FACTS = "facts/ping.yml";
  private static final String ITEM = "    explanation:\n      ko: 다른 영역";
  private static final String REASON = "{ko: 일부러 그렇게 썼습니다., ja: わざとそう書きました。}";

  /** Messages of rules are English sentences: three words in a row are one. */
  private static final Pattern ENGLISH = Pattern.compile("[a-z]{2,} [a-z]{2,} [a-z]{2,}");

  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void laySkeleton() {
    content = ExampleContent.in(folder);
  }

  @Test
  void aWarningStandsAtItsItemInTheWordsOfThePage() {
    vague();
    assertEquals(List.of(DiagnosticCode.VAGUE_FREQUENCY, DiagnosticCode.VAGUE_FREQUENCY), build());
    for (String lang : LANGUAGES) {
      Document page = page(lang, "quality");
      Element remark = page.selectFirst(".items .remark");
      assertEquals("vague-frequency", remark.select("code").text());
      String name = UiWords.of(lang, Map.of()).get("rule.vague-frequency");
      assertEquals(name, remark.select("a").text());
      assertEquals("#rule-vague-frequency", remark.select("a").attr("href"));
      assertEquals("2", page.select("#rule-vague-frequency td").first().text());
      assertSound(page);
      assertSound(page(lang, "coverage"));
    }
  }

  @Test
  void whatIsAllowedOnAnItemStandsThereWithItsReason() {
    vague();
    edit(QUIZ, ITEM, "    allow: [{rule: vague-frequency, reason: " + REASON + "}]\n" + ITEM);
    assertEquals(List.of(), build());
    for (String lang : LANGUAGES) {
      Document page = page(lang, "quality");
      assertEquals(0, page.select(".remark").size());
      assertEquals(reason(lang), page.select(".items .lint .reason").text());
      assertEquals("1", page.select("#rule-vague-frequency td").last().text());
      assertSound(page);
    }
  }

  @Test
  void whatIsAllowedElsewhereStandsUnderItsDocument() {
    String rule = "    allow: [{rule: false-precision, reason: " + REASON + "}]\n";
    edit(FACTS, "    stated: 0.21 ms\n", "    stated: 0.2050000 ms\n" + rule);
    String section = "    allow: [{rule: universal-wording, reason: " + REASON + "}]\n";
    edit("pages/step-page.yml", "    blocks:\n", section + "    blocks:\n");
    assertEquals(List.of(DiagnosticCode.UNUSED_ALLOWANCE), build());
    for (String lang : LANGUAGES) {
      Document page = page(lang, "quality");
      assertEquals(
          List.of("ledger-ping.html", "step-page.html"),
          page.select("section[aria-labelledby=elsewhere] h3 a").eachAttr("href"));
      assertEquals(
          List.of("ledger-ping.html#rtt.step", "step-page.html#grounds"),
          page.select(".allowances .subject a").eachAttr("href"));
      assertEquals(
          List.of(reason(lang), reason(lang)), page.select(".allowances .reason").eachText());
      assertEquals(1, page.select(".allowances li:contains(universal-wording) .idle").size());
      assertEquals(0, page.select(".allowances li:contains(false-precision) .idle").size());
      assertSound(page);
    }
  }

  @Test
  void whatIsAllowedOnAnAgreementAndASourceStandsThere() {
    String agreements =
        """
        agreements:
          rtt.share:
            model: rtt.cross_az * 0.623
            observed: rtt.same_az
            tolerance: 50 %
            because: {ko: 넉넉히 잡았습니다., ja: 広く取りました。}
            allow: [{rule: weak-agreement, reason: REASON}]
        """;
    content.write(
        FACTS,
        (content.read(FACTS) + agreements.replace("REASON", REASON))
            .getBytes(StandardCharsets.UTF_8));
    String source =
        """
        notes:
          title: {ko: 옛 기록, ja: 古い記録}
          allow: [{rule: uncited-source, reason: REASON}]
        """;
    content.write(
        "sources.yml",
        ("sources:\n" + source.replace("REASON", REASON).indent(2))
            .getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of(), build());
    Document page = page("ja", "quality");
    assertEquals(
        List.of("ledger-ping.html#rtt.share"),
        page.select(".allowances .subject a").eachAttr("href"));
    assertEquals(List.of("rtt.share", "古い記録"), page.select(".allowances .subject").eachText());
    assertEquals(
        List.of(reason("ja"), reason("ja")), page.select(".allowances .reason").eachText());
    assertSound(page);
  }

  @Test
  void whatIsAllowedOnAQuizStandsBesideItsFigures() {
    edit(QUIZ, "items:\n", "allow: [{rule: key-length-bias, reason: " + REASON + "}]\nitems:\n");
    build();
    Document page = page("ko", "quality");
    assertEquals(1, page.select(".quiz-part > .allowances li").size());
    assertEquals(5, page.select(".traits tbody tr").size());
    assertEquals("at least 1 of 3", page.select("[data-chance^=at]").get(2).attr("data-chance"));
  }

  @Test
  void figuresOfChanceThatATemplateChangesAreTold() throws IOException {
    String own = Files.readString(Path.of("templates/quality.ftlh"));
    content.write(
        "templates/quality.ftlh",
        own.replace("<div>${trait.probability}</div>", "<div>${tampered(trait)}</div>")
            .concat(
                "<#function tampered trait><#return"
                    + " trait.probability?markup_string?replace('>0.', '>1.')?no_esc></#function>")
            .getBytes(StandardCharsets.UTF_8));
    assertTrue(build().contains(DiagnosticCode.MISPRINTED_NUMBER));
  }

  @Test
  void itemsThatNoFactProvesAreLinked() {
    edit(QUIZ, "        holds: rtt.step == rtt.cross_az - rtt.same_az\n", "        key: true\n");
    edit(QUIZ, ITEM, "    rests_on: [rtt.step]\n" + ITEM);
    build();
    for (String lang : LANGUAGES) {
      Document page = page(lang, "coverage");
      Element item = page.selectFirst("section[aria-labelledby=unproved] li");
      assertEquals("step-quiz.html#q-step", item.select("a").first().attr("href"));
      assertFalse(item.select("[data-marker]").isEmpty());
      assertSound(page);
    }
  }

  @Test
  void bothPagesOfThisSiteAreReachedAndLeadToEachOther() {
    for (String lang : LANGUAGES) {
      Document index = ofThisSite(lang, "index");
      assertEquals(1, index.select("main a[href=quality.html]").size());
      assertEquals(1, index.select("main a[href=coverage.html]").size());
      Document quality = ofThisSite(lang, "quality");
      assertEquals(1, quality.select(".title-block a[href=coverage.html]").size());
      assertNotEquals(0, quality.select(".items a[href^=pod-network.html#q-]").size());
      assertNotEquals(0, quality.select(".rules tr[id=rule-longest-key] cite").size());
      assertSound(quality);
      Document coverage = ofThisSite(lang, "coverage");
      assertEquals(1, coverage.select(".title-block a[href=quality.html]").size());
      assertNotEquals(0, coverage.select(".facts-list a[href^=ledger-]").size());
      assertSound(coverage);
    }
  }

  private static Document ofThisSite(String lang, String name) {
    return Jsoup.parse(BuiltSite.get().text(lang + "/" + name + ".html"));
  }

  private static String reason(String lang) {
    return lang.equals("ko") ? "일부러 그렇게 썼습니다." : "わざとそう書きました。";
  }

  private static void assertSound(Document page) {
    assertEquals(List.of(), PageCoverage.of(page.title(), page).unbound());
    assertFalse(ENGLISH.matcher(prose(page)).find(), prose(page));
  }

  /** The page's own words: names of sources and code are in the language they are in. */
  private static String prose(Document page) {
    Document prose = page.clone();
    prose.select("code, cite, .site-nav").remove();
    return prose.body().text();
  }

  private void vague() {
    edit(QUIZ, "차이는 ${rtt.same_az}입니다", "차이는 대체로 ${rtt.same_az}입니다");
    edit(QUIZ, "差は ${rtt.same_az} です", "差はたいてい ${rtt.same_az} です");
  }

  private void edit(String file, String from, String to) {
    String text = content.read(file);
    assertTrue(text.contains(from), from);
    content.write(file, text.replace(from, to).getBytes(StandardCharsets.UTF_8));
  }

  private List<DiagnosticCode> build() {
    Folders folders = new Folders(content.content(), content.templates(), content.out());
    return new Pipeline(folders).build().diagnostics().stream().map(Diagnostic::code).toList();
  }

  private Document page(String lang, String name) {
    try {
      return Jsoup.parse(Files.readString(content.out().resolve(lang + "/" + name + ".html")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
