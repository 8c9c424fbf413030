package io.konkyo.audit;

import io.konkyo.audit.term.Operator;
import io.konkyo.audit.term.Term;
import io.konkyo.audit.term.Value;
import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Measure;
import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.List;

/**
 * The numbers a calculation may come to in the unit of a printed result, where writers leave units
 * out: strictly, with the result's unit implied, with a base unit rubbed out of the numerator, with
 * an 8 that turns bits into bytes.
 *
 * <p>Source: number anchors, section 8, "Unit hypotheses".
 *
 * @param numbers in the unit of the result, the strict reading first
 * @param convicts whether the result is wrong if it fits none of them; elsewhere a unit may be
 *     unknown to us
 */
record Readings(List<Interval> numbers, boolean convicts) {
  private static final Dimension BIT = Dimension.of("bit");
  private static final Rational EIGHT = Rational.of(8);

  Readings {
    numbers = List.copyOf(numbers);
  }

  /**
   * Returns the readings of a calculation.
   *
   * @param term the calculation
   * @param value what it comes to
   * @param printed the result
   * @param noun whether a word behind the result may name a unit
   */
  static Readings of(Term term, Value value, Amount printed, boolean noun) {
    Measure unit = printed.measure();
    boolean plain = value.dimension().isNone() && value.scale().equals(Rational.ONE);
    if (value.dimension().equals(unit.dimension())) {
      return alike(term, value, unit, plain);
    }
    if (plain) {
      List<Interval> implied = based(value, unit, unit.isData());
      implied.add(0, value.range());
      return new Readings(implied, !value.counted());
    }
    if (unit.isNone()) {
      boolean data = value.dimension().exponents().containsKey("bit");
      List<Interval> bare = new ArrayList<>();
      bare.add(value.inUnitsOf(value.scale()));
      bare.addAll(data ? List.of(value.range(), value.inUnitsOf(EIGHT)) : List.of(value.range()));
      return new Readings(bare, !noun);
    }
    boolean rubbedOut = unit.dimension().per(value.dimension()).equals(BIT);
    return rubbedOut
        ? new Readings(based(value, unit, /* data= */ true), /* convicts= */ true)
        : new Readings(List.of(), /* convicts= */ false);
  }

  private static Readings alike(Term term, Value value, Measure unit, boolean plain) {
    List<Interval> numbers = new ArrayList<>();
    numbers.add(value.inUnitsOf(unit.scale()));
    if (unit.isNone() && !plain) {
      numbers.add(value.inUnitsOf(value.scale()));
    }
    if (unit.isRatio() && plain) {
      numbers.add(value.range());
    }
    if (unit.isData() && turnsBitsIntoBytes(term)) {
      numbers.add(value.inUnitsOf(unit.scale().dividedBy(EIGHT)));
    }
    return new Readings(numbers, /* convicts= */ true);
  }

  /** The number counts bits, bytes or another base unit. */
  private static List<Interval> based(Value value, Measure unit, boolean data) {
    List<Interval> numbers = new ArrayList<>();
    numbers.add(value.inUnitsOf(unit.scale()));
    if (data) {
      numbers.add(value.inUnitsOf(unit.scale().dividedBy(EIGHT)));
    }
    return numbers;
  }

  private static boolean turnsBitsIntoBytes(Term term) {
    boolean eighth =
        term instanceof Term.Operation operation
            && (operation.operator() == Operator.DIVIDED || operation.operator() == Operator.OVER)
            && operation.right() instanceof Term.Leaf leaf
            && leaf.amount().measure().isNone()
            && leaf.amount().number().value().equals(EIGHT);
    return eighth || term.parts().stream().anyMatch(Readings::turnsBitsIntoBytes);
  }
}
