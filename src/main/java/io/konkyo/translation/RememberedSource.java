package io.konkyo.translation;

import io.konkyo.source.Fingerprint;

/** What a lock file keeps of a source text: the text itself unless it is very long. */
final class RememberedSource {
  /** Longer source texts are remembered by their fingerprint only. */
  static final int LONGEST_KEPT = 8_000;

  private static final String SHORTENED = "sha256:";

  private RememberedSource() {}

  static String of(String source) {
    return source.length() <= LONGEST_KEPT ? source : SHORTENED + Fingerprint.of(source);
  }

  static boolean isShortened(String remembered) {
    return remembered.startsWith(SHORTENED);
  }
}
