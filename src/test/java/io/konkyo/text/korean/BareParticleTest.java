package io.konkyo.text.korean;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Normalizer;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BareParticleTest {
  @ParameterizedTest(name = "$'{'n}{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "는 짧습니다 | 는",
        "은, | 은",
        "이 | 이",
        "가 큽니다 | 가",
        "를 | 를",
        "와 40 ms | 와",
        "로 | 로",
        "으로 | 으로",
        "으로부터 | 으로부터",
        "으로까지의 | 으로",
        "이나 | 이나",
        "이었습니다. | 이었습니다",
        "였다. | 였다",
        "라고 | 라고",
        "이며, | 이며",
        "”는 | 는",
      })
  void isFound(String words, String particle) {
    assertEquals(Optional.of(particle), particle(words));
    String decomposed = Normalizer.normalize(words, Normalizer.Form.NFD);
    assertEquals(Optional.of(particle), particle(decomposed));
  }

  @ParameterizedTest(name = "$'{'n}{0}")
  @ValueSource(
      strings = {
        "", " ", " 는", "개", "개는", "개가", "이상", "이상이", "이하", "이내", "이후", "이전", "이외", "가지", "가량",
        "나노초", "나절", "로그", "라인", "과목", "과정", "이라크", "여 개", "은행", "의", "에서", "까지", "만", "도", "보다",
        "입니다", "이다", "다", ")은", "{은/는}", "ms는", ".", "초로", "회와", "와트", "이며칠"
      })
  void isNotSeenInOtherWords(String words) {
    assertEquals(Optional.empty(), particle(words));
  }

  @Test
  void hasAPairToSuggest() {
    for (ParticlePair pair : ParticlePair.all()) {
      assertEquals(Optional.of(pair.afterVowel()), particle(pair.afterVowel() + " 끝"));
      assertEquals(Optional.of(pair.afterConsonant()), particle(pair.afterConsonant()));
    }
  }

  @Test
  void isFoundAtItsCharacters() {
    String decomposed = Normalizer.normalize("”는 짧습니다", Normalizer.Form.NFD);
    BareParticle.Found found = BareParticle.in(decomposed).orElseThrow();
    assertEquals("은/는", found.pair().toString());
    assertEquals(
        Normalizer.normalize("는", Normalizer.Form.NFD),
        decomposed.substring(found.from(), found.to()));
  }

  private static Optional<String> particle(String words) {
    return BareParticle.in(words).map(BareParticle.Found::particle);
  }
}
