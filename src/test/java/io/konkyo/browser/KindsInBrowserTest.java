package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.KindsSite;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Items that are answered by typing, ordering and matching, in a browser. */
@Tag("browser")
class KindsInBrowserTest {
  @TempDir private static Path folder;

  private static Learner learner;
  private static Chromium browser;

  @BeforeAll
  static void start() {
    KindsSite.build(folder.resolve("site"));
    learner = new Learner(folder.resolve("site").toUri().toString());
    browser = learner.browser;
  }

  @BeforeEach
  void openAfresh() {
    learner.openAfresh("ko/kinds.html");
  }

  private static void open(String lang) {
    learner.open(lang + "/kinds.html");
  }

  /** Answers that are the step of 0.205 ms, printed as 0.21 ms, within 0.006 ms. */
  @Test
  void numbersThatAreTheAnswerAreRight() {
    for (String typed :
        List.of(
            "0.21",
            "0.205 ms",
            "210 µs",
            "210 μs",
            "210us",
            "0.000205 s",
            "０．２１",
            "２１０ ｕｓ",
            "0。21",
            "0.2\u200b1 ms",
            "+0.21ms",
            ".21",
            "205,000 ns",
            "205 000 ns",
            "2.05e-1 ms",
            "2.1×10^-1",
            "0.199",
            "0.211 ㎳")) {
      assertEquals("right", graded(typed), typed);
    }
  }

  @Test
  void numbersThatAreNotAreWrong() {
    for (String typed :
        List.of("0.1989999999999999999999", "0.2110000000000000000001", "-0.21", "0.21 s", "21")) {
      assertEquals("wrong", graded(typed), typed);
    }
  }

  @Test
  void whatCannotBeReadIsNotGraded() {
    for (String typed :
        List.of(
            "0,21", "1,23,456", "about 0.2", "0.2.1", "0.21 kg", "--1", "1 2", "0.21 MS", "ms")) {
      type("step", typed);
      assertEquals("", state("step"), typed);
      assertFalse(verdict("step").isBlank());
      assertNull(browser.evaluate("return localStorage.getItem(localStorage.key(0))"));
    }
  }

  private static String graded(String typed) {
    type("step", typed);
    String state = state("step");
    learner.click("#q-step [data-again]");
    return state;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ko|12,000개",
        "ko|12,000 쿼리",
        "ko|1만 2000",
        "ja|１２，０００件",
        "ja|12000クエリ",
        "en|12,000 queries",
        "en|12000"
      })
  void countsMayBearTheCounterOfTheLanguage(String lang, String typed) {
    open(lang);
    type("queries", typed);
    assertEquals(typed.contains("만") ? "" : "right", state("queries"), typed);
  }

  @Test
  void mistakeThatIsKnownHasItsOwnReason() {
    type("step", "0.544 ms");
    WebElement told = browser.one("#q-step [data-told]");
    assertTrue(told.isDisplayed());
    assertEquals("늘어난 폭이 아니라 다른 영역의 평균입니다.", told.getText());
    assertEquals(
        words("ko", "quiz.numeric.wrong", "chosen", "0.544 ms", "key", "0.21 ms"), verdict("step"));
    browser.one("#q-step [data-again]").click();
    assertFalse(told.isDisplayed());
    assertEquals("", browser.one("#q-step input").getAttribute("value"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void orderIsChangedByKeysAlone(String lang) {
    open(lang);
    assertEquals("A, B, C", order());
    browser.evaluate("document.querySelector('#q-order [data-element=cross] [data-down]').focus()");
    browser.press(Keys.ENTER);
    assertEquals("B, A, C", order());
    assertEquals(words(lang, "quiz.order.moved", "letter", "A", "n", "2"), verdict("order"));
    browser.press(Keys.SPACE);
    assertEquals("B, C, A", order());
    assertEquals("", state("order"));
    browser.press(Keys.SPACE);
    assertEquals("B, C, A", order());
    browser.one("#q-order [data-check]").click();
    assertEquals("right", state("order"));
    assertEquals(words(lang, "quiz.order.right", "key", "B, C, A"), verdict("order"));
  }

  @Test
  void wrongOrderSaysWhereEachBelongs() {
    browser.one("#q-order [data-element=zone] [data-up]").click();
    browser.one("#q-order [data-check]").click();
    assertEquals("wrong", state("order"));
    assertEquals(
        words("ko", "quiz.order.wrong", "chosen", "A, C, B", "key", "B, C, A"), verdict("order"));
    assertEquals(
        "○ " + words("ko", "quiz.order.in-place") + " 0.339 ms",
        browser.one("#q-order [data-element=zone] .judgement").getText());
    assertEquals(
        "× " + words("ko", "quiz.order.misplaced", "n", "3") + " 0.544 ms",
        browser.one("#q-order [data-element=cross] .judgement").getText());
    browser.one("#q-order [data-element=zone] [data-up]").click();
    assertEquals("A, C, B", order());
    browser.reload();
    assertEquals("A, C, B", order());
    assertEquals("wrong", state("order"));
    browser.one("#q-order [data-again]").click();
    assertEquals("A, B, C", order());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja", "en"})
  void pairsAreChosenInNativeLists(String lang) {
    open(lang);
    browser.one("#q-pairs [data-check]").click();
    assertEquals(words(lang, "quiz.match.first"), verdict("pairs"));
    pick("mean", "cross");
    browser.one("#q-pairs [data-check]").click();
    assertEquals(words(lang, "quiz.match.first"), verdict("pairs"));
    pick("difference", "node");
    browser.one("#q-pairs [data-check]").click();
    assertEquals(words(lang, "quiz.match.wrong", "total", "2", "right", "1"), verdict("pairs"));
    assertTrue(
        browser
            .one("#q-pairs [data-prompt=difference] .judgement")
            .getText()
            .contains("B. 0.21 ms"));
    browser.reload();
    assertEquals("wrong", state("pairs"));
    browser.one("#q-pairs [data-again]").click();
    pick("mean", "cross");
    pick("difference", "step");
    browser.one("#q-pairs [data-check]").click();
    assertEquals("right", state("pairs"));
  }

  @Test
  void listsNameWhatTheyOfferBesideTheirLetters() {
    assertEquals(
        "A. 0.040\u00a0ms",
        browser.evaluate("return document.querySelector('#q-pairs select').options[1].text"));
  }

  @Test
  void whatIsKeptAndMakesNoSenseIsForgotten() {
    type("step", "0.21");
    browser.evaluate(
        "const key = Object.keys(localStorage).find(name => name.startsWith('konkyo:1:'));"
            + " const all = JSON.parse(localStorage.getItem(key));"
            + " all.step.chosen = ['nonsense']; all.pairs = {chosen: ['mean=gone'], version:"
            + " document.querySelector('#q-pairs').dataset.version, right: true};"
            + " all.order = {chosen: ['gone', 'zone'], version: 'older', right: true};"
            + " localStorage.setItem(key, JSON.stringify(all))");
    browser.reload();
    assertEquals("", state("step"));
    assertEquals("", state("pairs"));
    assertEquals("C, A, B", order());
    assertEquals(List.of(), browser.complaints());
  }

  @Test
  void withoutScriptEveryKindCanBeReadAndCheckedByOneself() {
    learner.withoutScript(
        () -> {
          browser.reload();
          assertTrue(browser.all("#main button").stream().noneMatch(WebElement::isDisplayed));
          for (WebElement question : browser.all(".question")) {
            WebElement key = question.findElement(By.cssSelector(".key"));
            assertFalse(key.isDisplayed());
            question.findElement(By.cssSelector(".answer summary")).click();
            assertTrue(key.isDisplayed());
          }
          assertTrue(browser.one("#q-step .key").getText().contains("0.21 ms"));
          assertEquals("B", browser.one("#q-order .sorted .letter").getText());
        });
  }

  @Test
  void nothingIsWiderThanANarrowScreen() {
    browser.size(320, 780);
    try {
      browser.reload();
      assertEquals(
          true, browser.evaluate("return document.documentElement.scrollWidth <= innerWidth"));
    } finally {
      browser.size(360, 780);
    }
  }

  private static void type(String item, String text) {
    learner.type(item, text);
    learner.check(item);
  }

  private static void pick(String prompt, String target) {
    learner.pick("pairs", prompt, target);
  }

  private static String order() {
    return learner.lines("order", "data-letter").stream()
        .map(String::valueOf)
        .collect(Collectors.joining(", "));
  }

  private static String state(String item) {
    return learner.state(item);
  }

  private static String verdict(String item) {
    return learner.verdict(item);
  }
}
