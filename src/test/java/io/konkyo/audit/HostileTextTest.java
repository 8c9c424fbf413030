package io.konkyo.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.audit.page.PageReader;
import io.konkyo.quantity.UnitRegistry;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts that would keep a careless reader busy for hours, or break it. They end, whatever is found
 * in them; that they end soon shows in how long the suite takes.
 */
class HostileTextTest {
  private static final int LONG = 5_000;
  private static final UnitRegistry UNITS = UnitRegistry.builtIn();

  static Stream<String> texts() {
    return Stream.of(
        "1 + ".repeat(LONG) + "1 = 2",
        "1 = ".repeat(LONG) + "2",
        "1 < ".repeat(LONG) + "2 ✓",
        "(".repeat(LONG) + "1" + ")".repeat(LONG) + " = 2",
        "(1 + ".repeat(LONG) + "1 = 2",
        "min(1, ".repeat(LONG) + "1) = 2",
        "−".repeat(LONG) + "1 = 2",
        "not ".repeat(LONG) + "1 < 2 ✗",
        "9^9^9^9^9 = 1",
        "9^999 × 9^999 × 9^999 × 9^999 = 1",
        "1 << 999999999 = 1",
        "1e1000 × 1e1000 × 1e1000 = 1",
        "1e999999999 = 1",
        "9".repeat(LONG) + " + 1 = 2",
        "1,".repeat(LONG) + " + 1 = 2",
        "1.".repeat(LONG) + " + 1 = 2",
        "1 / ".repeat(LONG) + "2 ms",
        "1 / 2 / 3 ms, ".repeat(LONG / 10) + "+1 / +1 / +1 ms",
        "1 → ".repeat(LONG) + "2 (+1)",
        "2 ms" + "/s".repeat(LONG) + " = 1",
        "2 " + "a*".repeat(LONG) + "a = 1 ms",
        "2 " + "a".repeat(LONG) + " = 1 ms",
        "2 " + "가".repeat(LONG) + " = 1 ms",
        "2 " + "가 ".repeat(LONG) + " = 1 ms",
        "2026-".repeat(LONG) + " = 1",
        "2026년 ".repeat(LONG) + " = 1",
        "bits(0x" + "f".repeat(300) + ", 4000, 0) = 1",
        "bits(1, 1e9, 0) = 1",
        "ones(0x" + "f".repeat(390) + ") = 1",
        "sqrt(1e-300) = 1",
        "log2(1e300) = 1",
        "1 ÷ 0 = 1",
        "0^−1 = 1",
        "1 ÷ (3 − 3) = 1",
        "\ud800 1 + 1 = 3 \udc00",
        "\u0000 1 + 1 = 3",
        "1 ms^99 = 1 s",
        "= = = 1 + = 2",
        "→ → 1 (+",
        "$".repeat(LONG) + "1 = 2",
        "…".repeat(LONG) + "1… = 2…");
  }

  @ParameterizedTest
  @MethodSource("texts")
  void endsOnSentences(String text) {
    assertNotNull(new ProseReader(UNITS).read(text));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void endsOnLines(String text) {
    assertNotNull(new LineReader(UNITS).explanation().read(text));
  }

  @Test
  void endsOnPages() {
    String nested = "<div class=trace-line>".repeat(LONG / 100) + "1 + 1 = 3";
    assertTrue(new PageReader(UNITS, Map.of()).read("a.html", nested).passages().size() <= 1);
    String lists = "<p>1 / 2 / 3 ms<p>+1 / +1 / +2 ms".repeat(LONG / 20);
    assertNotNull(new PageReader(UNITS, Map.of()).read("a.html", lists));
  }

  /** Pieces of arithmetic in any order: whatever is found lies inside its text. */
  @Test
  void randomTextsNeverBreakIt() {
    long seed = 20_260_902L;
    Random random = new Random(seed);
    List<String> pieces =
        List.of(
            "1",
            "2.5",
            "1,000",
            "0x1f",
            "3…",
            " ",
            "\u00a0",
            "ms",
            " ms",
            " MB/s",
            "초",
            "건",
            "%",
            "$",
            "+",
            " + ",
            " − ",
            "-",
            " × ",
            " ÷ ",
            "/",
            " / ",
            "^",
            "²",
            "<<",
            " < ",
            " ≤ ",
            "==",
            " = ",
            " ≈ ",
            "⇔",
            "→",
            " → ",
            "(",
            ")",
            "（",
            "）",
            ", ",
            "、",
            "✓",
            "✗",
            "min",
            "min(",
            " and ",
            "에서 ",
            "로(",
            "から",
            "へ（",
            "\n",
            "…",
            "~",
            "|",
            "*",
            "2026-09-02",
            "10:30",
            "\ud83d\ude00",
            "가",
            "約",
            "equals");
    ProseReader prose = new ProseReader(UNITS);
    LineReader lines = new LineReader(UNITS);
    for (int i = 0; i < 5_000; i++) {
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(24);
      for (int j = 0; j < length; j++) {
        text.append(pieces.get(random.nextInt(pieces.size())));
      }
      String drawn = text.toString();
      lines.explanation().read(drawn);
      for (Passage passage : prose.read(drawn)) {
        assertEquals(passage.text(), drawn.substring(passage.from(), passage.to()), "seed " + seed);
      }
    }
  }
}
