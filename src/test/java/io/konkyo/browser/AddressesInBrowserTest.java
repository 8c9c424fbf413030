package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.KindsSite;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The same quiz from a web server and from the file system. */
@Tag("browser")
class AddressesInBrowserTest {
  @TempDir private static Path folder;
  private static WebServer server;

  @BeforeAll
  static void start() {
    KindsSite.build(folder.resolve("site"));
    server = new WebServer(folder.resolve("site"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Learner learner(boolean served) {
    return new Learner(served ? server.root() : folder.resolve("site").toUri().toString());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aQuizIsTakenShuffledSteppedThroughAndResumed(boolean served) {
    Learner learner = learner(served);
    learner.open("ko/choices.html");
    learner.openAfresh("ko/choices.html?seed=x7k#q-free");
    learner.choose("free", "equal");
    learner.check("free");
    learner.click("[data-one]");
    assertEquals(List.of("free"), learner.questions());
    learner.click("[data-language][lang=ja]");
    assertEquals(learner.address("ja/choices.html?seed=x7k#q-free"), learner.browser.address());
    assertEquals("wrong", learner.state("free"));
    learner.open("ja/index.html");
    assertEquals(
        words("ja", "progress.some", "total", 5, "answered", 1, "right", 0),
        learner.browser.one("[data-progress=choices] [data-progress-text]").getText());
    learner.click("[data-progress=choices] [data-progress-reset]");
    learner.click("[data-progress=choices] [data-progress-reset]");
    assertFalse(learner.browser.one("[data-progress=choices]").isDisplayed());
    learner.open("ja/choices.html?seed=x7k#q-free");
    assertEquals("", learner.state("free"));
    assertEquals(List.of("free"), learner.questions());
    learner.click("[data-one]");
    assertEquals(List.of(), learner.browser.complaints());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void withoutScriptEveryQuestionIsThereInItsOrder(boolean served) {
    Learner learner = learner(served);
    learner.withoutScript(
        () -> {
          learner.open("ko/choices.html?seed=x7k#q-told");
          assertEquals(List.of("free", "row", "told", "kept", "named"), learner.questions());
          assertTrue(
              learner.browser.all("#main button, textarea, [data-tools] *").stream()
                  .noneMatch(WebElement::isDisplayed));
        });
  }

  @Test
  void tabAndArrowsAloneNeverGradeAnyKind() {
    Learner learner = learner(false);
    for (String page : List.of("ko/choices.html", "ko/kinds.html")) {
      learner.openAfresh(page);
      learner.focus("#main");
      for (int i = 0; i < 40; i++) {
        learner.press(Keys.TAB, Keys.ARROW_DOWN);
        learner.press(Keys.ARROW_RIGHT);
      }
      assertEquals(0, learner.count(".told, details.answer[open]"));
      assertEquals(0, learner.count("[data-state=right], [data-state=wrong]"));
    }
  }
}
