package io.konkyo.content.markdown;

import com.vladsch.flexmark.util.sequence.Html5Entities;

/** Backslash escapes and character references, the two ways to type a character as itself. */
final class Escapes {

  /** The longest name of HTML 5 has 31 letters. */
  private static final int LONGEST_NAME = 31;

  private static final int MOST_DECIMALS = 7;
  private static final int MOST_HEX_DIGITS = 6;

  private Escapes() {}

  /** Returns whether a backslash makes a character literal: ASCII punctuation. */
  static boolean isEscapable(char c) {
    return c > ' ' && c < 0x7F && !isAlphanumeric(c);
  }

  /** Returns the index after the character reference that begins at an {@code &}, or -1. */
  static int referenceEnd(String text, int start) {
    int at = start + 1;
    int end;
    if (!text.startsWith("#", at)) {
      end = skip(text, at, LONGEST_NAME, Escapes::isAlphanumeric);
    } else if (text.startsWith("x", at + 1) || text.startsWith("X", at + 1)) {
      at += 2;
      end = skip(text, at, MOST_HEX_DIGITS, c -> Character.digit(c, 16) >= 0 && c < 0x7F);
    } else {
      at += 1;
      end = skip(text, at, MOST_DECIMALS, c -> c >= '0' && c <= '9');
    }
    boolean closed = end > at && end < text.length() && text.charAt(end) == ';';
    return closed && !decode(text, start, end + 1).isEmpty() ? end + 1 : -1;
  }

  /** Returns what a character reference stands for, or an empty string if its name is unknown. */
  static String decode(String text, int start, int end) {
    String reference = text.substring(start, end);
    String decoded = Html5Entities.entityToString(reference);
    if (decoded.equals(reference)) {
      return "";
    }
    boolean half = decoded.length() == 1 && Character.isSurrogate(decoded.charAt(0));
    return half ? "\uFFFD" : decoded;
  }

  /** Returns a text, as the target of a link, without escapes and references. */
  static String undo(String text) {
    if (text.indexOf('\\') < 0 && text.indexOf('&') < 0) {
      return text;
    }
    StringBuilder undone = new StringBuilder(text.length());
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      int reference = c == '&' ? referenceEnd(text, at) : -1;
      if (reference > 0) {
        undone.append(decode(text, at, reference));
        at = reference;
      } else if (c == '\\' && at + 1 < text.length() && isEscapable(text.charAt(at + 1))) {
        undone.append(text.charAt(at + 1));
        at += 2;
      } else {
        undone.append(c);
        at++;
      }
    }
    return undone.toString();
  }

  private static int skip(String text, int index, int most, CharTest test) {
    int at = index;
    while (at < text.length() && at - index < most && test.test(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isAlphanumeric(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  /** A condition on one character. */
  private interface CharTest {
    boolean test(char c);
  }
}
