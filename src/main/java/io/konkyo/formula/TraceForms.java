package io.konkyo.formula;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import java.time.Instant;
import java.time.LocalDate;

/** How an explanation prints facts and numbers; locales have their own. */
public interface TraceForms {
  /** Seconds of a calendar day. */
  long SECONDS_OF_DAY = 86_400;

  /** Returns how a formula in symbols names a fact or family; by default its id. */
  default String name(String id) {
    return id;
  }

  /** Returns how a formula in symbols names a family as a whole; by default as it is typed. */
  default String family(String id) {
    return name(id) + ".*";
  }

  /** Returns how a formula in symbols names a function or model; by default its name. */
  default String function(String name) {
    return name;
  }

  /** Returns what stands between two numbers that are compared. */
  default String operator(ComparisonOperator operator) {
    return operator.printed();
  }

  /** Returns what stands between two conditions. */
  default String operator(LogicalOperator operator) {
    return operator.symbol();
  }

  /** Returns what stands before a condition that is denied. */
  default String not() {
    return "not";
  }

  /**
   * Returns how a fact's value is printed among values.
   *
   * <p>Shape: what is printed must be the exact value, or show that it is cut, so that the equation
   * stays true: of a fact that is itself rounded for print, the exact value.
   */
  String fact(String id, Value value);

  /** Returns how a number typed in a formula is printed. */
  default String literal(NumberLiteral literal) {
    return stated(new StatedQuantity(literal.number(), literal.unit()));
  }

  /** Returns how a quantity is printed with the digits it was stated with. */
  String stated(StatedQuantity quantity);

  /**
   * Returns how an exact number is printed.
   *
   * <p>Shape: all its digits, or a cut number with an ellipsis that shows at least {@code
   * decimals}.
   */
  String exact(Quantity quantity, int decimals);

  /** Returns how a date or an instant is printed; by default after ISO 8601. */
  default String moment(MomentValue moment) {
    long seconds = moment.seconds().floor().longValue();
    return moment.kind() == MomentKind.DATE
        ? LocalDate.EPOCH.plusDays(Math.floorDiv(seconds, SECONDS_OF_DAY)).toString()
        : Instant.EPOCH.plusSeconds(seconds).toString();
  }
}
