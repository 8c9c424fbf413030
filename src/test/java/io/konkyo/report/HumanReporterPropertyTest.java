package io.konkyo.report;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Any place in any text can be shown: nothing throws, nothing reaches the terminal unseen. */
class HumanReporterPropertyTest {
  private static final long SEED = 20260902L;
  private static final int ROUNDS = 5_000;
  private static final String[] PIECES = {
    "a",
    "0.23 ms",
    " ",
    "\t",
    "\n",
    "\r\n",
    "\r",
    "가",
    "한\u1100\u1161",
    "値",
    "👍",
    "é",
    "\u001b[2J",
    "\u202e",
    "\ud800",
    "x".repeat(120),
    "가나다 ".repeat(40),
  };

  @Test
  void showsAnyPlaceInAnyText() {
    Random random = new Random(SEED);
    for (int round = 0; round < ROUNDS; round++) {
      SourceFile file = new SourceFile("a.yml", text(random));
      Diagnostic said =
          Diagnostic.of(DiagnosticCode.WRONG_SHAPE, span(file, random), "wrong")
              .withAt(random.nextBoolean() ? "" : "at")
              .withLabel(span(file, random), random.nextBoolean() ? "" : "label")
              .withLabel(span(file, random), "another");
      String shown = new HumanReporter(Colour.PLAIN).text(said);
      String situation = "seed " + SEED + ", round " + round + "\n" + shown;
      assertTrue(shown.contains("^"), situation);
      assertTrue(shown.contains(" another"), situation);
      assertFalse(shown.chars().anyMatch(c -> c < ' ' && c != '\n'), situation);
      assertTrue(shown.lines().allMatch(HumanReporterPropertyTest::isWithinLimit), situation);
    }
  }

  private static boolean isWithinLimit(String line) {
    int gutter = 8;
    int cuts = 2;
    int remark = 10;
    int cells = line.codePoints().map(DisplayWidth::of).sum();
    return cells <= gutter + Window.LIMIT + cuts + remark;
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int pieces = random.nextInt(12); pieces > 0; pieces--) {
      text.append(PIECES[random.nextInt(PIECES.length)]);
    }
    return text.toString();
  }

  private static Span span(SourceFile file, Random random) {
    int start = random.nextInt(file.text().length() + 1);
    int end = start + random.nextInt(file.text().length() - start + 1);
    return file.span(start, end);
  }
}
