package io.konkyo.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.BuiltSite;
import io.konkyo.site.UiWords;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Taking the quiz of this site in a browser, opened from the file system. */
@Tag("browser")
class QuizInBrowserTest {
  private static final String QUIZ = "pod-network.html";
  private static final String FIRST = ".question:first-of-type ";
  private static final String CHECK = FIRST + "[data-check]";
  private static final String TOLD = ".option.told";

  private static Learner learner;
  private static Chromium browser;

  @BeforeAll
  static void start() {
    learner = new Learner(BuiltSite.get().root());
    browser = learner.browser;
  }

  @BeforeEach
  void openAfresh() {
    learner.openAfresh("ko/" + QUIZ);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja"})
  void wrongAnswerIsSaidInWordsAndEveryOptionHasItsReason(String lang) {
    learner.open(lang + "/" + QUIZ);
    choose(option("false"));
    browser.one(CHECK).click();

    Map<String, String> words = UiWords.of(lang, Map.of());
    String verdict = browser.one(FIRST + "[data-verdict]").getText();
    assertTrue(verdict.startsWith(beginning(words.get("quiz.wrong"))), verdict);
    assertTrue(verdict.contains(option("true").getAttribute("data-letter")), verdict);
    for (WebElement option : browser.all(FIRST + ".option")) {
      assertEquals(words(ownReason(option)), words(given(option)));
      assertFalse(ownReason(option).isBlank());
    }
    assertEquals(1, count(".option.told.is-chosen:not(.is-key)"));
    assertEquals(words.get("quiz.chosen-wrong"), judgement(".is-chosen"));
    assertEquals(score(words, 1, 0), browser.one("[data-score]").getText());
  }

  @Test
  void rightAnswerIsSaidInWordsAndCounted() {
    choose(option("true"));
    browser.one(CHECK).click();
    Map<String, String> words = UiWords.of("ko", Map.of());
    String verdict = browser.one(FIRST + "[data-verdict]").getText();
    assertTrue(verdict.startsWith(beginning(words.get("quiz.right"))), verdict);
    assertEquals(words.get("quiz.chosen-right"), judgement(".is-chosen"));
    assertEquals(score(words, 1, 1), browser.one("[data-score]").getText());
    assertTrue(browser.one(FIRST + "details.answer").getAttribute("open") != null);
  }

  @Test
  void checkingNothingAsksForAChoice() {
    browser.one(CHECK).click();
    assertEquals(
        UiWords.of("ko", Map.of()).get("quiz.choose-first"),
        browser.one(FIRST + "[data-verdict]").getText());
    assertEquals(0, count(TOLD));
  }

  @Test
  void keysThatOnlyMoveNeverGrade() {
    browser.evaluate("document.querySelector('.question input').focus()");
    browser.press(Keys.SPACE, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ENTER);
    assertEquals(1, count(FIRST + "input:checked"));
    assertEquals(0, count(TOLD));
    String page = browser.address();
    for (int i = 0; i < 12; i++) {
      browser.press(Keys.TAB);
    }
    for (int i = 0; i < 6; i++) {
      browser.press(Keys.ARROW_DOWN);
    }
    assertEquals(0, count(TOLD));
    assertEquals(page, browser.address());
  }

  @Test
  void buttonGradesByKey() {
    browser.evaluate("document.querySelector('.question input').focus()");
    browser.press(Keys.SPACE, Keys.TAB);
    assertEquals("true", active("el.hasAttribute('data-check')"));
    browser.press(Keys.SPACE);
    assertEquals(count(FIRST + ".option"), count(TOLD));
  }

  @Test
  void reloadAndOtherLanguageKeepWhatWasAnswered() {
    choose(option("true"));
    browser.one(CHECK).click();
    browser.reload();
    assertEquals(count(FIRST + ".option"), count(TOLD));
    assertEquals("right", browser.one("[data-map]").getAttribute("data-state"));

    learner.open("ja/" + QUIZ);
    assertEquals(count(FIRST + ".option"), count(TOLD));

    learner.open("ja/index.html");
    assertEquals(
        score(UiWords.of("ja", Map.of()), 1, 1),
        browser.one("[data-progress=pod-network] p").getText());
  }

  @Test
  void answerToAnOlderVersionIsKeptAndDoesNotCount() {
    choose(option("true"));
    browser.one(CHECK).click();
    browser.evaluate(
        "const key = Object.keys(localStorage).find(name => name.startsWith('konkyo:1:'));"
            + " localStorage.setItem(key, localStorage.getItem(key)"
            + ".replace(/\"version\":\"\\w+\"/, '\"version\":\"older\"'))");
    browser.reload();
    assertEquals(0, count(TOLD));
    assertEquals(1, count(FIRST + "input:checked"));
    assertEquals(
        UiWords.of("ko", Map.of()).get("quiz.changed"),
        browser.one(FIRST + "[data-verdict]").getText());
  }

  @Test
  void missedQuestionsCanBeTakenAgain() {
    choose(option("false"));
    browser.one(CHECK).click();
    browser.one("[data-retry]").click();
    assertEquals(0, count(TOLD));
    assertEquals(1, browser.all(".question").stream().filter(WebElement::isDisplayed).count());
    browser.one("[data-show-all]").click();
    assertNotEquals(1, browser.all(".question").stream().filter(WebElement::isDisplayed).count());
  }

  @Test
  void withoutScriptAnswersStandBehindDetails() {
    learner.withoutScript(
        () -> {
          browser.reload();
          assertTrue(browser.all("button").stream().noneMatch(WebElement::isDisplayed));
          WebElement answer = browser.one(FIRST + "details.answer");
          WebElement reasons = browser.one(FIRST + ".reasons");
          assertFalse(reasons.isDisplayed());
          answer.findElement(By.tagName("summary")).click();
          assertTrue(reasons.isDisplayed());
          assertTrue(browser.one(FIRST + ".key").isDisplayed());
        });
  }

  private static WebElement option(String key) {
    return browser.one(FIRST + "[data-option][data-key=" + key + "]");
  }

  private static void choose(WebElement option) {
    option.findElement(By.tagName("label")).click();
  }

  /** Returns the reason as it is written for an option, in the part that works without script. */
  private static String ownReason(WebElement option) {
    return (String)
        browser.evaluate(
            "return document.querySelector('.question [data-reason=\"'"
                + " + arguments[0].dataset.option + '\"]').textContent",
            option);
  }

  /** Returns what is said beside an option after its judgement. */
  private static String given(WebElement option) {
    return (String)
        browser.evaluate(
            "return [...arguments[0].querySelector('.option-feedback').children].slice(1)"
                + ".map(part => part.textContent).join(' ')",
            option);
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", "");
  }

  private static String judgement(String of) {
    return browser.one(of + " .judgement").getText().replaceFirst("^[○×] ", "");
  }

  private static String beginning(String phrase) {
    return phrase.substring(0, phrase.indexOf('{')).strip();
  }

  private static String score(Map<String, String> words, int answered, int right) {
    return words
        .get("progress.some")
        .replace("{total}", Long.toString(questions()))
        .replace("{answered}", Integer.toString(answered))
        .replace("{right}", Integer.toString(right));
  }

  /** Returns how many questions the quiz has, on its page or by what the index says of it. */
  private static long questions() {
    return (Long)
        browser.evaluate(
            "const entry = document.querySelector('[data-progress=pod-network]');"
                + " return entry ? entry.dataset.items.split(' ').length"
                + " : document.querySelectorAll('[data-question]').length");
  }

  private static long count(String selector) {
    return learner.count(selector);
  }

  private static String active(String expression) {
    return String.valueOf(
        browser.evaluate("const el = document.activeElement; return " + expression));
  }
}
