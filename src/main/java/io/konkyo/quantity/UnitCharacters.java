package io.konkyo.quantity;

import java.text.Normalizer;

/** One spelling for characters that look alike in units: µ, ², ·, ％, ℃. */
final class UnitCharacters {
  private static final String SUPERSCRIPTS =
      "\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079\u207B";

  private UnitCharacters() {}

  /** Returns the text in the characters that the unit table uses. */
  static String normalise(String text) {
    if (text.chars().allMatch(c -> c < 0x80)) {
      return text;
    }
    // Unicode calls the Greek letter the canonical micro; the table, as keyboards do, has U+00B5.
    return Normalizer.normalize(hats(text), Normalizer.Form.NFKC)
        .replace('\u03BC', '\u00B5')
        .replace('\u00B7', '*')
        .replace('\u22C5', '*')
        .replace('\u2215', '/')
        .replace('\u2044', '/')
        .replace('\u2212', '-');
  }

  /** Puts a hat before superscripts, which compatibility normalisation turns into plain digits. */
  private static String hats(String text) {
    StringBuilder marked = new StringBuilder(text.length() + 1);
    boolean raised = false;
    for (int i = 0; i < text.length(); i++) {
      boolean superscript = SUPERSCRIPTS.indexOf(text.charAt(i)) >= 0;
      if (superscript && !raised) {
        marked.append('^');
      }
      raised = superscript;
      marked.append(text.charAt(i));
    }
    return marked.toString();
  }
}
