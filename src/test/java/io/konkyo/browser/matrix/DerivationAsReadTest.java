package io.konkyo.browser.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.browser.Chromium;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What numbers and markers open in place, on narrow and wide screens, by day and by night. */
@Tag("browser")
class DerivationAsReadTest {
  private static final List<Integer> WIDTHS = List.of(320, 360, 1280);
  private static final int HEIGHT = 780;
  private static final int SAMPLES = 6;

  /** A script may place a box, which no page may; what the box lies over is out of reach. */
  private static final Set<String> OF_WHAT_FLOATS = Set.of("inline-style", "target-size");

  private static TestSite site;
  private static Chromium browser;

  private final Set<String> faults = new LinkedHashSet<>();

  @BeforeAll
  static void start() {
    site = TestSite.own();
    browser = Chromium.start();
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void whatNumbersOpenIsAccessible() {
    look("ko/pod-network-az.html", "main a.num", "light");
    look("ja/home-server.html", "main a.num", "dark");
    look("ja/pod-network.html", ".answer a.num", "light");
    assertEquals("", String.join("\n", faults));
  }

  @Test
  void whatMarkersOpenIsAccessible() {
    look("ja/pod-network-az.html", "main a.mark", "light");
    look("ko/ledger-home-network.html", "main a.mark", "dark");
    assertEquals("", String.join("\n", faults));
  }

  private void look(String page, String selector, String scheme) {
    browser.scheme(scheme);
    browser.open(site.address(page));
    Scripts.open(browser);
    long links =
        (Long) browser.evaluate("return document.querySelectorAll(arguments[0]).length", selector);
    for (int i = 0; i < SAMPLES; i++) {
      int width = WIDTHS.get(i % WIDTHS.size());
      browser.size(width, HEIGHT);
      press(selector, i * (links - 1) / (SAMPLES - 1));
      String where = page + " " + width + " " + i;
      List<Fault> found = new ArrayList<>(Scripts.run(browser, Scripts.LINT));
      found.addAll(Scripts.axe(browser));
      found.stream()
          .filter(fault -> !OF_WHAT_FLOATS.contains(fault.rule()))
          .forEach(fault -> faults.add(where + " " + fault));
      wider().forEach(what -> faults.add(where + " too wide: " + what));
      browser.evaluate("document.querySelector('[data-popover-close]').click()");
    }
  }

  private static void press(String selector, long at) {
    browser.evaluate("document.querySelectorAll(arguments[0])[arguments[1]].click()", selector, at);
    browser.until(() -> browser.one("[data-popover]").isDisplayed());
  }

  /** Returns what in the box reaches beyond its edge. */
  private static List<?> wider() {
    return (List<?>)
        browser.evaluate(
            """
            const box = document.querySelector('[data-popover]');
            const edge = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
            return [...box.querySelectorAll('*')]
                .filter(e => e.getBoundingClientRect().right > edge + 1 && !e.closest('.unseen'))
                .slice(0, 3).map(e => e.tagName + '.' + e.className + ' ' + e.textContent.slice(0, 40));
            """);
  }
}
