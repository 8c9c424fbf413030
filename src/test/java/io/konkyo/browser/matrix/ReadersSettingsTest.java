package io.konkyo.browser.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.browser.Chromium;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages for readers who chose larger text or colours of their own. */
@Tag("browser")
class ReadersSettingsTest {
  private static final int USUAL_TEXT = 16;

  /** Phones, where twice the text leaves half a phone; half a screen and a screen. */
  private static final List<Integer> WIDTHS = List.of(320, 360, 640, 1280);

  private static final int HEIGHT = 780;

  @TempDir private static Path folder;

  private static List<Page> pages;
  private static Chromium browser;

  private final Set<String> faults = new LinkedHashSet<>();

  @BeforeAll
  static void start() {
    pages = Selection.of(TestSite.all(folder));
    browser = Chromium.start();
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void textOfTwiceTheSizeFits() {
    browser.text(2 * USUAL_TEXT);
    try {
      look(WIDTHS, List.of(Scripts.REFLOW));
    } finally {
      browser.text(USUAL_TEXT);
    }
    assertEquals("", String.join("\n", faults));
  }

  @Test
  void forcedColoursLeaveEveryControlToBeSeen() {
    browser.colours("dark", "active");
    try {
      look(List.of(320), List.of(Scripts.FORCED, Scripts.REFLOW));
    } finally {
      browser.scheme("light");
    }
    assertEquals("", String.join("\n", faults));
  }

  private void look(List<Integer> widths, List<String> checks) {
    for (Page page : pages) {
      browser.open(page.address());
      Scripts.open(browser);
      look(page.toString(), widths, checks);
      if (page.isQuiz()) {
        Scripts.answer(browser);
        look(page + " answered", widths, checks);
      }
    }
  }

  private void look(String where, List<Integer> widths, List<String> checks) {
    for (int width : widths) {
      browser.size(width, HEIGHT);
      for (String check : checks) {
        Scripts.run(browser, check).forEach(fault -> faults.add(where + " " + width + " " + fault));
      }
    }
  }
}
