package io.konkyo.text.korean;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Two forms of one Korean particle, of which the sound before it picks one.
 *
 * <p>A pair is a set: {@code 와/과} and {@code 과/와} are the same. Which form follows a consonant is
 * recorded for each pair and cannot be read off the forms: {@code 과}, used after a consonant, is
 * itself open, and {@code 은} and {@code 는} both end in one.
 *
 * <p>{@code 이다/다} and {@code 이에요/예요} are not here: after a vowel both forms of the first are right,
 * and the second is not of the register that documents are written in.
 *
 * @param afterConsonant the form after a final consonant: {@code 은}, {@code 으로}
 * @param afterVowel the form after an open syllable: {@code 는}, {@code 로}
 * @param afterRieul which of the two follows ㄹ
 */
public record ParticlePair(String afterConsonant, String afterVowel, AfterRieul afterRieul) {
  /** How a pair treats the final consonant ㄹ. */
  public enum AfterRieul {
    /** Like any other consonant: {@code 일은}. */
    AS_CONSONANT,
    /** Like a vowel: {@code 일로}. */
    AS_VOWEL
  }

  private static final List<String> RIEUL_AS_CONSONANT =
      List.of(
          "은/는 이/가 을/를 과/와 과는/와는 과도/와도 과의/와의",
          "이나/나 이나마/나마 이란/란 이랑/랑 이든/든 이든지/든지 이야/야 이야말로/야말로",
          "이라/라 이라고/라고 이라고는/라고는 이라고도/라고도 이라는/라는 이라도/라도 이라면/라면 이라서/라서",
          "이라든지/라든지 이라기보다/라기보다 이며/며 이므로/므로",
          "이었다/였다 이었고/였고 이었던/였던 이었으나/였으나 이었으며/였으며 이었지만/였지만 이었습니다/였습니다");

  private static final List<String> RIEUL_AS_VOWEL =
      List.of(
          "으로/로 으로는/로는 으로도/로도 으로만/로만 으로의/로의 으로나/로나 으로까지/로까지",
          "으로서/로서 으로서는/로서는 으로서도/로서도 으로서의/로서의",
          "으로써/로써 으로써만/로써만 으로써의/로써의",
          "으로부터/로부터 으로부터는/로부터는 으로부터의/로부터의");

  private static final Map<String, ParticlePair> BY_NOTATION = byNotation();
  private static final Map<String, ParticlePair> BY_FORM = byForm();

  public ParticlePair {
    Objects.requireNonNull(afterConsonant);
    Objects.requireNonNull(afterVowel);
    Objects.requireNonNull(afterRieul);
  }

  /**
   * Returns the pair written {@code 은/는} or {@code 는/은}; nothing if it is not two forms of one
   * particle with a slash between.
   */
  public static Optional<ParticlePair> parse(String notation) {
    return Optional.ofNullable(
        BY_NOTATION.get(Normalizer.normalize(notation, Normalizer.Form.NFC)));
  }

  /** Returns the pair one of whose forms is {@code form}, the commonest if it is in several. */
  public static Optional<ParticlePair> withForm(String form) {
    return Optional.ofNullable(BY_FORM.get(Normalizer.normalize(form, Normalizer.Form.NFC)));
  }

  /** Returns all pairs, the commonest first. */
  public static List<ParticlePair> all() {
    return BY_NOTATION.values().stream().distinct().toList();
  }

  /** Returns the form that follows {@code sound}. */
  public String choose(FinalSound sound) {
    return switch (sound) {
      case NONE -> afterVowel;
      case RIEUL -> afterRieul == AfterRieul.AS_VOWEL ? afterVowel : afterConsonant;
      case OTHER -> afterConsonant;
    };
  }

  /** Returns the pair as a token spells it: {@code 은/는}. */
  @Override
  public String toString() {
    return afterConsonant + "/" + afterVowel;
  }

  private static Map<String, ParticlePair> byNotation() {
    Map<String, ParticlePair> pairs = new LinkedHashMap<>();
    addAll(pairs, RIEUL_AS_CONSONANT, AfterRieul.AS_CONSONANT);
    addAll(pairs, RIEUL_AS_VOWEL, AfterRieul.AS_VOWEL);
    return pairs;
  }

  private static void addAll(
      Map<String, ParticlePair> pairs, Collection<String> notations, AfterRieul afterRieul) {
    for (String notation : String.join(" ", notations).split(" ")) {
      List<String> forms = Arrays.asList(notation.split("/"));
      ParticlePair pair = new ParticlePair(forms.get(0), forms.get(1), afterRieul);
      pairs.put(forms.get(0) + "/" + forms.get(1), pair);
      pairs.put(forms.get(1) + "/" + forms.get(0), pair);
    }
  }

  private static Map<String, ParticlePair> byForm() {
    Map<String, ParticlePair> pairs = new LinkedHashMap<>();
    for (ParticlePair pair : BY_NOTATION.values()) {
      pairs.putIfAbsent(pair.afterConsonant(), pair);
      pairs.putIfAbsent(pair.afterVowel(), pair);
    }
    return pairs;
  }
}
