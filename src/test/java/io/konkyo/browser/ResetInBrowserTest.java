package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.BuiltSite;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Answers are not forgotten by one press. */
@Tag("browser")
class ResetInBrowserTest {
  private static final String QUIZ = "ko/pod-network.html";
  private static final String PROGRESS = "[data-progress=pod-network] ";

  private final Learner learner = new Learner(BuiltSite.get().root());

  @BeforeEach
  void answerAQuestion() {
    learner.openAfresh(QUIZ);
    learner.click("#q-fixed-pool-rate input");
    learner.check("fixed-pool-rate");
  }

  @Test
  void theQuizAsksBeforeItForgets() {
    learner.click("[data-reset]");
    assertEquals("wrong", learner.state("fixed-pool-rate"));
    assertEquals(words("ko", "progress.sure"), said("[data-taken]"));
    learner.click("[data-reset]");
    assertEquals("", learner.state("fixed-pool-rate"));
    learner.browser.reload();
    assertEquals("", learner.state("fixed-pool-rate"));
  }

  @Test
  void theIndexAsksBeforeItForgets() {
    learner.open("ko/index.html");
    learner.click(PROGRESS + "[data-progress-reset]");
    assertTrue(learner.browser.one(PROGRESS).isDisplayed());
    assertEquals(words("ko", "progress.sure"), said(PROGRESS + "[data-progress-sure]"));
    learner.press(Keys.ENTER);
    assertFalse(learner.browser.one(PROGRESS).isDisplayed());
    learner.open(QUIZ);
    assertEquals("", learner.state("fixed-pool-rate"));
  }

  @Test
  void whoLeavesTheButtonIsAskedAgain() {
    learner.click("[data-reset]");
    learner.press(Keys.TAB);
    assertEquals("", said("[data-taken]"));
    learner.click("[data-reset]");
    assertEquals("wrong", learner.state("fixed-pool-rate"));
    learner.browser.reload();
    assertEquals("wrong", learner.state("fixed-pool-rate"));
  }

  private String said(String selector) {
    return learner.browser.one(selector).getText();
  }
}
