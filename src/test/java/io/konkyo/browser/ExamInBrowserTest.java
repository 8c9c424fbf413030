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

/** A quiz taken as an exam: no word on right and wrong before its end. */
@Tag("browser")
class ExamInBrowserTest {
  @TempDir private static Path folder;
  private static Learner learner;

  @BeforeAll
  static void start() {
    KindsSite.build(folder.resolve("site"));
    learner = new Learner(folder.resolve("site").toUri().toString());
  }

  @BeforeEach
  void openAfresh() {
    learner.openAfresh("ko/choices.html");
  }

  @AfterEach
  void nothingIsComplainedOf() {
    assertEquals(List.of(), learner.browser.complaints());
  }

  @Test
  void nothingIsToldBeforeTheEndAndEverythingThen() {
    toggle();
    take("free", "equal");
    assertEquals(words("ko", "quiz.exam.taken"), learner.verdict("free"));
    assertFalse(learner.seen().contains(words("ko", "quiz.answer")));
    assertFalse(learner.seen().contains(words("ko", "quiz.hint")));
    assertFalse(learner.browser.one("[data-print=answers]").isDisplayed());
    take("free", "value");
    take("told", "false");
    learner.choose("named", "node");
    assertEquals(0, learner.count(".told"));
    assertEquals(
        words("ko", "quiz.exam.some", "total", 5, "answered", 2),
        learner.browser.one("[data-score]").getText());
    learner.click("[data-finish]");
    assertTrue(learner.hasFocus("#result-title"));
    assertEquals(
        List.of("right", "", "wrong", "", "right"),
        List.of("free", "row", "told", "kept", "named").stream().map(learner::state).toList());
    assertEquals(
        words("ko", "progress.some", "total", 5, "answered", 3, "right", 2),
        learner.browser.one("[data-score]").getText());
    assertTrue(learner.in("row", ".answer").isDisplayed());
    learner.browser.reload();
    assertEquals("wrong", learner.state("told"));
    assertFalse(learner.browser.one("[data-finish]").isDisplayed());
  }

  @Test
  void anExamGoesOnAfterReloadAndInAnotherLanguageAndTheIndexIsSilent() {
    toggle();
    take("free", "equal");
    learner.browser.reload();
    assertEquals("taken", learner.state("free"));
    learner.open("ja/choices.html");
    assertEquals(1, learner.count("#q-free input:checked"));
    assertEquals(words("ja", "quiz.exam.take"), label("free"));
    learner.open("ja/index.html");
    assertFalse(learner.browser.one("[data-progress=choices]").isDisplayed());
  }

  @Test
  void leavingAnExamBringsBackWhatWasThereAndGoingBackGoesOn() {
    learner.choose("told", "true");
    learner.check("told");
    toggle();
    assertEquals("", learner.state("told"));
    take("free", "equal");
    learner.click("[data-exam-toggle]");
    assertEquals("right", learner.state("told"));
    assertEquals("", learner.state("free"));
    assertEquals(words("ko", "quiz.check"), label("free"));
    learner.click("[data-exam-toggle]");
    assertEquals("taken", learner.state("free"));
  }

  @Test
  void whatCannotBeAnsweredSoIsNotTakenDown() {
    learner.openAfresh("ko/kinds.html");
    toggle();
    learner.check("step");
    assertEquals(words("ko", "quiz.numeric.first"), learner.verdict("step"));
    learner.type("step", "0,21");
    learner.check("step");
    assertEquals("", learner.state("step"));
    learner.type("step", "0.21");
    learner.check("step");
    learner.check("pairs");
    assertEquals(words("ko", "quiz.match.first"), learner.verdict("pairs"));
    learner.click("[data-finish]");
    assertEquals("right", learner.state("step"));
    assertEquals("", learner.state("order"));
    assertEquals("", learner.state("pairs"));
    toggle();
    learner.check("order");
    learner.click("[data-finish]");
    assertEquals("wrong", learner.state("order"));
    assertEquals("", learner.state("step"));
  }

  @Test
  void anExamCanBeTakenWhereNothingCanBeKept() {
    learner.afterEveryStart(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked'); }});",
        () -> {
          learner.browser.reload();
          toggle();
          take("free", "value");
          take("told", "false");
          learner.click("[data-finish]");
          assertEquals("right", learner.state("free"));
          assertEquals("wrong", learner.state("told"));
        });
  }

  private static void toggle() {
    learner.browser.evaluate("document.querySelector('.more-tools').open = true");
    learner.click("[data-exam-toggle]");
  }

  private static void take(String item, String option) {
    learner.choose(item, option);
    learner.check(item);
  }

  private static String label(String item) {
    return (String)
        learner.browser.evaluate(
            "return arguments[0].firstChild.data", learner.in(item, "[data-check]"));
  }
}
