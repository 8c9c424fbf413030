package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.konkyo.site.KindsSite;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Browsers that keep nothing, have no room, or kept what nobody can read. */
@Tag("browser")
class StorageInBrowserTest {
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked'); }});",
        "Object.defineProperty(window, 'localStorage', {value: null});",
        "Storage.prototype.setItem = () => { throw new Error('full'); };",
        "Storage.prototype.getItem = Storage.prototype.setItem = () => { throw 1; };"
      })
  void quizAndIndexWorkWhereNothingCanBeKept(String refusal) {
    learner.afterEveryStart(
        refusal,
        () -> {
          learner.browser.reload();
          learner.choose("free", "equal");
          learner.check("free");
          assertEquals("wrong", learner.state("free"));
          assertEquals(words("ko", "quiz.unsaved"), learner.browser.one("[data-saving]").getText());
          assertEquals(
              words("ko", "progress.some", "total", 5, "answered", 1, "right", 0),
              learner.browser.one("[data-score]").getText());
          learner.click("[data-retry]");
          assertEquals(List.of("free"), learner.questions());
          learner.click("[data-one]");
          learner.click("[data-show-all]");
          assertEquals(List.of("free"), learner.questions());
          learner.click("[data-next]");
          assertEquals(List.of("row"), learner.questions());
          learner.open("ko/index.html");
          assertFalse(learner.browser.one("[data-progress=choices]").isDisplayed());
          assertEquals(List.of(), learner.browser.complaints());
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "null",
        "7",
        "\"text\"",
        "[1, 2]",
        "{\"free\": 1, \"row\": null, \"told\": {\"chosen\": 3, \"version\": 4}}",
        "{\"__proto__\": {\"chosen\": [\"x\"], \"version\": \"y\"}}",
        "{\"free\": {\"chosen\": [null, {}], \"version\": \"CURRENT\", \"right\": true}}",
        "{\"free\": {\"chosen\": [\"gone\"], \"version\": \"CURRENT\", \"right\": true}}",
        "{\"gone\": {\"chosen\": [\"gone\"], \"version\": \"older\", \"right\": true}}"
      })
  void whatNobodyCanReadIsNoAnswerAndDoesNotStopTheNextOne(String kept) {
    learner.choose("free", "equal");
    learner.check("free");
    learner.browser.evaluate(
        "const key = Object.keys(localStorage).find(name => name.endsWith(':choices'));"
            + " const version = document.querySelector('#q-free').dataset.version;"
            + " localStorage.setItem(key, arguments[0].replace('CURRENT', version))",
        kept);
    learner.open("ko/index.html");
    learner.browser.reload();
    learner.open("ko/choices.html");
    assertEquals("", learner.state("free"));
    assertEquals(0, learner.count(".told"));
    learner.open("ko/index.html");
    assertFalse(learner.browser.one("[data-progress=choices]").isDisplayed());
    learner.open("ko/choices.html");
    learner.choose("free", "value");
    learner.check("free");
    learner.browser.reload();
    assertEquals("right", learner.state("free"));
    assertEquals(List.of(), learner.browser.complaints());
  }

  /** As another tab does, or the page in another language before one came back. */
  @Test
  void whatWasAnsweredElsewhereSinceIsNotLost() {
    learner.choose("told", learner.in("told", "[data-key=true]").getAttribute("data-option"));
    learner.check("told");
    learner.browser.evaluate(
        "const key = Object.keys(localStorage).find(name => name.endsWith(':choices'));"
            + "const answers = JSON.parse(localStorage[key]);"
            + "answers.free = {chosen: ['equal'], right: false,"
            + "  version: document.querySelector('#q-free').dataset.version};"
            + "localStorage[key] = JSON.stringify(answers);");
    learner.choose("row", learner.in("row", "[data-key=true]").getAttribute("data-option"));
    learner.check("row");
    learner.browser.reload();
    assertEquals("right", learner.state("told"));
    assertEquals("right", learner.state("row"));
    assertEquals("wrong", learner.state("free"));
  }

  @Test
  void whatAnotherTabAnswersAndForgetsIsShown() {
    learner.choose("row", learner.in("row", "[data-key=true]").getAttribute("data-option"));
    learner.choose("told", learner.in("told", "[data-key=true]").getAttribute("data-option"));
    learner.check("told");
    keptElsewhere(
        "answers.free = {chosen: ['equal'], right: false,"
            + " version: document.querySelector('#q-free').dataset.version};");
    assertEquals("wrong", learner.state("free"));
    assertEquals("right", learner.state("told"));
    assertEquals(1, learner.count("#q-row input:checked"));
    assertEquals(
        words("ko", "progress.some", "total", 5, "answered", 2, "right", 1),
        learner.browser.one("[data-score]").getText());
    keptElsewhere("delete answers.told;");
    assertEquals("", learner.state("told"));
    assertEquals("wrong", learner.state("free"));
  }

  /** Browsers tell every tab but the one that kept something. */
  private static void keptElsewhere(String change) {
    learner.browser.evaluate(
        "const key = Object.keys(localStorage).find(name => name.endsWith(':choices'));"
            + "const answers = JSON.parse(localStorage[key]);"
            + change
            + "localStorage[key] = JSON.stringify(answers);"
            + "window.dispatchEvent(new StorageEvent('storage', {key}));");
  }
}
