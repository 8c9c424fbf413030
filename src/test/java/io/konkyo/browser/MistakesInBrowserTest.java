package io.konkyo.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.BuiltSite;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrong numbers that have a reason: told as loosely as right ones are accepted. */
@Tag("browser")
class MistakesInBrowserTest {
  private final Learner learner = new Learner(BuiltSite.get().root());

  @ParameterizedTest
  @CsvSource({
    "default-window, 3.74491 MB/s, whole-buffer",
    "default-window, 3.74 MB/s, whole-buffer",
    "default-window, 15 MB/s, in-bits",
    "default-window, 14.98, in-bits",
    "default-window, 2.5 MB/s, ''",
    "default-window, 1.88 MB/s, ''",
    "frame-efficiency, 94.93, no-option",
    "scale-steps, 6, from-window",
    "scale-steps, 5, ''",
  })
  void aWrongNumberIsToldItsReason(String item, String typed, String mistake) {
    learner.openAfresh("ko/home-server-quiz.html");
    learner.type(item, typed);
    learner.check(item);
    String told = learner.in(item, "[data-told]").getText();
    assertEquals(mistake.isEmpty(), told.isEmpty(), told);
    if (!mistake.isEmpty()) {
      String reason = "[data-reason='" + mistake + "'] > p";
      assertTrue(told.startsWith(learner.in(item, reason).getText()), told);
    }
  }
}
