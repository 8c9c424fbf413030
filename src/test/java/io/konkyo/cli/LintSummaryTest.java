package io.konkyo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.example.ExampleContent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a run says at its end of items, and of what is proved and guarded. */
class LintSummaryTest {
  private static final String QUIZ = "quizzes/step-quiz.yml";
  private static final String ITEM = "    explanation:\n      ko: 다른 영역";

  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void laySkeleton() {
    content = ExampleContent.in(folder);
  }

  @Test
  void itemsWarningsAndAllowancesAreOneLineEach() {
    edit(QUIZ, "差は ${rtt.same_az} です", "差はたいてい ${rtt.same_az} です");
    edit(QUIZ, ITEM, allow("false-precision") + ITEM);
    String out = check("human");
    assertTrue(
        out.contains(
            """
            proved items: 1 of 1 (100 %)
            lint:
              items: single 1
              proved: 1
              resting on evidence: 0
              warnings: unused-allowance 1, vague-frequency 1
              allowances used: none
            """),
        out);
  }

  @Test
  void allowancesAreCountedByRule() {
    edit(QUIZ, "差は ${rtt.same_az} です", "差はたいてい ${rtt.same_az} です");
    edit(QUIZ, ITEM, allow("vague-frequency") + ITEM);
    String out = check("human");
    assertTrue(out.contains("  warnings: none\n  allowances used: vague-frequency 1\n"), out);
  }

  @Test
  void programsGetAnObjectWithEveryTypeOfItem() {
    String out = check("json");
    assertTrue(
        out.contains(
            """
                "lint": {
                  "items": {
                    "single": 1,
                    "multiple": 0,
                    "truefalse": 0,
                    "numeric": 0,
                    "ordering": 0,
                    "matching": 0
                  },
                  "proved": 1,
                  "restingOnEvidence": 0,
                  "warnings": {},
                  "allowancesUsed": {}
                },
            """),
        out);
  }

  /** A wrong raw value would be reported as guarded by the very number that contradicts it. */
  @Test
  void aRunWithErrorsSaysNothingOfWhatIsProvedAndGuarded() {
    edit("facts/ping.yml", "stated: 0.21 ms", "stated: 0.25 ms");
    String out = check("human");
    assertTrue(out.startsWith("error[stated-number]"), out);
    assertTrue(
        out.contains("withheld because of errors: guarded measured values, proved items\n"), out);
    assertFalse(out.contains("guarded measured values:"), out);
    assertFalse(out.contains("proved items:"), out);
    assertFalse(out.contains("  proved:"), out);
    assertTrue(out.contains("  items: single 1\n"), out);
    String json = check("json");
    assertTrue(json.contains("\"withheldBecauseOfErrors\": ["), json);
    assertFalse(json.contains("\"provedItems\""), json);
    assertFalse(json.contains("\"guardedMeasuredValues\""), json);
  }

  @Test
  void warningsThatCountAsErrorsLeaveThemStanding() {
    edit(QUIZ, ITEM, allow("false-precision") + ITEM);
    Run run = Run.of("check", "--strict", "--content", content.content().toString());
    assertEquals(ExitCode.DIAGNOSTICS, run.code());
    assertTrue(run.out().contains("proved items: 1 of 1 (100 %)\n"), run.out());
  }

  private static String allow(String rule) {
    return "    allow: [{rule: " + rule + ", reason: {ko: 예외입니다., ja: 例外です。}}]\n";
  }

  private String check(String format) {
    return Run.of("check", "--format", format, "--content", content.content().toString()).out();
  }

  private void edit(String file, String from, String to) {
    String text = content.read(file);
    assertTrue(text.contains(from), from);
    content.write(file, text.replace(from, to).getBytes(StandardCharsets.UTF_8));
  }
}
