package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.KindsSite;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a quiz looks like on paper. */
@Tag("browser")
class SheetsInBrowserTest {
  private static final String NO_DIALOG = "window.print = () => { window.printed = true; };";

  @TempDir private static Path folder;
  private static Learner learner;

  @BeforeAll
  static void start() {
    KindsSite.build(folder.resolve("site"));
    learner = new Learner(folder.resolve("site").toUri().toString());
  }

  @BeforeEach
  void openAfresh() {
    learner.openAfresh("ko/kinds.html");
    learner.browser.evaluate(NO_DIALOG);
  }

  @AfterEach
  void backToTheScreen() {
    learner.browser.paper(false);
  }

  @Test
  void questionsAloneHaveNothingThatWasToldOrAnswered() {
    String untouched = printed("questions");
    answerEverything();
    learner.click(".hint summary");
    learner.click("[data-one]");
    assertEquals(untouched, printed("questions"));
    for (String key :
        List.of("quiz.answer", "quiz.explanation", "quiz.hint", "quiz.key", "quiz.left-right")) {
      assertFalse(untouched.contains(words("ko", key)), key);
    }
    assertFalse(untouched.contains("○") || untouched.contains("×"), untouched);
    assertFalse(untouched.contains("0.339"), untouched);
    assertTrue(untouched.contains("두 영역의 차이"), untouched);
  }

  @Test
  void whatWasTypedAndChosenCannotBeReadOnTheSheet() {
    learner.openAfresh("ko/choices.html");
    learner.browser.evaluate(NO_DIALOG);
    learner.choose("free", "equal");
    learner.check("free");
    learner.click(".more-tools summary");
    learner.click("[data-print=questions]");
    learner.browser.paper(true);
    assertEquals(0, learner.count("input:checked"));
    assertEquals("0px", style("#q-free .told", "borderLeftWidth"));
    assertEquals(
        style("#q-free .told.is-key", "backgroundColor"),
        style("#q-free .told.is-chosen", "backgroundColor"));
    learner.browser.evaluate("window.dispatchEvent(new Event('afterprint'))");
    assertEquals(1, learner.count("#q-free [data-option=equal] input:checked"));
    learner.browser.paper(false);
    learner.openAfresh("ko/kinds.html");
    learner.browser.evaluate(NO_DIALOG);
    answerEverything();
    learner.click(".more-tools summary");
    learner.click("[data-print=questions]");
    assertEquals(List.of("", ""), values());
    learner.browser.evaluate("window.dispatchEvent(new Event('afterprint'))");
    assertEquals(List.of("0.544", "node"), values());
  }

  @Test
  void answersArePrintedWhenTheyAreWanted() {
    String sheet = printed("answers");
    for (String text : List.of("늘어난 폭이 아니라 다른 영역의 평균입니다.", "평균은", "두 평균을 뺀 값입니다.")) {
      assertTrue(sheet.contains(text), text);
    }
    assertEquals(4, sheet.split(words("ko", "quiz.explanation"), -1).length - 1 - 4);
  }

  @Test
  void thePageIsAsBeforeAfterPrinting() {
    learner.click("#q-order [data-element=cross] [data-down]");
    List<?> order = learner.lines("order", "data-element");
    printed("questions");
    assertEquals(order, learner.lines("order", "data-element"));
    printed("answers");
    assertEquals(0, learner.count("details.answer[open]"));
    assertEquals(0, learner.count("[data-print]:not(button)"));
  }

  @Test
  void withoutScriptTheQuestionsArePrintedAndWhatIsOpen() {
    learner.withoutScript(
        () -> {
          learner.browser.reload();
          learner.browser.paper(true);
          String sheet = learner.browser.one("main").getText();
          assertTrue(sheet.contains("두 영역의 차이"), sheet);
          assertFalse(sheet.contains(words("ko", "quiz.explanation")), sheet);
          assertFalse(sheet.contains(words("ko", "quiz.hint")), sheet);
          learner.browser.paper(false);
          learner.in("step", ".answer summary").click();
          learner.browser.paper(true);
          assertTrue(learner.browser.one("main").getText().contains("늘어난 폭이 아니라"));
        });
  }

  /** Answers wrongly what can be, and moves the order to the right one. */
  private static void answerEverything() {
    learner.type("step", "0.544");
    learner.type("queries", "1");
    learner.click("#q-order [data-element=cross] [data-down]");
    learner.click("#q-order [data-element=cross] [data-down]");
    learner.pick("pairs", "mean", "cross");
    learner.pick("pairs", "difference", "node");
    List.of("step", "queries", "order", "pairs").forEach(learner::check);
    assertEquals("right", learner.state("order"));
    assertEquals("wrong", learner.state("pairs"));
  }

  private static List<String> values() {
    return List.of(
        learner.in("step", "input").getAttribute("value"),
        learner.in("pairs", "[data-prompt=difference] select").getAttribute("value"));
  }

  /** Returns the words of the sheet that a button prints. */
  private static String printed(String what) {
    learner.browser.evaluate("document.querySelector('.more-tools').open = true");
    learner.click("[data-print=" + what + "]");
    assertEquals(true, learner.browser.evaluate("return window.printed"));
    learner.browser.paper(true);
    String sheet =
        (String)
            learner.browser.evaluate(
                "const chosen = [...document.querySelectorAll('select')];"
                    + " chosen.forEach(list => list.hidden = true);"
                    + " const words = document.querySelector('main').innerText;"
                    + " chosen.forEach(list => list.hidden = false);"
                    + " return words");
    learner.browser.paper(false);
    learner.browser.evaluate("window.dispatchEvent(new Event('afterprint'))");
    return sheet;
  }

  private static String style(String selector, String property) {
    return (String)
        learner.browser.evaluate(
            "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]",
            selector,
            property);
  }
}
