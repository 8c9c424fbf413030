package io.konkyo.text.korean;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostileTextTest {
  private static final ReadingLexicon LEXICON = ReadingLexicon.builtIn();
  private static final long SEED = 20261130;
  private static final int LENGTH = 300_000;

  private static final List<String> PIECES =
      List.of(
          "0", "1", "30", "1,000", ".", ",", ":", "/", "-", "−", "–", "~", "±", "%", "$", "₩", "°C",
          " ", "\n", "ms", "GB", "s", "K", "x", "×", "p99", "v1", "API", "URL", "foo", "값", "개",
          "만", "월", "은", "(", ")", "[", "]", "‘", "’", "\"", "'", "⁶", "¹", "½", "0x", "e",
          "\u0301", "\u1100", "\u11A8", "\uD83D", "\uDE00", "\u200B", "≥", "=", "*", "+", "#", "^",
          "_", "…");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(",
        ")",
        "()",
        "([",
        "1",
        "1,",
        "1.",
        "1:",
        "1/",
        "1-",
        "1~1~",
        "값(",
        "a/",
        "A-",
        "'",
        "5' ",
        "5 ",
        " ",
        "\u0315\u0300",
        "\u1100",
        "\uD83D",
        "값",
        "값 ",
        "⁶",
        "^1",
        "3 API ",
        "3 foo/",
        "% ",
        "$",
        "≥",
        "Redis",
        ",000"
      })
  void longRepetitionsAreReadWithoutHarm(String piece) {
    String text = piece.repeat(LENGTH / piece.length());
    for (String end : List.of("", " 값", ")", " (3)", "(3)")) {
      KoreanReader.finalSound(text + end, LEXICON);
      assertEquals(Optional.empty(), KoreanReader.read(text + end, LEXICON));
      String shorter = text.substring(0, 4000) + end;
      KoreanReader.read(shorter, LEXICON);
    }
    BareParticle.in(text);
    ParticlePair.parse(text.substring(0, 4000));
    assertEquals(
        Optional.of(FinalSound.OTHER), KoreanReader.finalSound(text + " 끝. 값", LEXICON), piece);
  }

  @Test
  void aBracketTooLongToSeeTheWordBeforeIsNotGuessed() {
    String inside = "값 ".repeat(10_000);
    assertEquals(Optional.empty(), KoreanReader.finalSound("지연(" + inside + ")", LEXICON));
    assertEquals(
        Optional.of(FinalSound.OTHER), KoreanReader.finalSound("지연(" + inside + ") 값", LEXICON));
  }

  @Test
  void aWordTooLongToSeeItsBeginningIsNotGuessed() {
    assertEquals(Optional.empty(), KoreanReader.finalSound("1".repeat(LENGTH), LEXICON));
    assertEquals(Optional.empty(), KoreanReader.finalSound("값".repeat(LENGTH), LEXICON));
  }

  @Test
  void readingAndSoundAgreeOnAnyMixture() {
    Random random = new Random(SEED);
    int read = 0;
    for (int i = 0; i < 100_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(8); n >= 0; n--) {
        text.append(PIECES.get(random.nextInt(PIECES.size())));
      }
      Optional<FinalSound> sound = KoreanReader.finalSound(text.toString(), LEXICON);
      Optional<String> reading = KoreanReader.read(text.toString(), LEXICON);
      if (reading.isPresent()) {
        read++;
        assertEquals(
            FinalSound.ofReading(reading.get()), sound, () -> "«" + text + "», seed " + SEED);
        assertTrue(ReadingLexicon.isReading(reading.get()), () -> "«" + text + "», seed " + SEED);
      }
    }
    assertTrue(read > 1000, "too few mixtures were readable: " + read);
  }

  @Test
  void whateverStandsBeforeAWordTheWordDecides() {
    Random random = new Random(SEED);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(8); n >= 0; n--) {
        text.append(PIECES.get(random.nextInt(PIECES.size())));
      }
      String before = text.toString();
      if (before.chars().noneMatch(c -> "≥=/*".indexOf(c) >= 0)) {
        assertEquals(
            Optional.of(FinalSound.RIEUL),
            KoreanReader.finalSound(before + " 셀", LEXICON),
            () -> "«" + before + "», seed " + SEED);
      }
    }
  }
}
