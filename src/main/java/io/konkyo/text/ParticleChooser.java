package io.konkyo.text;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Span;
import io.konkyo.text.korean.FinalSound;
import io.konkyo.text.korean.KoreanReader;
import io.konkyo.text.korean.ParticlePair;
import io.konkyo.text.korean.ReadingLexicon;
import java.util.Optional;

/** Chooses Korean particles; tells where none can be chosen. */
final class ParticleChooser {
  private static final String KOREAN = "ko";

  private final String locale;
  private final ReadingLexicon lexicon;

  ParticleChooser(String locale, ReadingLexicon lexicon) {
    this.locale = locale;
    this.lexicon = lexicon;
  }

  /** Returns the particle, or the pair as typed where it cannot be chosen, which is told. */
  String choose(String typed, String left, Span span, Diagnostics diagnostics) {
    Optional<ParticlePair> pair = ParticlePair.parse(typed);
    if (!isKorean(locale)) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.STRAY_PARTICLE,
                  span,
                  "particle `{" + typed + "}` in the text of locale `" + locale + "`")
              .withHelp("remove it; only Korean chooses particles by sound"));
      return "";
    }
    if (pair.isEmpty()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.STRAY_PARTICLE, span, "`" + typed + "` is no pair of particles")
              .withHelp("write a pair as 은/는, 이/가, 을/를, 과/와, 으로/로"));
      return typed;
    }
    Optional<FinalSound> sound = KoreanReader.finalSound(left, lexicon);
    if (sound.isEmpty()) {
      String word = lastWord(left);
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.UNKNOWN_READING,
                  span,
                  "nobody says how `" + word + "` is read aloud")
              .withHelp("add `" + word + ": {reading: {ko: …}}` to terms.yml"));
      return typed;
    }
    return pair.get().choose(sound.get());
  }

  /** Returns whether a language tag is one of Korean, which alone has such particles. */
  static boolean isKorean(String locale) {
    return Catalogue.language(locale).equals(KOREAN);
  }

  private static String lastWord(String left) {
    String stripped = left.strip();
    int space = Math.max(stripped.lastIndexOf(' '), stripped.lastIndexOf('\u00a0'));
    return stripped.substring(space + 1);
  }
}
