package io.konkyo.text.korean;

import java.text.Normalizer;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What the last syllable of a reading ends in; all that the choice of a particle depends on. */
public enum FinalSound {
  /** The syllable is open: {@code 사}, {@code 초}, {@code 조}. */
  NONE,
  /** The syllable ends in ㄹ, which takes {@code 로} and yet {@code 은}: {@code 일}, {@code 셀}. */
  RIEUL,
  /** The syllable ends in another consonant: {@code 삼}, {@code 분}. */
  OTHER;

  private static final char FIRST_SYLLABLE = '가';
  private static final char LAST_SYLLABLE = '힣';
  private static final int CODAS = 28;
  private static final int RIEUL_CODA = 8;

  /**
   * Returns how a reading ends, or nothing unless its last character is a Hangul syllable.
   * Decomposed Hangul is composed first.
   */
  public static Optional<FinalSound> ofReading(String reading) {
    String composed = Normalizer.normalize(reading, Normalizer.Form.NFC);
    if (composed.isEmpty()) {
      return Optional.empty();
    }
    char last = composed.charAt(composed.length() - 1);
    return isSyllable(last) ? Optional.of(ofSyllable(last)) : Optional.empty();
  }

  /** Returns the sound all readings agree on, or nothing if they differ or there are none. */
  static Optional<FinalSound> sharedBy(Collection<String> readings) {
    Set<FinalSound> sounds = EnumSet.noneOf(FinalSound.class);
    for (String reading : readings) {
      Optional<FinalSound> sound = ofReading(reading);
      if (sound.isEmpty()) {
        return Optional.empty();
      }
      sounds.add(sound.get());
    }
    return sounds.size() == 1 ? Optional.of(sounds.iterator().next()) : Optional.empty();
  }

  static boolean isSyllable(char c) {
    return c >= FIRST_SYLLABLE && c <= LAST_SYLLABLE;
  }

  // Unicode lays the syllables out so that the final consonant is the remainder by 28.
  private static FinalSound ofSyllable(char syllable) {
    return switch ((syllable - FIRST_SYLLABLE) % CODAS) {
      case 0 -> NONE;
      case RIEUL_CODA -> RIEUL;
      default -> OTHER;
    };
  }
}
