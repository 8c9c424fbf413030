package io.konkyo.report;

import java.nio.charset.StandardCharsets;

/** Strings as the Static Analysis Results Interchange Format wants them. */
final class SarifText {
  private static final String KEPT = "-._~/";
  private static final String HEX = "0123456789ABCDEF";

  private SarifText() {}

  /**
   * Returns a text as a plain text message.
   *
   * <p>Source: SARIF 2.1.0 §3.11.5, braces are doubled lest they be placeholders; §3.11.6, {@code
   * [a](b)} is a link and has no escape outside its text, so a space keeps it from being one.
   */
  static String message(String text) {
    return text.replace("{", "{{").replace("}", "}}").replace("](", "] (");
  }

  /**
   * Returns a path as a URI reference, relative if the path is.
   *
   * <p>Source: SARIF 2.1.0 §3.4.3 and RFC 3986.
   */
  static String uri(String path) {
    StringBuilder uri = new StringBuilder(path.startsWith("/") ? "file://" : "");
    for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
      if (isKept(b)) {
        uri.append((char) b);
      } else {
        uri.append('%').append(HEX.charAt((b >> 4) & 0xF)).append(HEX.charAt(b & 0xF));
      }
    }
    return uri.toString();
  }

  private static boolean isKept(byte b) {
    return (b >= 'a' && b <= 'z')
        || (b >= 'A' && b <= 'Z')
        || (b >= '0' && b <= '9')
        || KEPT.indexOf(b) >= 0;
  }
}
