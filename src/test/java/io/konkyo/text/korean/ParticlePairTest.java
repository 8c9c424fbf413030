package io.konkyo.text.korean;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParticlePairTest {
  static List<ParticlePair> all() {
    return ParticlePair.all();
  }

  // Neither the order of a pair nor the coda of a form itself says which form follows a consonant:
  // a library that went by the latter printed 값가.
  @ParameterizedTest
  @CsvSource({
    "은/는, 값은, 일은, 사는",
    "이/가, 값이, 일이, 사가",
    "을/를, 값을, 일을, 사를",
    "과/와, 값과, 일과, 사와",
    "이나/나, 값이나, 일이나, 사나",
    "이라/라, 값이라, 일이라, 사라",
    "이며/며, 값이며, 일이며, 사며",
    "이란/란, 값이란, 일이란, 사란",
    "이든/든, 값이든, 일이든, 사든",
    "이랑/랑, 값이랑, 일이랑, 사랑",
    "이라고/라고, 값이라고, 일이라고, 사라고",
    "이었다/였다, 값이었다, 일이었다, 사였다",
    "이야말로/야말로, 값이야말로, 일이야말로, 사야말로",
    "으로/로, 값으로, 일로, 사로",
    "으로서/로서, 값으로서, 일로서, 사로서",
    "으로써/로써, 값으로써, 일로써, 사로써",
    "으로부터/로부터, 값으로부터, 일로부터, 사로부터",
    "으로는/로는, 값으로는, 일로는, 사로는",
    "으로의/로의, 값으로의, 일로의, 사로의",
  })
  void choosesBySoundInEitherOrder(String pair, String other, String rieul, String none) {
    String[] forms = pair.split("/");
    for (String notation : List.of(pair, forms[1] + "/" + forms[0])) {
      ParticlePair particle = ParticlePair.parse(notation).orElseThrow();
      assertEquals(other, "값" + particle.choose(FinalSound.OTHER), notation);
      assertEquals(rieul, "일" + particle.choose(FinalSound.RIEUL), notation);
      assertEquals(none, "사" + particle.choose(FinalSound.NONE), notation);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void isASetOfTwoForms(ParticlePair pair) {
    String swapped = pair.afterVowel() + "/" + pair.afterConsonant();
    assertNotEquals(pair.afterConsonant(), pair.afterVowel());
    assertEquals(Optional.of(pair), ParticlePair.parse(pair.toString()));
    assertEquals(Optional.of(pair), ParticlePair.parse(swapped));
    String decomposed = Normalizer.normalize(swapped, Normalizer.Form.NFD);
    assertEquals(Optional.of(pair), ParticlePair.parse(decomposed));
  }

  @ParameterizedTest
  @MethodSource("all")
  void onlyTheRoFamilyTreatsRieulLikeAVowel(ParticlePair pair) {
    boolean likeVowel = pair.choose(FinalSound.RIEUL).equals(pair.afterVowel());
    assertEquals(pair.afterVowel().startsWith("로"), likeVowel);
    assertEquals(pair.afterConsonant().startsWith("으로"), likeVowel);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "/", "은", "은/", "/는", "은/은", "은/가", "은(는)", "은/는/", "은 / 는", "이다/다", "이에요/예요"})
  void refusesWhatIsNoPair(String notation) {
    assertEquals(Optional.empty(), ParticlePair.parse(notation));
  }

  @ParameterizedTest
  @CsvSource({"는, 은/는", "가, 이/가", "로, 으로/로", "나, 이나/나", "로부터, 으로부터/로부터"})
  void isFoundByEitherForm(String form, String pair) {
    assertEquals(ParticlePair.parse(pair), ParticlePair.withForm(form));
  }
}
