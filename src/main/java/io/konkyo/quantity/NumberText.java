package io.konkyo.quantity;

import java.util.Objects;

/**
 * A number as it was printed: its digits are data, the trailing zero of {@code 0.040} included.
 *
 * @param text the number as typed
 * @param value the exact number the text means
 * @param decimals place of the last printed digit; negative where an exponent moves it left of the
 *     point, as in {@code 1e3}
 * @param grouped whether the digits stood in groups of three
 */
public record NumberText(String text, Rational value, int decimals, boolean grouped) {
  public NumberText {
    Objects.requireNonNull(text);
    Objects.requireNonNull(value);
  }

  /** Whether a text is a number. */
  public sealed interface Result {}

  /** The text is a number. */
  public record Parsed(NumberText number) implements Result {}

  /**
   * The text is no number, or one that different readers would read differently.
   *
   * @param reason what is wrong, lower case, no full stop
   * @param hint what to write instead
   */
  public record Rejected(String reason, String hint) implements Result {}

  /**
   * Reads a number: {@code 0.040}, {@code 44,991}, {@code 1e3}, {@code −3} with either minus,
   * {@code +0.30}, {@code 6_291_456}, {@code 0x29}, {@code 0b101}; full-width digits mean the same.
   *
   * <p>Errors: {@link Rejected}; never throws.
   */
  public static Result parse(String text) {
    return NumberReader.read(text);
  }

  /**
   * Returns the number as it prints with so many decimals.
   *
   * <p>Shape: value and text agree: the value is rounded.
   */
  public static NumberText of(Rational value, int decimals, Rounding rounding, boolean grouped) {
    String plain = rounding.toDecimal(value, decimals);
    String text = grouped ? Grouping.commas(plain) : plain;
    return new NumberText(text, rounding.round(value, decimals), decimals, grouped);
  }

  /** Returns whether the number is written bit by bit, in base 16 or 2, as masks are. */
  public boolean isMask() {
    return text.matches("0[xXbB].*");
  }

  /** Returns one unit in the last printed place. */
  public Rational ulp() {
    return Rational.powerOfTen(-decimals);
  }

  /** Returns the numbers the text stands for: half a unit in the last place either side. */
  public Interval halfUlp() {
    Rational half = PowersOfTen.half(-decimals);
    return new Interval(value.minus(half), value.plus(half));
  }

  /** Returns the text as typed. */
  @Override
  public String toString() {
    return text;
  }
}
