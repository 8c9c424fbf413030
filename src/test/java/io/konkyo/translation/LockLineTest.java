package io.konkyo.translation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.konkyo.source.Fingerprint;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LockLineTest {
  private static final long SEED = 20_260_902;
  private static final Span NOWHERE = new SourceFile("x.lock", "").span(0, 0);
  private static final String ALPHABET =
      "ab \"\\\n\t%;{}$측정値\u202E\u200B\uD83D\uDE00\u2028#<>=/.-_0";

  @Test
  void lineIsReadAsItWasWritten() {
    Random random = new Random(SEED);
    for (int i = 0; i < 2_000; i++) {
      Review review =
          new Review(
              "ja",
              "x/" + text(random),
              Fingerprint.of(text(random)),
              text(random),
              List.of(new HeldComparison("a.b", '<', "c"), new HeldComparison("d", '≠', "true")),
              NOWHERE);
      String line = LockLine.print(review);
      assertFalse(line.contains("\n"), line);
      assertEquals(Optional.of(review), LockLine.parse(line, NOWHERE), "seed " + SEED);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "x ja",
        "x ja 0123456789abcdef",
        "x ja 0123456789abcdef \"open",
        "x ja 0123456789abcdef \"bad \\q\"",
        "x ja 0123456789abcdef \"short \\u12\"",
        "x ja 0123456789ABCDEF \"upper\"",
        "x ja 0123456789abcdef \"glued\"a < b",
        "x ja 0123456789abcdef \"half\" a <",
        "x ja 0123456789abcdef \"odd\" a ! b",
        "%110000; ja 0123456789abcdef \"no character\"",
        "x ../../ja 0123456789abcdef \"locale\""
      })
  void otherLinesAreNone(String line) {
    assertEquals(Optional.empty(), LockLine.parse(line, NOWHERE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\", "\"", "\\u0041", "%0041;", "a < b; "})
  void hostileLinesEnd(String piece) {
    LockLine.parse("x ja 0123456789abcdef \"" + piece.repeat(60_000), NOWHERE);
    LockLine.parse("x ja 0123456789abcdef \"\" " + piece.repeat(60_000), NOWHERE);
    LockLine.parse(piece.repeat(60_000), NOWHERE);
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    int length = random.nextInt(12);
    for (int i = 0; i < length; i++) {
      int at = random.nextInt(ALPHABET.codePointCount(0, ALPHABET.length()));
      text.appendCodePoint(ALPHABET.codePointAt(ALPHABET.offsetByCodePoints(0, at)));
    }
    return text.toString();
  }
}
