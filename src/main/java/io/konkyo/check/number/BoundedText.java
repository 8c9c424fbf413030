package io.konkyo.check.number;

/**
 * A text that can be looked at only so often. Regular expressions of authors can take exponential
 * time; reading them a text that runs out is the one way to stop the JDK's matcher.
 */
final class BoundedText implements CharSequence {
  private static final int LOOKS = 5_000_000;

  private final CharSequence text;
  private int left = LOOKS;

  BoundedText(CharSequence text) {
    this.text = text;
  }

  /** The text has been looked at too often. */
  static final class Exhausted extends RuntimeException {
    Exhausted() {
      super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
  }

  @Override
  public char charAt(int index) {
    if (--left < 0) {
      throw new Exhausted();
    }
    return text.charAt(index);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.subSequence(start, end);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
