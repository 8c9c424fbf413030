package io.konkyo.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.BuiltSite;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where lines of Korean and Japanese break on a phone. */
@Tag("browser")
class TypographyInBrowserTest {
  private static BuiltSite site;

  @BeforeAll
  static void build() {
    site = BuiltSite.get();
  }

  /** Gives {@code breaks}: the two characters at every place where a line of text breaks. */
  private static final String BREAKS =
      """
      const breaks = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
      const within = arguments[0];
      while (texts.nextNode()) {
        const node = texts.currentNode, parent = node.parentElement;
        if (!parent.closest(within) || parent.closest('.unseen, code, pre')
            || parent.closest('thead') && getComputedStyle(parent.closest('thead')).position === 'absolute'
            || !parent.checkVisibility()) continue;
        let before = null;
        for (let i = 0; i < node.data.length; i++) {
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          if (before && box.top >= before.bottom - 2) {
            breaks.push(node.data.slice(Math.max(0, i - 1), i) + '|' + node.data[i]);
          }
          before = box;
        }
      }
      return breaks;
      """;

  private static List<String> breaks(String page, int width, String within) {
    Learner learner = new Learner(site.root());
    learner.browser.size(width, 780);
    learner.open(page);
    learner.browser.evaluate(
        "document.querySelectorAll('details').forEach(part => { part.open = true; })");
    List<String> breaks = new ArrayList<>();
    ((List<?>) learner.browser.evaluate(BREAKS, within))
        .forEach(found -> breaks.add((String) found));
    assertTrue(breaks.size() > 10, page + ": " + breaks.size() + " lines");
    return breaks;
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko/pod-network.html", "ko/home-server.html", "ko/ledger-ping.html"})
  void koreanWordsStayWhole(String page) {
    for (int width : List.of(320, 768)) {
      assertEquals(
          List.of(),
          breaks(page, width, "[lang|=ko]").stream()
              .filter(at -> at.matches("\\p{IsHangul}\\|\\p{IsHangul}"))
              .toList());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ja/pod-network.html", "ja/home-server.html"})
  void japaneseLinesBeginWithWhatMayBeginThem(String page) {
    assertEquals(
        List.of(),
        breaks(page, 320, "[lang|=ja]").stream()
            .filter(at -> at.matches(".*\\|[、。）」』！？ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]"))
            .toList());
  }

  /** Stems and options break between phrases, which never begin with a particle. */
  @Test
  void japaneseStemsAndOptionsBreakBetweenPhrases() {
    List<String> breaks = breaks("ja/pod-network.html", 320, ".stem, .option label");
    assertEquals(
        List.of(), breaks.stream().filter(at -> at.matches("\\p{IsHan}\\|[をはがのに]")).toList());
    assertEquals(
        "auto-phrase",
        new Learner(site.root())
            .browser.evaluate(
                "return getComputedStyle(document.querySelector('.stem')).wordBreak"));
  }
}
