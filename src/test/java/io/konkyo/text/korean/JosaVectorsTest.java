package io.konkyo.text.korean;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Text, its reading and the particle after it, checked by hand and by another implementation. */
class JosaVectorsTest {
  static Stream<Arguments> rows() {
    return Table.rows("josa.tsv").stream()
        .map(row -> Arguments.of(row.get(0), row.get(1), row.get(2), row.get(3)));
  }

  @ParameterizedTest(name = "{1}{3}")
  @MethodSource("rows")
  void readingTakesParticle(String textBefore, String reading, String pair, String expected) {
    FinalSound sound = FinalSound.ofReading(reading).orElseThrow();
    assertEquals(expected, ParticlePair.parse(pair).orElseThrow().choose(sound));
  }

  @ParameterizedTest(name = "{0}{3}")
  @MethodSource("rows")
  void printedTextTakesParticle(String textBefore, String reading, String pair, String expected) {
    Optional<FinalSound> sound = KoreanReader.finalSound(textBefore, ReadingLexicon.builtIn());
    ParticlePair particle = ParticlePair.parse(pair).orElseThrow();
    assertEquals(Optional.of(expected), sound.map(particle::choose));
  }

  @ParameterizedTest(name = "{0} is {1}")
  @MethodSource("rows")
  void printedTextIsReadAloud(String textBefore, String reading, String pair, String expected) {
    assertEquals(Optional.of(reading), KoreanReader.read(textBefore, ReadingLexicon.builtIn()));
  }

  @ParameterizedTest(name = "… {0}{3}")
  @MethodSource("rows")
  void wordsBeforeMakeNoDifference(
      String textBefore, String reading, String pair, String expected) {
    ParticlePair particle = ParticlePair.parse(pair).orElseThrow();
    // A bracket by itself explains whatever stands before it, so it is not tried here.
    List<String> befores =
        textBefore.startsWith("(") ? List.of("끝. ") : List.of("이 측정에서 ", "foo ", "끝. ", "약 ");
    for (String before : befores) {
      Optional<FinalSound> sound =
          KoreanReader.finalSound(before + textBefore, ReadingLexicon.builtIn());
      assertEquals(Optional.of(expected), sound.map(particle::choose), before);
    }
  }
}
