package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.BuiltSite;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers in what is chosen, ordered or matched: told where they come from, but not too early. */
@Tag("browser")
class LabelNumbersInBrowserTest {
  private final Learner learner = new Learner(BuiltSite.get().root());

  @ParameterizedTest
  @CsvSource({
    "ko/pod-network.html, #q-fixed-pool-rate, .option-text",
    "ja/pod-network.html, #q-fixed-pool-rate, .option-text",
    "ko/home-server-quiz.html, #q-port-mask, .target-text",
  })
  void theyOpenOnceTheQuestionIsAnswered(String page, String question, String text) {
    learner.openAfresh(page);
    assertTrue(learner.count(question + " " + text + " span.num") > 0);
    assertEquals(0, learner.count(question + " :is(label, " + text + ") a"));
    String asked = text(question, text);
    answer(question);
    assertEquals(0, learner.count(question + " " + text + " span.num"));
    assertEquals(asked, text(question, text));
    learner.click(question + " " + text + " a.num");
    learner.browser.until(() -> learner.browser.one("[data-popover]").isDisplayed());
    String told = learner.browser.one("[data-popover]").getText();
    assertTrue(told.contains(words(page.substring(0, 2), "popover.derivation")), told);
  }

  @Test
  void theyCloseWhenItIsAskedAgain() {
    String question = "#q-fixed-pool-rate";
    learner.openAfresh("ko/pod-network.html");
    answer(question);
    learner.click(question + " [data-again]");
    assertEquals(0, learner.count(question + " label a"));
    learner.click(question + " label .num");
    assertEquals(1, learner.count(question + " input:checked"));
  }

  @Test
  void whatTheyOpenedGoesWithTheirQuestion() {
    learner.openAfresh("ko/home-server-quiz.html");
    learner.click("[data-one]");
    learner.click("[data-next]");
    learner.click("[data-next]");
    learner.click("#q-frame-efficiency .stem a.num");
    learner.browser.until(() -> learner.browser.one("[data-popover]").isDisplayed());
    learner.browser.evaluate("history.back()");
    learner.browser.until(() -> !learner.browser.one("[data-popover]").isDisplayed());
    assertEquals(List.of("scale-steps"), learner.questions());
    learner.click("[data-one]");
  }

  /** A computed condition says what its numbers are where it stands, and so does a mistake. */
  @Test
  void numbersOfProofsAreLinks() {
    for (String page : new String[] {"ko/pod-network.html", "ja/home-server-quiz.html"}) {
      learner.openAfresh(page);
      assertEquals(0, learner.count(".proof .valued span.fact"));
      assertEquals(0, learner.count(".proof .substituted span.fact"));
      assertTrue(learner.count(".proof a.num[href^='ledger-']") > 0, page);
    }
  }

  private String text(String question, String text) {
    return learner.browser.one(question + " " + text).getText();
  }

  private void answer(String question) {
    learner.browser.evaluate(
        "for (const select of document.querySelectorAll(arguments[0] + ' select')) "
            + "{ select.selectedIndex = 1; }",
        question);
    if (learner.count(question + " input") > 0) {
      learner.click(question + " input");
    }
    learner.click(question + " [data-check]");
  }
}
