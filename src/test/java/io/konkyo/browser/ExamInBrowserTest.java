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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

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
    finish("2, 4");
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
    finish("2, 3, 4");
    assertEquals("right", learner.state("step"));
    assertEquals("", learner.state("order"));
    assertEquals("", learner.state("pairs"));
    toggle();
    learner.check("order");
    finish("1, 2, 4");
    assertEquals("wrong", learner.state("order"));
    assertEquals("", learner.state("step"));
  }

  @Test
  void whatWasSavedCountsWhereWhatIsThereCannotBeRead() {
    learner.openAfresh("ko/kinds.html");
    toggle();
    learner.type("step", "0.21");
    learner.check("step");
    learner.click("#q-step input");
    learner.press(Keys.END, Keys.BACK_SPACE, Keys.BACK_SPACE, Keys.BACK_SPACE, Keys.BACK_SPACE);
    assertEquals(words("ko", "quiz.exam.edited"), learner.verdict("step"));
    assertEquals("", learner.in("step", "input").getDomProperty("value"));
    finish("2, 3, 4");
    assertEquals("right", learner.state("step"));
  }

  @Test
  void whatIsThereCountsThoughItWasNotSaved() {
    learner.openAfresh("ko/kinds.html");
    toggle();
    learner.type("step", "0.21");
    learner.check("step");
    learner.type("step", "0.544");
    learner.click("#q-order [data-down]");
    finish("2, 4");
    assertEquals("wrong", learner.state("step"));
    assertEquals("wrong", learner.state("order"));
  }

  @Test
  void anotherAnswerTakesBackThatTheExamWasToEnd() {
    toggle();
    learner.click("[data-finish]");
    assertEquals(open(5, "1, 2, 3, 4, 5"), asked());
    take("free", "value");
    assertEquals("", asked());
    finish("2, 3, 4, 5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked'); }});",
        "Storage.prototype.setItem = () => { throw new Error('full'); };"
      })
  void anExamCanBeTakenWhereNothingCanBeKept(String refusal) {
    learner.afterEveryStart(
        refusal,
        () -> {
          learner.browser.reload();
          toggle();
          take("free", "value");
          take("told", "false");
          finish("2, 4, 5");
          assertEquals("right", learner.state("free"));
          assertEquals("wrong", learner.state("told"));
        });
  }

  private static void toggle() {
    learner.browser.evaluate("document.querySelector('.more-tools').open = true");
    learner.click("[data-exam-toggle]");
  }

  /** The first press asks, for questions are open; the second ends the exam. */
  private static void finish(String questions) {
    learner.click("[data-finish]");
    assertEquals(open(questions.split(", ").length, questions), asked());
    assertTrue(learner.browser.one("[data-finish]").isDisplayed());
    learner.click("[data-finish]");
    assertEquals("", asked());
    assertFalse(learner.browser.one("[data-finish]").isDisplayed());
  }

  private static String open(int n, String questions) {
    return words("ko", "quiz.exam.open", "n", n, "questions", questions);
  }

  private static String asked() {
    return learner.browser.one("[data-taken]").getText();
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
