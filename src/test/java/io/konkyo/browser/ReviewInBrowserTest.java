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
import org.openqa.selenium.WebElement;

/** Missed questions that come back. */
@Tag("browser")
class ReviewInBrowserTest {
  @TempDir private static Path folder;
  private static Learner learner;

  @BeforeAll
  static void start() {
    KindsSite.build(folder.resolve("site"));
    learner = new Learner(folder.resolve("site").toUri().toString());
  }

  @BeforeEach
  void missOne() {
    learner.openAfresh("ko/choices.html");
    learner.choose("free", "equal");
    learner.check("free");
    learner.choose("kept", "zone");
    learner.choose("kept", "cross");
    learner.check("kept");
    assertEquals("wrong", learner.state("free"));
    assertEquals("right", learner.state("kept"));
  }

  /** Does something some days later than today. */
  private static void later(int days, Runnable act) {
    learner.afterEveryStart(
        "{ const now = Date.now.bind(Date); Date.now = () => now() + " + days + " * 864e5; }", act);
  }

  private static List<String> listed() {
    return learner.browser.all("[data-item]").stream()
        .filter(WebElement::isDisplayed)
        .map(
            line ->
                line.getAttribute("data-item")
                    + (line.getAttribute("class").contains("is-due") ? " due" : ""))
        .toList();
  }

  private static String said() {
    return learner.browser.one("[data-review-state]").getText();
  }

  /** Opens a listed question from the review page and answers it. */
  private static void answer(String option) {
    learner.click("[data-item=free] a");
    assertEquals(learner.address("ko/choices.html#q-free"), learner.browser.address());
    assertEquals("", learner.state("free"), "the answer that was kept gives the key away");
    learner.choose("free", option);
    learner.check("free");
    learner.open("ko/review.html");
  }

  private static String key() {
    return learner.in("free", "[data-key=true]").getAttribute("data-option");
  }

  @Test
  void aMissedQuestionComesBackAndGoesFurtherEachTimeItIsRight() {
    String key = key();
    learner.open("ko/review.html");
    assertEquals(List.of("free"), listed());
    assertEquals(words("ko", "review.some", "due", 0, "later", 1), said());
    int[] days = {1, 4, 11, 27};
    for (int i = 0; i < days.length; i++) {
      boolean last = i == days.length - 1;
      later(
          days[i] - 1,
          () -> {
            learner.open("ko/review.html");
            assertEquals(List.of("free"), listed());
          });
      later(
          days[i],
          () -> {
            learner.open("ko/review.html");
            assertEquals(List.of("free due"), listed());
            assertEquals(words("ko", "review.some", "due", 1, "later", 0), said());
            answer(key);
            assertEquals(last ? List.of() : List.of("free"), listed());
          });
    }
    assertEquals(words("ko", "review.none"), said());
    assertFalse(learner.browser.one("[data-review-clear]").isDisplayed());
  }

  @Test
  void aWrongAnswerStartsAgain() {
    String key = key();
    later(
        1,
        () -> {
          learner.open("ko/review.html");
          answer(key);
        });
    later(
        4,
        () -> {
          learner.open("ko/review.html");
          assertEquals(List.of("free due"), listed());
          answer("equal");
          assertEquals(List.of("free"), listed());
        });
    later(
        5,
        () -> {
          learner.open("ko/review.html");
          assertEquals(List.of("free due"), listed());
        });
  }

  @Test
  void aRightAnswerBeforeTheDayChangesNothing() {
    String key = key();
    learner.click("#q-free [data-again]");
    learner.choose("free", key);
    learner.check("free");
    assertEquals("right", learner.state("free"));
    learner.open("ja/review.html");
    assertEquals(List.of("free"), listed());
    later(
        1,
        () -> {
          learner.open("ja/review.html");
          assertEquals(List.of("free due"), listed());
        });
  }

  @Test
  void whatWasMissedBeforeThereWasAPlanIsDue() {
    learner.browser.evaluate(
        "Object.keys(localStorage).filter(k => k.endsWith(':review'))"
            + ".forEach(k => localStorage.removeItem(k))");
    learner.open("en/review.html");
    assertEquals(List.of("free due"), listed());
  }

  @Test
  void theListCanBeEmptiedAndStaysEmpty() {
    learner.open("ko/review.html");
    learner.click("[data-review-clear]");
    assertEquals(List.of(), listed());
    assertTrue(learner.hasFocus("[data-review-state]"));
    learner.open("ko/review.html");
    assertEquals(List.of(), listed());
    learner.open("ko/choices.html");
    assertEquals("wrong", learner.state("free"));
  }

  @Test
  void anExamCountsWhenItIsFinished() {
    learner.openAfresh("ko/choices.html");
    learner.click(".more-tools summary");
    learner.click("[data-exam-toggle]");
    learner.choose("free", "equal");
    learner.check("free");
    String exam = learner.browser.address();
    learner.open("ko/review.html");
    assertEquals(List.of(), listed());
    learner.open(exam.substring(learner.address("").length()));
    learner.click("[data-finish]");
    learner.click("[data-finish]");
    learner.open("ko/review.html");
    assertEquals(List.of("free"), listed());
  }

  @Test
  void aBrowserThatKeepsNothingShowsThePageAllTheSame() {
    learner.afterEveryStart(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('refused'); }})",
        () -> {
          learner.open("ko/choices.html");
          learner.choose("free", "equal");
          learner.check("free");
          assertEquals("wrong", learner.state("free"));
          learner.open("ko/review.html");
          assertEquals(words("ko", "review.none"), said());
        });
    assertEquals(List.of(), learner.browser.complaints());
  }

  @Test
  void thePageNamesTheDaysOfTheScript() {
    learner.open("ja/review.html");
    assertEquals(
        learner.browser.evaluate("return konkyo.schedule.DAYS.join(' ')"),
        learner.browser.evaluate(
            "return [...document.querySelectorAll('.lead [data-ordinal]')]"
                + ".map(day => day.textContent).join(' ')"));
  }

  @Test
  void withoutScriptEveryQuestionIsListed() {
    learner.withoutScript(
        () -> {
          learner.open("ko/review.html");
          assertTrue(listed().size() > 5);
          assertTrue(learner.browser.one("noscript").getText().contains("자바스크립트"));
          assertFalse(learner.browser.one("[data-review-clear]").isDisplayed());
        });
  }
}
