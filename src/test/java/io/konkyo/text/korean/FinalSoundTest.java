package io.konkyo.text.korean;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FinalSoundTest {
  @ParameterizedTest
  @CsvSource({
    "가, NONE",
    "초, NONE",
    "히, NONE",
    "힣, OTHER",
    "일, RIEUL",
    "닭, OTHER",
    "값, OTHER",
    "삶, OTHER"
  })
  void isThatOfTheLastSyllable(String reading, FinalSound expected) {
    assertEquals(Optional.of(expected), FinalSound.ofReading("영" + reading));
    String decomposed = Normalizer.normalize(reading, Normalizer.Form.NFD);
    assertEquals(Optional.of(expected), FinalSound.ofReading(decomposed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "값 ", "foo", "3", "ㄱ", "\u1100", "값!"})
  void isUnknownUnlessASyllableIsLast(String reading) {
    assertEquals(Optional.empty(), FinalSound.ofReading(reading));
  }

  @Test
  void ofSeveralReadingsIsWhatTheyShare() {
    assertEquals(Optional.of(FinalSound.NONE), FinalSound.sharedBy(List.of("배", "엑스")));
    assertEquals(Optional.empty(), FinalSound.sharedBy(List.of("아르", "알")));
    assertEquals(Optional.empty(), FinalSound.sharedBy(List.of()));
  }
}
