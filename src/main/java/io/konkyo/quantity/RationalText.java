package io.konkyo.quantity;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fractions and decimals as text, without an author's spellings. */
final class RationalText {
  /** Longer text costs quadratic time to read and is no number of ours. */
  private static final int MAX_LENGTH = 20_000;

  /** Digits, sign included, that a long holds whatever they are. */
  private static final int MAX_LONG_LENGTH = 18;

  private static final Pattern FRACTION = Pattern.compile("([+-]?[0-9]+)/([0-9]+)");
  private static final Pattern DECIMAL =
      Pattern.compile("([+-]?)([0-9]+)(?:\\.([0-9]+))?(?:[eE]([+-]?[0-9]{1,6}))?");
  private static final BigInteger FIVE = BigInteger.valueOf(5);

  private RationalText() {}

  static Rational parse(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new NumberFormatException("number of " + text.length() + " characters");
    }
    Matcher fraction = FRACTION.matcher(text);
    if (fraction.matches()) {
      return fraction(fraction);
    }
    Matcher decimal = DECIMAL.matcher(text);
    if (decimal.matches()) {
      return decimal(decimal);
    }
    throw new NumberFormatException("not a fraction or decimal: \"" + text + '"');
  }

  private static Rational fraction(Matcher parts) {
    BigInteger denominator = new BigInteger(parts.group(2));
    if (denominator.signum() == 0) {
      throw new NumberFormatException("denominator zero: \"" + parts.group() + '"');
    }
    return Rational.of(new BigInteger(parts.group(1)), denominator);
  }

  private static Rational decimal(Matcher parts) {
    String places = parts.group(3) == null ? "" : parts.group(3);
    int exponent = parts.group(4) == null ? 0 : Integer.parseInt(parts.group(4));
    if (Math.abs(exponent) > MAX_LENGTH) {
      throw new NumberFormatException("exponent out of reach: \"" + parts.group() + '"');
    }
    return ofDigits(parts.group(1) + parts.group(2) + places, exponent - places.length());
  }

  /** Returns {@code digits} times ten to the power of {@code exponent}. */
  static Rational ofDigits(String digits, int exponent) {
    Rational whole =
        digits.length() <= MAX_LONG_LENGTH
            ? Rational.of(Long.parseLong(digits))
            : Rational.of(new BigInteger(digits));
    return exponent == 0 ? whole : whole.times(PowersOfTen.of(exponent));
  }

  static Optional<String> exactDecimal(Rational value, int maxDigits) {
    int places = exactPlaces(value.denominator(), maxDigits);
    return places < 0 || places > maxDigits
        ? Optional.empty()
        : Optional.of(Rounding.TOWARD_ZERO.toDecimal(value, places));
  }

  /**
   * Returns the decimals that {@code 1 / denominator} takes: −1 if it never ends, and no more than
   * one above {@code most} is looked for.
   */
  private static int exactPlaces(BigInteger denominator, int most) {
    int twos = denominator.getLowestSetBit();
    BigInteger rest = denominator.shiftRight(twos);
    int fives = 0;
    while (fives <= most && !rest.equals(BigInteger.ONE)) {
      BigInteger[] parts = rest.divideAndRemainder(FIVE);
      if (parts[1].signum() != 0) {
        return -1;
      }
      rest = parts[0];
      fives++;
    }
    return Math.max(twos, fives);
  }
}
