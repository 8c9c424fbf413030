package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.KindsSite;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** One question at a time, or all of them. */
@Tag("browser")
class StepsInBrowserTest {
  private static final List<String> ALL = List.of("free", "row", "told", "kept", "named");

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

  @Test
  void allAreOnThePageUntilALearnerWantsOneAndThatIsRemembered() {
    assertEquals(ALL, learner.questions());
    assertFalse(learner.browser.one("[data-pager]").isDisplayed());
    learner.click("[data-one]");
    assertEquals(List.of("free"), learner.questions());
    learner.browser.reload();
    assertEquals(List.of("free"), learner.questions());
    learner.open("ja/kinds.html");
    assertEquals(List.of("step"), learner.questions());
    learner.click("[data-one]");
    learner.open("ko/choices.html");
    assertEquals(ALL, learner.questions());
  }

  @Test
  void keysGoForthAndBackAndTheFocusGoesAlong() {
    learner.click("[data-one]");
    assertEquals("true", learner.browser.one("[data-one]").getAttribute("aria-pressed"));
    learner.focus("[data-next]");
    learner.press(Keys.ENTER);
    assertEquals(List.of("row"), learner.questions());
    assertEquals(words("ko", "quiz.place", "n", 2, "total", 5), place());
    assertTrue(learner.hasFocus("#q-row legend"));
    learner.press(Keys.TAB);
    assertTrue(learner.hasFocus("#q-row input"));
    assertEquals("step", learner.browser.one("[data-map=row]").getAttribute("aria-current"));
    learner.focus("[data-previous]");
    learner.press(Keys.SPACE);
    assertEquals(List.of("free"), learner.questions());
    assertEquals("true", learner.browser.one("[data-previous]").getAttribute("aria-disabled"));
    learner.click("[data-previous]");
    assertEquals(List.of("free"), learner.questions());
    assertEquals(0, learner.count(".told"));
  }

  @Test
  void anAddressOpensItsQuestionAndBackLeadsToTheOneBefore() {
    learner.click("[data-one]");
    learner.open("ko/choices.html#q-told");
    assertEquals(List.of("told"), learner.questions());
    learner.click("[data-map=named]");
    assertEquals(List.of("named"), learner.questions());
    assertEquals("true", learner.browser.one("[data-next]").getAttribute("aria-disabled"));
    assertTrue(learner.hasFocus("#q-named legend"));
    learner.browser.evaluate("history.back()");
    learner.browser.until(() -> learner.questions().equals(List.of("told")));
    learner.click("[data-language][lang=ja]");
    assertEquals(learner.address("ja/choices.html#q-told"), learner.browser.address());
    assertEquals(List.of("told"), learner.questions());
    learner.open("ja/choices.html#nowhere");
    learner.browser.reload();
    assertEquals(List.of("free"), learner.questions());
  }

  /** The page was opened without the name of a question, so that going back leads to none. */
  @Test
  void backLeadsToTheFirstQuestionToo() {
    learner.click("[data-one]");
    learner.click("[data-next]");
    assertEquals(List.of("row"), learner.questions());
    learner.browser.evaluate("history.back()");
    learner.browser.until(() -> learner.questions().equals(List.of("free")));
    assertEquals(learner.address("ko/choices.html"), learner.browser.address());
  }

  @Test
  void theFirstQuestionWithoutAnAnswerIsOpened() {
    learner.choose("free", "value");
    learner.check("free");
    learner.click("[data-one]");
    learner.browser.reload();
    assertEquals(List.of("row"), learner.questions());
  }

  @Test
  void missedOnesAreStepsOfTheirOwn() {
    for (String item : List.of("free", "told", "named")) {
      learner.choose(item, item.equals("told") ? "false" : item.equals("free") ? "equal" : "zone");
      learner.check(item);
    }
    learner.click("[data-one]");
    learner.click("[data-retry]");
    assertEquals(List.of("free"), learner.questions());
    assertEquals(words("ko", "quiz.place", "n", 1, "total", 3), place());
    learner.browser.reload();
    assertEquals(List.of("free"), learner.questions());
    assertEquals(words("ko", "quiz.place", "n", 1, "total", 3), place());
    learner.click("[data-next]");
    assertEquals(List.of("told"), learner.questions());
    assertEquals("", learner.state("told"));
    learner.click("[data-map=row]");
    assertEquals(List.of("row"), learner.questions());
    assertEquals(words("ko", "quiz.place", "n", 2, "total", 5), place());
  }

  private static String place() {
    return learner.browser.one("[data-place-of]").getText();
  }
}
