package io.konkyo.verdict.range;

import io.konkyo.formula.Binary;
import io.konkyo.formula.Call;
import io.konkyo.formula.Comparison;
import io.konkyo.formula.Conditional;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Evaluator;
import io.konkyo.formula.Expression;
import io.konkyo.formula.FamilyReference;
import io.konkyo.formula.Let;
import io.konkyo.formula.Logical;
import io.konkyo.formula.LogicalOperator;
import io.konkyo.formula.Not;
import io.konkyo.formula.NumberLiteral;
import io.konkyo.formula.Reference;
import io.konkyo.formula.Steps;
import io.konkyo.formula.Unary;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Derivation;
import io.konkyo.verdict.Premise;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Walks through a formula and the derived facts under it, once, with an interval for every number.
 * What it finds always contains the truth. Where each raw value is read once and nothing jumps, it
 * is the truth.
 *
 * <p>Source: for formulas in which every variable occurs once, the natural interval extension is
 * the range: Moore, Kearfott, Cloud, Introduction to Interval Analysis (2009), theorem 5.4 and
 * section 6.1.
 */
final class Encloser {
  private static final int MOST_PARTS = 100_000;
  private static final int MOST_LEVELS = 600;

  private final Inputs inputs;
  private final Bounds[] boxes;
  private final int[] readings;
  private final Operators operators = new Operators(this);
  private Map<String, Known> known = Map.of();

  /** The raw values read since the innermost named part was begun; null outside of any. */
  private BitSet collected;

  private int parts;
  private int level;
  private boolean jumps;
  private boolean subtracts;

  /** A derived fact that was walked through. */
  private record Known(Enclosure enclosure, BitSet touched) {}

  /**
   * @param inputs the rounded raw values
   * @param boxes where each of them may be in this walk
   */
  Encloser(Inputs inputs, Bounds[] boxes) {
    this.inputs = inputs;
    this.boxes = boxes;
    this.readings = new int[boxes.length];
  }

  /** Returns what a formula may give; errors: {@link Unbounded} if that cannot be told. */
  Bounds enclose(Derivation derivation) {
    return of(derivation.expression(), Frame.of(derivation)).number();
  }

  /** Returns whether the result may jump, so that not all between its bounds need be reached. */
  boolean jumps() {
    return jumps;
  }

  /** Returns whether numbers that are not exact were subtracted. */
  boolean subtracts() {
    return subtracts;
  }

  /** Returns how many parts were walked through, turns of loops and derived facts included. */
  int parts() {
    return parts;
  }

  /** Returns the raw values that are read more than once. */
  List<Integer> repeated() {
    List<Integer> repeated = List.of();
    for (int i = 0; i < readings.length; i++) {
      if (readings[i] > 1) {
        repeated = repeated.isEmpty() ? new ArrayList<>() : repeated;
        repeated.add(i);
      }
    }
    return repeated;
  }

  void noteJump() {
    jumps = true;
  }

  void noteSubtraction() {
    subtracts = true;
  }

  Enclosure of(Expression expression, Frame frame) {
    parts++;
    level++;
    if (parts > MOST_PARTS || level > MOST_LEVELS) {
      throw new Unbounded();
    }
    Enclosure enclosure = part(expression, frame);
    if (enclosure instanceof Bounds number && number.isTooLong()) {
      throw new Unbounded();
    }
    level--;
    return enclosure;
  }

  private Enclosure part(Expression expression, Frame frame) {
    if (expression instanceof Reference reference) {
      return named(reference.id(), frame);
    }
    if (expression instanceof NumberLiteral literal) {
      return Bounds.point(literal.quantity().base());
    }
    if (expression instanceof Binary binary) {
      return operators.binary(binary, frame);
    }
    if (expression instanceof Call call) {
      return new Functions(this, operators, call, frame).value();
    }
    if (expression instanceof Conversion conversion) {
      return operators.asNumbers(of(conversion.operand(), frame));
    }
    if (expression instanceof Unary unary) {
      return operators.each(of(unary.operand(), frame), Bounds::negated);
    }
    if (expression instanceof Let let) {
      return of(let.body(), frame.with(bind(let.name(), let.value(), frame, frame.locals())));
    }
    return expression instanceof FamilyReference family
        ? members(family, frame)
        : condition(expression, frame);
  }

  private Enclosure condition(Expression expression, Frame frame) {
    if (expression instanceof Conditional choice) {
      return choice(choice, frame);
    }
    if (expression instanceof Steps steps) {
      return new Loop(this, steps, frame).run();
    }
    if (expression instanceof Comparison comparison) {
      return operators.holds(comparison, frame);
    }
    if (expression instanceof Logical logical) {
      Truth left = truth(logical.left(), frame);
      if (left == Truth.of(logical.operator() == LogicalOperator.OR)) {
        return left;
      }
      Truth right = truth(logical.right(), frame);
      return logical.operator() == LogicalOperator.OR ? left.or(right) : left.and(right);
    }
    return truth(((Not) expression).operand(), frame).not();
  }

  Truth truth(Expression expression, Frame frame) {
    if (of(expression, frame) instanceof Truth truth) {
      return truth;
    }
    throw new Unbounded();
  }

  private Enclosure choice(Conditional choice, Frame frame) {
    Truth condition = truth(choice.condition(), frame);
    if (condition != Truth.MAYBE) {
      return of(condition == Truth.YES ? choice.whenTrue() : choice.whenFalse(), frame);
    }
    noteJump();
    Bounds either =
        of(choice.whenTrue(), frame).number().hull(of(choice.whenFalse(), frame).number());
    return either.with(Slopes.UNKNOWN);
  }

  private Enclosure members(FamilyReference family, Frame frame) {
    List<String> ids =
        frame.inModel()
            ? List.of()
            : frame.derivation().members(family.id()).orElseThrow(Unbounded::new);
    List<Bounds> numbers = new ArrayList<>(ids.size());
    for (String id : ids) {
      numbers.add(fact(id, frame).number());
    }
    return new Members(numbers);
  }

  private Enclosure named(String name, Frame frame) {
    Local local = frame.local(name);
    if (local == null) {
      return fact(name, frame);
    }
    if (local.read) {
      repeat(local.touched);
    }
    local.read = true;
    return local.enclosure;
  }

  private Enclosure fact(String name, Frame frame) {
    Premise premise = frame.premise(name).orElseThrow(Unbounded::new);
    int index = inputs.indexOf(premise.id());
    if (index >= 0) {
      readings[index]++;
      if (collected != null) {
        collected.set(index);
      }
      return boxes[index];
    }
    return premise.derivation().isEmpty() ? Enclosure.of(premise.value()) : derived(premise);
  }

  private Enclosure derived(Premise premise) {
    Known earlier = known.get(premise.id());
    if (earlier != null) {
      repeat(earlier.touched());
      return earlier.enclosure();
    }
    Derivation derivation = premise.derivation().orElseThrow();
    BitSet around = collected;
    collected = new BitSet();
    Enclosure enclosure = of(derivation.expression(), Frame.of(derivation));
    Known found = new Known(enclosure, collected);
    known = known.isEmpty() ? new HashMap<>() : known;
    known.put(premise.id(), found);
    leaveNamed(around, found.touched());
    return enclosure;
  }

  /** Computes what a local name stands for. */
  Local bind(String name, Expression value, Frame frame, Local outer) {
    BitSet around = collected;
    collected = new BitSet();
    Enclosure enclosure = of(value, frame);
    BitSet touched = collected;
    leaveNamed(around, touched);
    return new Local(name, enclosure, touched, () -> point(value, frame), outer);
  }

  private void leaveNamed(BitSet around, BitSet touched) {
    collected = around;
    if (around != null) {
      around.or(touched);
    }
  }

  private void repeat(BitSet touched) {
    for (int i = touched.nextSetBit(0); i >= 0; i = touched.nextSetBit(i + 1)) {
      readings[i]++;
    }
    if (collected != null) {
      collected.or(touched);
    }
  }

  /** Returns a part that does not move, as the evaluator of formulas computes it. */
  Enclosure exactly(Expression expression, Frame frame) {
    return Enclosure.of(point(expression, frame).orElseThrow(Unbounded::new));
  }

  /** Returns the value of a part with the raw values that are free to move as printed. */
  Optional<Value> point(Expression expression, Frame frame) {
    return Evaluator.evaluate(expression, scope(frame));
  }

  PointScope scope(Frame frame) {
    return new PointScope(frame, inputs, boxes);
  }

  /** Returns a whole number that does not move. */
  static Optional<Integer> whole(Bounds number) {
    Rational value = number.low();
    boolean small =
        number.isExact() && value.isInteger() && value.numerator().bitLength() < Integer.SIZE;
    return small ? Optional.of(value.numerator().intValue()) : Optional.empty();
  }
}
