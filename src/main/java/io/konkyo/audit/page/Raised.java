package io.konkyo.audit.page;

/** Superscripts, as characters of their own. */
final class Raised {
  private static final String DIGITS =
      "\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";

  private Raised() {}

  /** Returns digits as superscripts, one character for each. */
  static String digits(String digits) {
    StringBuilder raised = new StringBuilder(digits.length());
    for (int i = 0; i < digits.length(); i++) {
      raised.append(DIGITS.charAt(digits.charAt(i) - '0'));
    }
    return raised.toString();
  }
}
