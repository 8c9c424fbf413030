package io.konkyo.browser.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.browser.Chromium;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages load without a complaint and ask for nothing but files of their own site. */
@Tag("browser")
class LoadingTest {
  @TempDir private static Path folder;

  private static List<TestSite> sites;
  private static List<Page> pages;
  private static Chromium browser;

  private final List<String> faults = new ArrayList<>();

  @BeforeAll
  static void start() {
    sites = TestSite.all(folder);
    pages = Selection.of(sites);
    browser = Chromium.start().size(1280, 780);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void servedPagesAskForNothingElsewhere() {
    for (TestSite site : sites) {
      try (SiteServer server = SiteServer.of(site.folder())) {
        List<String> pages = chosen(site);
        pages.forEach(page -> load(server.root(), page));
        hold(server.root());
        assertEquals(List.of(), server.missed(), site.name());
        assertTrue(server.served().containsAll(pages), server.served().toString());
      }
    }
    assertEquals("", String.join("\n", faults));
  }

  @Test
  void pagesOpenedAsFilesAskForNothingElsewhere() {
    for (TestSite site : sites) {
      chosen(site).forEach(page -> load(site.address(""), page));
      hold(site.address(""));
    }
    assertEquals("", String.join("\n", faults));
  }

  private static List<String> chosen(TestSite site) {
    return pages.stream().filter(page -> page.site().equals(site)).map(Page::path).toList();
  }

  private void load(String root, String page) {
    browser.open(root + page);
    Scripts.open(browser);
    if (Boolean.TRUE.equals(
        browser.evaluate("return Boolean(document.querySelector('[data-question]'))"))) {
      assertTrue(Scripts.answer(browser) > 0, page);
    }
    browser.complaints().forEach(complaint -> faults.add(page + " " + complaint));
  }

  private void hold(String root) {
    List<String> requests = browser.requests();
    assertTrue(requests.stream().anyMatch(address -> address.startsWith(root)), "none was seen");
    requests.stream()
        .filter(address -> !address.startsWith(root) && !address.startsWith("data:"))
        .forEach(address -> faults.add("request: " + address));
  }
}
