package io.konkyo.source;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Short names of texts: the first 64 bits of their SHA-256, in hexadecimal. */
public final class Fingerprint {
  /** Digits of a fingerprint; two texts of a site share one with a chance of one in 2^64. */
  public static final int LENGTH = 16;

  private Fingerprint() {}

  public static String of(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, LENGTH / 2);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
