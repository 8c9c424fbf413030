package io.konkyo.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.BuiltSite;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every page of this site in a browser, opened from the file system. */
@Tag("browser")
class PagesInBrowserTest {
  private static final List<Integer> WIDTHS = List.of(360, 1280);

  private static BuiltSite site;
  private static Chromium browser;

  @BeforeAll
  static void start() {
    site = BuiltSite.get();
    browser = Chromium.start();
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void everyPageFitsAndIsQuietAndAsksForNothingElsewhere() {
    List<String> faults = new ArrayList<>();
    for (String page : site.pages()) {
      browser.size(WIDTHS.get(0), 780);
      browser.open(site.address(page));
      for (int width : WIDTHS) {
        browser.size(width, 780);
        overflowing().forEach(what -> faults.add(page + " at " + width + ": " + what));
      }
    }
    browser.complaints().forEach(complaint -> faults.add("console: " + complaint));
    List<String> requests = browser.requests();
    assertTrue(requests.size() >= site.pages().size(), "requests were not seen");
    requests.stream()
        .filter(address -> !address.startsWith(site.root()) && !address.startsWith("data:"))
        .forEach(address -> faults.add("request: " + address));
    assertEquals(List.of(), faults);
  }

  /** Returns what reaches beyond the page's right edge; parts that scroll by themselves may. */
  private static List<?> overflowing() {
    return (List<?>)
        browser.evaluate(
            """
            const page = document.documentElement;
            if (page.scrollWidth <= page.clientWidth) return [];
            return [...document.body.querySelectorAll('*')]
                .filter(e => e.getBoundingClientRect().right > page.clientWidth + 1)
                .filter(e => !e.closest('.site-nav, .scroller, pre'))
                .slice(0, 3)
                .map(e => e.tagName + '.' + e.className + ' ' + e.textContent.slice(0, 40));
            """);
  }

  @Test
  void languageSwitchKeepsThePlace() {
    browser.size(1280, 780);
    browser.open(site.address("ko/pod-network.html"));
    String second =
        (String) browser.evaluate("return document.querySelectorAll('.question')[1].id");
    browser.open(site.address("ko/pod-network.html#" + second));
    browser.one("[data-language][lang=ja]").click();
    assertEquals(site.address("ja/pod-network.html#" + second), browser.address());

    browser.open(site.address("ja/pod-network-az.html"));
    String third =
        (String) browser.evaluate("return document.querySelectorAll('main section')[2].id");
    browser.evaluate("document.getElementById(arguments[0]).scrollIntoView()", third);
    browser.one("[data-language][lang=ko]").click();
    assertEquals(site.address("ko/pod-network-az.html#" + third), browser.address());
  }

  @ParameterizedTest
  @CsvSource({"ko,360", "ko,1280", "ja,320", "ja,620", "en,320", "en,360", "en,660"})
  void whatALinkLeadsToIsNotBehindTheHead(String locale, int width) {
    browser.size(width, 780);
    browser.open(site.address(locale + "/pod-network.html"));
    browser.evaluate("document.querySelectorAll('[data-map]')[2].click()");
    browser.until(() -> (Boolean) browser.evaluate("return scrollY > 0"));
    double below =
        ((Number)
                browser.evaluate(
                    "return document.querySelector(location.hash).getBoundingClientRect().top"
                        + " - document.querySelector('.site-head').getBoundingClientRect().bottom"))
            .doubleValue();
    assertTrue(below >= 0 && below < 100, below + " px below the head");
  }
}
