package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.BuiltSite;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** What narrows the entries of a ledger page. */
@Tag("browser")
class FilterInBrowserTest {
  private static final String PAGE = "ko/ledger-ping.html";
  private static final String SHOWN = "article.fact:not([hidden])";

  private static BuiltSite site;

  @BeforeAll
  static void build() {
    site = BuiltSite.get();
  }

  private static Learner learner(String page) {
    Learner learner = new Learner(site.root());
    learner.openAfresh(page);
    return learner;
  }

  private static void choose(Learner learner, String name, String value) {
    learner.browser.evaluate(
        """
        arguments[0].value = arguments[1];
        arguments[0].dispatchEvent(new Event('input', {bubbles: true}));
        """,
        learner.browser.one("[name=" + name + "]"),
        value);
  }

  private static void untilTold(Learner learner, long shown, long total) {
    String told = words("ko", "filter.some", "shown", shown, "total", total);
    learner.browser.until(() -> learner.browser.one("[data-filter-count]").getText().equals(told));
  }

  @Test
  void narrowsByKindAndTellsHowManyAreLeft() {
    Learner learner = learner(PAGE);
    long total = learner.count("article.fact");
    long derived = learner.count("article.fact-derived");
    assertTrue(derived > 0 && derived < total);
    choose(learner, "kind", "derived");
    assertEquals(derived, learner.count(SHOWN));
    assertEquals(derived, learner.count(SHOWN + ".fact-derived"));
    assertEquals(derived, learner.count(".toc li:not([hidden]) > [data-fact]"));
    untilTold(learner, derived, total);
    assertEquals(site.address(PAGE) + "#?kind=derived", learner.browser.address());

    learner.browser.reload();
    assertEquals(derived, learner.count(SHOWN));
    learner.click("[data-language][lang=ja]");
    assertEquals(site.address("ja/ledger-ping.html#?kind=derived"), learner.browser.address());
    assertEquals(derived, learner.count(SHOWN));
    learner.click("[data-filter-reset]");
    assertEquals(total, learner.count(SHOWN));
    assertEquals(site.address("ja/ledger-ping.html"), learner.browser.address());
    assertTrue(learner.hasFocus("[name=kind]"));
  }

  @Test
  void aPartOfWhichNothingIsLeftLeavesTheContentsToo() {
    Learner learner = learner("ko/ledger-pool.html");
    choose(learner, "kind", "calculation");
    assertEquals(1, learner.count(SHOWN));
    assertEquals(1, learner.count(".toc-parts li:not([hidden]) > a[href='#calculations']"));
    assertEquals(0, learner.count(".toc-parts li:not([hidden]) > a[href='#agreements']"));
    assertEquals(1, learner.count(".toc-parts li:not([hidden]) > a[href='#legend']"));
    learner.click("[data-filter-reset]");
    assertEquals(1, learner.count(".toc-parts li:not([hidden]) > a[href='#agreements']"));
  }

  @Test
  void narrowsByVerdictMarkerGuardAndText() {
    Learner learner = learner("ko/ledger-home-network.html");
    long total = learner.count("article.fact");
    String other = "[name=verdict] option:not([value='']):not([value=pass])";
    String verdict = learner.browser.one(other).getAttribute("value");
    choose(learner, "verdict", verdict);
    long judged = learner.count("article.fact:has([data-verdict='" + verdict + "'])");
    assertTrue(judged > 0 && judged < total);
    assertEquals(judged, learner.count(SHOWN));
    choose(learner, "verdict", "");
    assertEquals(total, learner.count(SHOWN));

    String marker = learner.browser.one(".legend [data-marker]").getAttribute("data-marker");
    choose(learner, "marker", marker);
    long marked = learner.count("article.fact:has([data-marker='" + marker + "'])");
    assertTrue(marked > 0);
    assertEquals(marked, learner.count(SHOWN));

    learner.open(PAGE);
    learner.click("label[for=filter-unguarded]");
    long unguarded = learner.count("article.fact:has(.guard)");
    assertTrue(unguarded > 0);
    assertEquals(unguarded, learner.count(SHOWN));
    learner.press(Keys.SPACE);
    assertEquals(learner.count("article.fact"), learner.count(SHOWN));

    learner.focus("[name=text]");
    learner.browser.one("[name=text]").sendKeys("CROSS_az 0.544");
    assertTrue(learner.count(SHOWN) > 0);
    assertTrue(learner.count(SHOWN) < learner.count("article.fact"));
    assertTrue(learner.browser.one("[id='ping.rtt.cross_az']").isDisplayed());
    learner.browser.one("[name=text]").sendKeys("nowhere");
    assertEquals(0, learner.count(SHOWN));
    learner.browser.until(
        () ->
            learner
                .browser
                .one("[data-filter-count]")
                .getText()
                .equals(words("ko", "filter.none")));
  }

  @Test
  void anAddressShowsWhatItNames() {
    Learner learner = learner(PAGE);
    choose(learner, "kind", "derived");
    assertFalse(learner.browser.one("[id='ping.rtt.same_az']").isDisplayed());
    learner.browser.evaluate("location.hash = '#ping.rtt.same_az'");
    learner.browser.until(() -> learner.browser.one("[id='ping.rtt.same_az']").isDisplayed());
    assertEquals(learner.count("article.fact-derived") + 1, learner.count(SHOWN));
  }

  @Test
  void withoutScriptThereIsNothingToNarrowWith() {
    Learner learner = new Learner(site.root());
    learner.withoutScript(
        () -> {
          learner.open(PAGE);
          assertFalse(learner.browser.one("[data-filter]").isDisplayed());
          assertTrue(learner.browser.one("[id='ping.rtt.az_step']").isDisplayed());
        });
  }
}
