package io.konkyo.text.korean;

import java.text.Normalizer;
import java.util.Optional;

/**
 * Finds a particle typed straight after a placeholder, where it is right only for the number
 * printed today.
 */
public final class BareParticle {
  /** Longer than any particle with the quotes before it, also when decomposed. */
  private static final int ENOUGH = 64;

  /** No noun starts with it, so whatever is attached to it, it is the particle. */
  private static final String ALWAYS_PARTICLE = "으로";

  private static final String CLOSING_QUOTES = "'\"’”」』`";

  private BareParticle() {}

  /**
   * A particle that stands bare.
   *
   * @param particle what was typed
   * @param pair the pair it is of
   * @param from offset of its first character in the words
   * @param to offset after its last character
   */
  public record Found(String particle, ParticlePair pair, int from, int to) {}

  /**
   * Returns the bare particle that {@code wordsAfterPlaceholder} begins with, for which {@link
   * ParticlePair#withForm} names the pair.
   *
   * <p>Only a whole word counts, so that {@code 이상}, {@code 이후} or {@code 가지} are left alone;
   * closing quotes before it are passed over. A closing bracket is not, because the word before the
   * bracket decides there.
   */
  public static Optional<Found> in(String wordsAfterPlaceholder) {
    String head =
        wordsAfterPlaceholder.substring(0, Math.min(ENOUGH, wordsAfterPlaceholder.length()));
    String composed = Normalizer.normalize(head, Normalizer.Form.NFC);
    int from = 0;
    while (from < composed.length() && CLOSING_QUOTES.indexOf(composed.charAt(from)) >= 0) {
      from++;
    }
    int to = from;
    while (to < composed.length() && FinalSound.isSyllable(composed.charAt(to))) {
      to++;
    }
    String word = composed.substring(from, to);
    Optional<ParticlePair> pair = ParticlePair.withForm(word);
    if (pair.isEmpty() && word.startsWith(ALWAYS_PARTICLE)) {
      word = ALWAYS_PARTICLE;
      pair = ParticlePair.withForm(word);
    }
    String particle = word;
    int start = from;
    return pair.map(p -> new Found(particle, p, start, endOf(particle, head, start)));
  }

  /** Decomposed text, as some file systems and keyboards give it, has more characters. */
  private static int endOf(String particle, String typed, int from) {
    int end = from + particle.length();
    while (end < typed.length()
        && !Normalizer.normalize(typed.substring(from, end), Normalizer.Form.NFC)
            .equals(particle)) {
      end++;
    }
    return end;
  }
}
