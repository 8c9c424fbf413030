package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.site.BuiltSite;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Units as learners write them: rates, shares and bare counts, in words of the language too. */
@Tag("browser")
class TypedUnitsInBrowserTest {
  private static Learner learner;

  @BeforeAll
  static void start() {
    learner = new Learner(BuiltSite.get().root());
  }

  /** The answers: 1.8736 MB/s within a hundredth, 7, and 94.1 % within 0.05 points. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ko | default-window   | 초당 1.87 MB         | right",
        "ko | default-window   | 초당 1.87메가바이트  | right",
        "ja | default-window   | 毎秒1.87MB           | right",
        "ja | default-window   | 1.87 MB 毎秒         | right",
        "ko | scale-steps      | 7개                  | right",
        "ko | default-window   | 1.87                 | right",
        "ko | default-window   | 1.87 MB/s            | right",
        "ko | default-window   | 1.87MB/초            | right",
        "ko | default-window   | 1.87메가바이트/초    | right",
        "ko | default-window   | 1,870 kB/s           | right",
        "ko | default-window   | 14.98 Mbit/s          | right",
        "ko | default-window   | 14.98 Mbps            | right",
        "ko | default-window   | 14.98메가비트/초      | right",
        "ko | default-window   | 1.786 MiB/s           | right",
        "ko | default-window   | 1.87MBps             | right",
        "ko | default-window   | 1.87 MB/sec          | right",
        "ko | default-window   | 1.87 Mbit/s          | wrong",
        "ko | default-window   | 1.87 MiB/s           | wrong",
        "ko | scale-steps      | 7회                  | right",
        "ko | scale-steps      | ７ 번                | right",
        "ko | scale-steps      | 6번                  | wrong",
        "ko | frame-efficiency | 94.1퍼센트           | right",
        "ko | frame-efficiency | 94.1 프로            | right",
        "ko | frame-efficiency | 9.41퍼센트           | wrong",
        "ja | default-window   | 1.87 MB/秒           | right",
        "ja | default-window   | 1.87メガバイト/秒    | right",
        "ja | default-window   | 1.87ﾒｶﾞﾊﾞｲﾄ/秒       | right",
        "ja | default-window   | 14.98 メガビット／秒  | right",
        "ja | scale-steps      | 7回                  | right",
        "ja | scale-steps      | 7 度                 | right",
        "ja | frame-efficiency | 94.1パーセント       | right",
        "ja | frame-efficiency | 94.1％               | right"
      })
  void wordsAreUnits(String lang, String item, String typed, String state) {
    answer(lang, item, typed);
    assertEquals(state, learner.state(item), typed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ko | default-window   | 1,870 KB/s | near-unit | KB/s | kB/s",
        "ko | default-window   | 1.87 mb/s  | near-unit | mb/s | MB/s, Mb/s",
        "ko | default-window   | 1.87 킬로  | no-unit   | 킬로 | ''",
        "ja | default-window   | 1.87 kg    | no-unit   | kg   | ''",
        "ko | scale-steps      | 7 MB       | bare      | MB   | ''",
        "ja | frame-efficiency | 94.1 pp    | no-unit   | pp   | ''"
      })
  void otherUnitsAreRefusedWithAWayOut(
      String lang, String item, String typed, String phrase, String unit, String near) {
    answer(lang, item, typed);
    assertEquals("", learner.state(item));
    String examples = learner.browser.one("#q-" + item).getAttribute("data-examples");
    assertEquals(
        words(lang, "quiz.numeric." + phrase, "unit", unit, "near", near, "examples", examples),
        learner.in(item, "[data-verdict]").getText());
  }

  /** The unit itself, then those of sizes most like its own. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "default-window   | MB/s, MiB/s, Mibit/s, Mbit/s",
        "frame-efficiency | %, ‰, ppm",
        "scale-steps      | ''"
      })
  void examplesAreLikeWhatIsAskedFor(String item, String examples) {
    learner.open("ko/home-server-quiz.html");
    assertEquals(examples, learner.browser.one("#q-" + item).getAttribute("data-examples"));
  }

  private static void answer(String lang, String item, String typed) {
    String page = learner.address(lang + "/home-server-quiz.html");
    if (!learner.browser.address().equals(page)) {
      learner.openAfresh(lang + "/home-server-quiz.html");
    }
    if (learner.in(item, "[data-again]").isDisplayed()) {
      learner.click("#q-" + item + " [data-again]");
    }
    learner.type(item, typed);
    learner.check(item);
  }
}
