package io.konkyo.text.korean;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Normalizer;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class KoreanReaderTest {
  private static final ReadingLexicon LEXICON = ReadingLexicon.builtIn();

  static Stream<Arguments> sounds() {
    return Table.rows("sounds.tsv").stream().map(row -> Arguments.of(row.get(0), row.get(1)));
  }

  @ParameterizedTest(name = "{0} ends in {1}")
  @MethodSource("sounds")
  void findsSoundOrDoesNotGuess(String textBefore, String sound) {
    Optional<FinalSound> expected =
        sound.equals("?") ? Optional.empty() : Optional.of(FinalSound.valueOf(sound));
    assertEquals(expected, KoreanReader.finalSound(textBefore, LEXICON));
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "3개의 값 | 세 개의 값",
        "20명 | 스무 명",
        "21명 | 스물한 명",
        "99개 | 아흔아홉 개",
        "120개 | 백이십 개",
        "0개 | 영 개",
        "1.5배 | 일 점 오 배",
        "-3개 | 마이너스 삼 개",
        "3~4개 | 세 개에서 네 개",
        "3개~4개 | 세 개에서 네 개",
        "10~120개 | 십에서 백이십 개",
        "3 대로 | 세 대로",
        "3 대상 | 삼 대상",
        "3시간 | 세 시간",
        "3 h | 세 시간",
        "13시간 | 십삼 시간",
        "3시 30분 | 세 시 삼십 분",
        "10:05 | 열 시 오 분",
        "6월 3일 | 유월 삼 일",
        "11월 30일 | 십일 월 삼십 일",
        "1번째 | 첫 번째",
        "11번째 | 열한 번째",
        "1.2만 km | 일 점 이만 킬로미터",
        "3억 5천만 원 | 삼억 오천만 원",
        "25~30°C | 섭씨 이십오에서 삼십 도",
        "0.01 USD/GB | 기가바이트당 영 점 영일 유에스디",
        "$0.01/GB | 기가바이트당 영 점 영일 달러",
        "9 MB/min | 분당 구 메가바이트",
        "GB/s | 초당 기가바이트",
        "3은 4보다 작다 | 삼은 사보다 작다",
        "Redis는 빠르다 | 레디스는 빠르다",
        "제3 | 제삼",
        "3 × 10⁻⁶ | 삼 곱하기 십의 마이너스 육승",
        "2³ | 이의 세제곱",
        "3/4 GB | 사분의 삼 기가바이트",
        "-3/4 | 마이너스 사분의 삼",
        "10.0.0.0/16 | 십 점 영 점 영 점 영 슬래시 십육",
        "0x2A | 영엑스 이에이",
        "TCP/UDP | 티시피 유디피",
        "값(3)은 ‘정상’이다. | 값은 정상이다",
        "지연은 30 ms, 처리량은 2배 | 지연은 삼십 밀리초 처리량은 두 배",
      })
  void readsAloud(String text, String reading) {
    assertEquals(Optional.of(reading), KoreanReader.read(text, LEXICON));
  }

  @ParameterizedTest
  @CsvSource({"foo 값", "KVR 값", "10:30", "a = 3", "5−3", "…"})
  void doesNotReadAloudWhatIsUnknownOrAmbiguous(String text) {
    assertEquals(Optional.empty(), KoreanReader.read(text, LEXICON));
  }

  @ParameterizedTest
  @MethodSource("sounds")
  void decomposedTextSoundsTheSame(String textBefore, String sound) {
    String decomposed = Normalizer.normalize(textBefore, Normalizer.Form.NFD);
    assertEquals(
        KoreanReader.finalSound(textBefore, LEXICON), KoreanReader.finalSound(decomposed, LEXICON));
  }

  @Test
  void invisibleCharactersAreNotHeard() {
    assertEquals(Optional.of(FinalSound.OTHER), KoreanReader.finalSound("값\u200B\uFEFF", LEXICON));
    assertEquals(Optional.of("삼십 밀리초"), KoreanReader.read("30\u00A0\u2060ms\u00AD", LEXICON));
  }
}
