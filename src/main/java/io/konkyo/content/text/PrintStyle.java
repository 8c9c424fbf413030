package io.konkyo.content.text;

import io.konkyo.quantity.Unit;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a placeholder prints its value: the closed list of options after the comma.
 *
 * @param unit another unit than the fact's own
 * @param decimals another number of decimals than the fact's own
 * @param sign whether a positive value prints its plus sign
 * @param parts whether the unit is printed
 * @param turn a phrase of comparison around the value
 */
public record PrintStyle(
    Optional<Unit> unit, OptionalInt decimals, Sign sign, Parts parts, Optional<Turn> turn) {
  /** The fact as it prints by itself. */
  public static final PrintStyle PLAIN =
      new PrintStyle(
          Optional.empty(), OptionalInt.empty(), Sign.NEGATIVE_ONLY, Parts.WHOLE, Optional.empty());

  /** When a sign is printed. */
  public enum Sign {
    NEGATIVE_ONLY,
    ALWAYS
  }

  /** Which parts of a quantity are printed. */
  public enum Parts {
    WHOLE,
    VALUE_ONLY
  }

  public PrintStyle withUnit(Unit unit) {
    return new PrintStyle(Optional.of(unit), decimals, sign, parts, turn);
  }

  public PrintStyle withDecimals(int decimals) {
    return new PrintStyle(unit, OptionalInt.of(decimals), sign, parts, turn);
  }

  public PrintStyle signed() {
    return new PrintStyle(unit, decimals, Sign.ALWAYS, parts, turn);
  }

  public PrintStyle valueOnly() {
    return new PrintStyle(unit, decimals, sign, Parts.VALUE_ONLY, turn);
  }

  public PrintStyle turning(Turn turn) {
    return new PrintStyle(unit, decimals, sign, parts, Optional.of(turn));
  }
}
