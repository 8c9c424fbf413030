package io.konkyo.browser.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

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

/**
 * Every kind of page in every language, on narrow and wide screens, by day and by night.
 *
 * <p>By default few pages are looked at that have every kind of element between them, and axe sees
 * each in one of the six ways; with {@code -Dkonkyo.matrix=all} it sees every page in every way.
 */
@Tag("browser")
class PagesAsReadTest {
  private static final List<String> SCHEMES = List.of("light", "dark");
  private static final List<Integer> WIDTHS = List.of(320, 360, 1280);
  private static final int WAYS = SCHEMES.size() * WIDTHS.size();
  private static final int HEIGHT = 780;

  @TempDir private static Path folder;

  private static List<Page> pages;
  private static Chromium browser;

  private final Set<String> faults = new LinkedHashSet<>();
  private int turn;

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
  void everyPageIsAccessible() {
    for (Page page : pages) {
      browser.open(page.address());
      Scripts.open(browser);
      look(page.toString());
    }
    assertEquals("", String.join("\n", faults));
  }

  @Test
  void everyQuizIsAccessibleAfterItWasAnswered() {
    List<Page> quizzes = pages.stream().filter(Page::isQuiz).toList();
    assertNotEquals(List.of(), quizzes);
    for (Page quiz : quizzes) {
      browser.open(quiz.address());
      Object questions =
          browser.evaluate("return document.querySelectorAll('[data-question]').length");
      assertEquals(questions, Scripts.answer(browser), quiz.toString());
      look(quiz + " answered");
    }
    assertEquals("", String.join("\n", faults));
  }

  /** Colours change no layout: only axe looks at both schemes, and it may see one way of six. */
  private void look(String page) {
    for (int width : WIDTHS) {
      browser.size(width, HEIGHT);
      tell(page + " " + width, Scripts.run(browser, Scripts.LINT));
      tell(page + " " + width, Scripts.run(browser, Scripts.REFLOW));
      for (String scheme : SCHEMES) {
        if (Selection.inFull() || turn++ % WAYS == 0) {
          browser.scheme(scheme);
          tell(page + " " + width + " " + scheme, Scripts.axe(browser));
        }
      }
    }
    turn++;
  }

  private void tell(String where, List<Fault> found) {
    found.forEach(fault -> faults.add(where + " " + fault));
  }
}
