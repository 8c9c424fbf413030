package io.konkyo.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.KindsSite;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Hints: there for whoever asks, with and without script. */
@Tag("browser")
class HintsInBrowserTest {
  @TempDir private static Path folder;
  private static Learner learner;

  @BeforeAll
  static void start() {
    KindsSite.build(folder.resolve("site"));
    learner = new Learner(folder.resolve("site").toUri().toString());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aHintIsOpenedByKeyAndGivesNoAnswerAway(boolean script) {
    learner.openAfresh("ja/choices.html");
    learner.browser.script(script);
    try {
      learner.browser.reload();
      WebElement hint = learner.in("free", ".hint p");
      assertFalse(hint.isDisplayed());
      learner.in("free", ".hint summary").sendKeys(Keys.ENTER);
      assertTrue(hint.isDisplayed());
      assertEquals("名前が別ゾーンの行を探してください。", hint.getText());
      assertFalse(learner.in("free", ".key").isDisplayed());
      assertEquals(0, learner.count(".told"));
      assertEquals(0, learner.count("#q-row .hint"));
    } finally {
      learner.browser.script(true);
    }
  }
}
