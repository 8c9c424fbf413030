package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.BuiltSite;
import io.konkyo.site.SiteAssets;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Numbers and markers that open in place what they lead to. */
@Tag("browser")
class DerivationInBrowserTest {
  private static final String REPORT = "ko/pod-network-az.html";
  private static final String STEP = "a.num[data-fact='ping.rtt.az_step']";
  private static final String TRACE = "0.544 ms − 0.339 ms = 0.205 ms ≈ 0.21 ms";

  private static BuiltSite site;
  private static WebServer server;

  @BeforeAll
  static void start() {
    site = BuiltSite.get();
    server = new WebServer(Path.of(URI.create(site.root())));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Learner learner(boolean served) {
    return new Learner(served ? server.root() : site.root());
  }

  private static void untilOpen(Learner learner) {
    learner.browser.until(() -> learner.browser.one("[data-popover]").isDisplayed());
  }

  private static void untilClosed(Learner learner) {
    learner.browser.until(() -> !learner.browser.one("[data-popover]").isDisplayed());
  }

  private static String text(Learner learner) {
    return learner.browser.one("[data-popover]").getText().replace('\u00a0', ' ');
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aNumberOpensItsDerivationWhereItStands(boolean served) {
    Learner learner = learner(served);
    learner.openAfresh(REPORT);
    assertEquals("button", learner.browser.one(STEP).getAttribute("role"));
    assertEquals("dialog", learner.browser.one(STEP).getAttribute("aria-haspopup"));
    assertEquals("false", learner.browser.one(STEP).getAttribute("aria-expanded"));
    learner.click(STEP);
    untilOpen(learner);
    assertEquals(learner.address(REPORT), learner.browser.address());
    assertEquals("true", learner.browser.one(STEP).getAttribute("aria-expanded"));
    assertTrue(learner.hasFocus("[data-popover]"));
    String text = text(learner);
    for (String told :
        List.of(
            TRACE,
            words("ko", "verdict.pass"),
            words("ko", "ledger.formula"),
            words("ko", "ledger.used-in"))) {
      assertTrue(text.contains(told), told);
    }
    String input = learner.browser.one("[data-popover] .input").getText();
    for (String told :
        List.of(
            words("ko", "statistic.mean"),
            words("ko", "ledger.n"),
            words("ko", "ledger.runs"),
            words("ko", "ledger.instrument"),
            words("ko", "ledger.conditions"),
            words("ko", "ledger.setup"),
            words("ko", "ledger.source"))) {
      assertTrue(input.contains(told), told);
    }
    assertEquals(0, learner.count("[data-popover-body] [id]"));
    assertEquals(List.of(), learner.browser.complaints());
    learner.click("[data-popover-full]");
    learner.browser.until(() -> learner.browser.address().contains("ledger-ping.html"));
    assertEquals(
        learner.address("ko/ledger-ping.html#ping.rtt.az_step"), learner.browser.address());
  }

  @Test
  void theKeyboardOpensAndLeavesIt() {
    Learner learner = learner(false);
    learner.openAfresh(REPORT);
    for (Keys opening : List.of(Keys.ENTER, Keys.SPACE)) {
      learner.focus(STEP);
      learner.press(opening);
      untilOpen(learner);
      learner.press(Keys.ESCAPE);
      untilClosed(learner);
      learner.browser.until(() -> learner.hasFocus(STEP));
      assertEquals("false", learner.browser.one(STEP).getAttribute("aria-expanded"));
    }
    learner.press(Keys.ENTER);
    untilOpen(learner);
    for (int i = 0; i < 40 && !learner.hasFocus(STEP); i++) {
      learner.press(Keys.TAB);
    }
    assertTrue(learner.hasFocus(STEP));
    assertFalse(learner.browser.one("[data-popover]").isDisplayed());
  }

  @Test
  void anotherTapClosesAndATapElsewhereToo() {
    Learner learner = learner(false);
    learner.browser.size(1280, 780);
    learner.openAfresh(REPORT);
    learner.click(STEP);
    untilOpen(learner);
    learner.browser.one(STEP).click();
    untilClosed(learner);
    assertEquals("false", learner.browser.one(STEP).getAttribute("aria-expanded"));
    learner.browser.one(STEP).click();
    untilOpen(learner);
    learner.browser.one(".site-head").click();
    untilClosed(learner);
    learner.browser.one(STEP).click();
    untilOpen(learner);
    learner.browser.one("[data-popover-close]").click();
    untilClosed(learner);
    assertTrue(learner.hasFocus(STEP));
  }

  @Test
  void anInputOpensInItsPlaceAndOneGoesBack() {
    Learner learner = learner(false);
    learner.openAfresh(REPORT);
    learner.click(STEP);
    untilOpen(learner);
    assertFalse(learner.browser.one("[data-popover-back]").isDisplayed());
    learner.click("[data-popover] .formula a[href$='#ping.rtt.cross_az']");
    learner.browser.until(() -> learner.browser.one("[data-popover-back]").isDisplayed());
    assertEquals(
        "0.544 ms",
        learner.browser.one("[data-popover] .values .figure").getText().replace('\u00a0', ' '));
    assertFalse(text(learner).contains("0.339"));
    learner.click("[data-popover-back]");
    assertTrue(text(learner).contains(TRACE));
    assertFalse(learner.browser.one("[data-popover-back]").isDisplayed());
    assertTrue(learner.hasFocus("[data-popover] .formula a[href$='#ping.rtt.cross_az']"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ctrlKey", "metaKey", "shiftKey", "altKey"})
  void otherClicksAreForTheBrowser(String modifier) {
    Learner learner = learner(false);
    learner.openAfresh(REPORT);
    Object prevented =
        learner.browser.evaluate(
            """
            let prevented;
            window.addEventListener('click', event => {
              prevented = event.defaultPrevented;
              event.preventDefault();
            }, {once: true});
            arguments[0].dispatchEvent(new MouseEvent('click',
                {bubbles: true, cancelable: true, [arguments[1]]: true}));
            return prevented;
            """,
            learner.browser.one(STEP),
            modifier);
    assertEquals(false, prevented);
    assertFalse(learner.browser.one("[data-popover]").isDisplayed());
  }

  @Test
  void withoutScriptANumberIsALink() {
    Learner learner = learner(false);
    learner.withoutScript(
        () -> {
          learner.open("ko/pod-network-az.html");
          learner.browser.one("a.num[data-fact='ping.rtt.cross_az']").click();
          assertEquals(
              site.address("ko/ledger-ping.html#ping.rtt.cross_az"), learner.browser.address());
        });
  }

  @Test
  void whereTheEntriesAreMissingTheLinkIsFollowed(@TempDir Path folder) throws IOException {
    for (String file : List.of("ko/pod-network-az.html", "ko/ledger-ping.html")) {
      copy(file, folder);
    }
    for (String asset : SiteAssets.builtIn().keySet()) {
      copy("assets/" + asset, folder);
    }
    Learner learner = new Learner(folder.toUri().toString());
    learner.open(REPORT);
    learner.click(STEP);
    String ledger = learner.address("ko/ledger-ping.html#ping.rtt.az_step");
    learner.browser.until(() -> learner.browser.address().equals(ledger));
    learner.browser.complaints();
  }

  private static void copy(String file, Path folder) throws IOException {
    Files.createDirectories(folder.resolve(file).getParent());
    Files.writeString(folder.resolve(file), site.text(file));
  }

  @ParameterizedTest
  @CsvSource({"360, 640", "740, 360", "1280, 780"})
  void aNumberStaysInSight(int width, int height) {
    Learner learner = learner(false);
    learner.browser.size(width, height);
    learner.openAfresh(REPORT);
    long numbers = learner.count("main a.num");
    for (long at = 0; at < numbers; at += Math.max(1, numbers / 7)) {
      learner.browser.evaluate(
          """
          const number = document.querySelectorAll('main a.num')[arguments[0]];
          number.scrollIntoView({block: arguments[0] % 2 ? 'end' : 'center'});
          number.click();
          """,
          at);
      untilOpen(learner);
      assertEquals("", overlap(learner, at), "number " + at);
      learner.press(Keys.ESCAPE);
      untilClosed(learner);
    }
  }

  /** Returns where the number and what it opened are, if one covers the other. */
  private static Object overlap(Learner learner, long at) {
    return learner.browser.evaluate(
        """
        const box = document.querySelector('[data-popover]').getBoundingClientRect();
        const page = document.documentElement;
        const lines = [...document.querySelectorAll('main a.num')[arguments[0]].getClientRects()];
        const isOut = box.left < 0 || box.right > page.clientWidth || box.top < 0
            || box.bottom > innerHeight + 1;
        const isCovered = lines.some(line => line.top < box.bottom && line.bottom > box.top
            && line.left < box.right && line.right > box.left);
        const isGone = lines.some(line => line.bottom < 0 || line.top > innerHeight);
        return isOut || isCovered || isGone
            ? JSON.stringify([box, lines, isOut, isCovered, isGone]) : '';
        """,
        at);
  }

  @Test
  void aDerivationIsCopiedAsText() {
    Learner learner = learner(false);
    learner.openAfresh(REPORT);
    learner.click(STEP);
    untilOpen(learner);
    learner.browser.evaluate(
        "navigator.clipboard.writeText = text => { window.taken = text; return Promise.resolve(); }");
    learner.click("[data-popover-copy]");
    learner.browser.until(
        () ->
            learner
                .browser
                .one("[data-popover-status]")
                .getText()
                .equals(words("ko", "popover.copied")));
    List<String> lines = ((String) learner.browser.evaluate("return taken")).lines().toList();
    assertTrue(lines.contains(TRACE), lines.toString());
    assertTrue(
        lines.contains(words("ko", "ledger.formula") + ": ping.rtt.cross_az - ping.rtt.same_az"),
        lines.toString());
    assertEquals(
        learner.address("ko/ledger-ping.html#ping.rtt.az_step"), lines.get(lines.size() - 1));

    learner.browser.evaluate("navigator.clipboard.writeText = () => Promise.reject()");
    learner.click("[data-popover-copy]");
    learner.browser.until(() -> learner.browser.one("[data-popover-by-hand]").isDisplayed());
    assertEquals(
        String.join("\n", lines),
        learner.browser.evaluate("return document.querySelector('[data-popover-by-hand]').value"));
  }

  @Test
  void aQuizOpensNumbersOfAnswersToo() {
    Learner learner = learner(true);
    learner.openAfresh("ja/pod-network.html");
    learner.browser.evaluate(
        "document.querySelectorAll('details').forEach(answer => { answer.open = true; })");
    learner.click(".answer a.num");
    untilOpen(learner);
    assertTrue(text(learner).startsWith(words("ja", "popover.derivation")));
    learner.press(Keys.ESCAPE);
    untilClosed(learner);
    assertTrue(learner.hasFocus(".answer a.num"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko/pod-network-az.html", "ja/ledger-ping.html"})
  void aMarkerTellsItsNameAndMeaning(String page) {
    Learner learner = learner(false);
    learner.openAfresh(page);
    String marker = learner.browser.one("main a.mark").getAttribute("data-marker");
    learner.click("main a.mark");
    untilOpen(learner);
    assertEquals(learner.address(page), learner.browser.address());
    String name = learner.browser.one("#marker-" + marker + " .legend-name").getText();
    String meaning = learner.browser.one("#marker-" + marker + " dd").getText();
    assertTrue(text(learner).contains(name) && text(learner).contains(meaning), text(learner));
    learner.press(Keys.ESCAPE);
    untilClosed(learner);
    learner.browser.until(() -> learner.hasFocus("a.mark"));
  }

  @Test
  void numbersOfErrataAndMarkersOfQualityOpenToo() {
    Learner learner = learner(false);
    learner.openAfresh("ko/errata.html");
    learner.click("a.num");
    untilOpen(learner);
    assertTrue(text(learner).contains(words("ko", "popover.derivation")));
    learner.openAfresh("ko/quality.html");
    learner.click("a.mark");
    untilOpen(learner);
    assertTrue(text(learner).contains(words("ko", "popover.marker")));
  }

  /** Among what a number is used for is the answer. */
  @Test
  void inAnExamADerivationDoesNotSayWhatANumberIsUsedFor() {
    Learner learner = learner(false);
    learner.openAfresh("ko/home-server-quiz.html");
    String size = "#q-scale-steps a.num[data-fact='rmem.max']";
    learner.click(size);
    untilOpen(learner);
    assertTrue(text(learner).contains(words("ko", "ledger.used-in")));
    learner.press(Keys.ESCAPE);
    untilClosed(learner);
    learner.click(".more-tools summary");
    learner.click("[data-exam-toggle]");
    learner.click(size);
    untilOpen(learner);
    assertFalse(text(learner).contains(words("ko", "ledger.used-in")));
  }

  @Test
  void aMarkerInsideADerivationLeadsBackToIt() {
    Learner learner = learner(false);
    learner.openAfresh(REPORT);
    learner.click(STEP);
    untilOpen(learner);
    learner.click("[data-popover] a.mark");
    learner.browser.until(() -> learner.browser.one("[data-popover-back]").isDisplayed());
    assertTrue(text(learner).contains(words("ko", "popover.marker")));
    learner.click("[data-popover-back]");
    assertTrue(text(learner).contains(TRACE));
  }
}
