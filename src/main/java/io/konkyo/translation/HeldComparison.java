package io.konkyo.translation;

import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How two numbers stood to each other: what a sentence may say without a digit.
 *
 * @param left id of a fact
 * @param relation {@code <}, {@code =} or {@code >}; {@code ≠} for a condition that is not met
 * @param right id of a fact, or {@code 0}, {@code 1}, {@code true}
 */
public record HeldComparison(String left, char relation, String right) {
  static final String ZERO = "0";
  static final String ONE = "1";
  static final String TRUE = "true";

  private static final char UNLIKE = '≠';
  private static final Pattern WRITTEN =
      Pattern.compile("([a-z0-9_.]{1,500}) ([<=>≠]) ([a-z0-9_.]{1,500})");

  /** Reads {@code a < b}; empty for anything else. */
  static Optional<HeldComparison> parse(String text) {
    Matcher written = WRITTEN.matcher(text);
    return written.matches()
        ? Optional.of(
            new HeldComparison(written.group(1), written.group(2).charAt(0), written.group(3)))
        : Optional.empty();
  }

  /**
   * Returns how a fact stands to another now.
   *
   * <p>Shape: empty where one of the two has no value, or they cannot be compared.
   */
  static Optional<HeldComparison> now(String left, String right, Ledger ledger) {
    Optional<Entry> entry = ledger.entry(left);
    if (entry.isEmpty()) {
      return Optional.empty();
    }
    if (right.equals(TRUE)) {
      return entry.get().printed() instanceof Printed.Truth truth
          ? Optional.of(new HeldComparison(left, truth.value() ? '=' : UNLIKE, TRUE))
          : Optional.empty();
    }
    Optional<Quantity> first = entry.flatMap(HeldComparison::comparable);
    if (right.equals(ZERO) || right.equals(ONE)) {
      Rational limit = right.equals(ZERO) ? Rational.ZERO : Rational.ONE;
      return first.map(q -> of(left, q.base().compareTo(limit), right));
    }
    Optional<Quantity> second = ledger.entry(right).flatMap(HeldComparison::comparable);
    return first.isPresent() && second.isPresent() && first.get().sameDimension(second.get())
        ? Optional.of(of(left, first.get().compareTo(second.get()), right))
        : Optional.empty();
  }

  /** A temperature has no sign and no natural order with a difference of temperatures. */
  static Optional<Quantity> comparable(Entry entry) {
    return entry
        .value()
        .flatMap(value -> value.asQuantity())
        .filter(quantity -> !quantity.unit().isAffine());
  }

  private static HeldComparison of(String left, int comparison, String right) {
    char relation = comparison < 0 ? '<' : comparison > 0 ? '>' : '=';
    return new HeldComparison(left, relation, right);
  }

  /** Returns whether the right side is a fact, not a number or a truth value. */
  boolean isBetweenFacts() {
    return !right.equals(ZERO) && !right.equals(ONE) && !right.equals(TRUE);
  }

  @Override
  public String toString() {
    return left + " " + relation + " " + right;
  }
}
