package io.konkyo.translation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Short names of texts: the first 64 bits of their SHA-256, in hexadecimal. */
final class Fingerprint {
  /** Digits of a fingerprint; two texts of a site share one with a chance of one in 2^64. */
  static final int LENGTH = 16;

  /** Longer source texts are remembered by their fingerprint only. */
  static final int LONGEST_KEPT = 8_000;

  private static final String SHORTENED = "sha256:";

  private Fingerprint() {}

  static String of(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, LENGTH / 2);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Returns what a lock file keeps of a source text: the text itself unless it is very long. */
  static String remembered(String source) {
    return source.length() <= LONGEST_KEPT ? source : SHORTENED + of(source);
  }

  static boolean isShortened(String remembered) {
    return remembered.startsWith(SHORTENED);
  }
}
