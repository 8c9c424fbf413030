package io.konkyo.audit.term;

import io.konkyo.audit.token.Amount;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Computes printed calculations again from their digits, exactly.
 *
 * <p>Numbers that were cut stand for all they may have been, so results are intervals: never
 * narrower than the truth.
 */
public final class Evaluator {
  private static final int MOST_BITS = 20_000;
  private static final int MOST_MEMBERS = 400;

  private final Function<Amount, Interval> digits;
  private final Map<String, Result> names;
  private final Arithmetic arithmetic;

  private Evaluator(
      Function<Amount, Interval> digits, Map<String, Result> names, Arithmetic arithmetic) {
    this.digits = digits;
    this.names = names;
    this.arithmetic = arithmetic;
  }

  /** Returns an evaluator of lines, where every number has its unit, that knows some names. */
  public static Evaluator ofLines(Map<String, Result> names) {
    return new Evaluator(Amount::exact, names, Arithmetic.STRICT);
  }

  /** Returns an evaluator of sentences, for which digits say what they say. */
  public static Evaluator ofProse() {
    return new Evaluator(Amount::exact, Map.of(), Arithmetic.LENIENT);
  }

  /** Returns an evaluator of sentences, for which fractional numbers may have been rounded. */
  public static Evaluator ofRoundedProse() {
    return new Evaluator(Amount::rounded, Map.of(), Arithmetic.LENIENT);
  }

  /** Computes a calculation. */
  public Result evaluate(Term term) {
    try {
      return compute(term);
    } catch (Unevaluable end) {
      return end.result();
    }
  }

  private Result compute(Term term) {
    if (term instanceof Term.Leaf leaf) {
      Value value = Value.of(leaf.amount(), digits.apply(leaf.amount()), leaf.noun());
      return new Result.Numbers(List.of(value));
    }
    if (term instanceof Term.Name name) {
      return named(name.text());
    }
    if (term instanceof Term.Several several) {
      return new Result.Numbers(members(several.members()));
    }
    if (term instanceof Term.Comparison comparison) {
      return compared(comparison);
    }
    if (term instanceof Term.Junction junction) {
      Truth left = condition(junction.left());
      Truth right = condition(junction.right());
      return truth(junction.both() ? left.and(right) : left.or(right));
    }
    if (term instanceof Term.Not not) {
      return truth(condition(not.operand()).not());
    }
    return new Result.Numbers(computed(term));
  }

  private static Result truth(Truth truth) {
    return new Result.Conditions(List.of(truth));
  }

  private Result named(String name) {
    Result known = names.get(name);
    if (known == null) {
      throw Unevaluable.unread("nothing says what " + name + " is");
    }
    return known;
  }

  private List<Value> computed(Term term) {
    if (term instanceof Term.Negation negation) {
      return numbers(negation.operand()).stream().map(v -> v.with(v.range().negated())).toList();
    }
    if (term instanceof Term.Measured measured) {
      return numbers(measured.operand()).stream()
          .map(v -> measured.converted() ? v.in(measured.measure()) : v.times(measured.measure()))
          .toList();
    }
    if (term instanceof Term.Call call) {
      return new Functions(this, call).values();
    }
    Term.Operation operation = (Term.Operation) term;
    return arithmetic.memberwise(
        operation.operator(), numbers(operation.left()), numbers(operation.right()));
  }

  /** Returns the members of all terms in one list. */
  List<Value> members(List<Term> terms) {
    List<Value> members = new ArrayList<>();
    for (Term term : terms) {
      members.addAll(numbers(term));
      if (members.size() > MOST_MEMBERS) {
        throw Unevaluable.unread("the list is too long");
      }
    }
    return members;
  }

  List<Value> numbers(Term term) {
    if (!(compute(term) instanceof Result.Numbers numbers)) {
      throw Unevaluable.unread("a condition stands where a number belongs");
    }
    numbers.values().forEach(Evaluator::requireModest);
    return numbers.values();
  }

  Result any(Term term) {
    return compute(term);
  }

  private static void requireModest(Value value) {
    if (value.range().low().bitLength() > MOST_BITS
        || value.range().high().bitLength() > MOST_BITS) {
      throw Unevaluable.unread("the numbers are too large");
    }
  }

  private Truth condition(Term term) {
    if (!(compute(term) instanceof Result.Conditions conditions)) {
      throw Unevaluable.unread("a number stands where a condition belongs");
    }
    return conditions.all();
  }

  private Result compared(Term.Comparison comparison) {
    List<List<Value>> operands = comparison.operands().stream().map(this::numbers).toList();
    int size = operands.stream().mapToInt(List::size).max().orElseThrow();
    List<Truth> truths = new ArrayList<>();
    for (int member = 0; member < size; member++) {
      Truth truth = Truth.TRUE;
      for (int i = 0; i < comparison.signs().size(); i++) {
        Value left = Arithmetic.member(operands.get(i), member);
        Value right = Arithmetic.member(operands.get(i + 1), member);
        truth = truth.and(Comparisons.holds(comparison.signs().get(i), left, right));
      }
      truths.add(truth);
    }
    return new Result.Conditions(truths);
  }

  static Rational whole(Value value) {
    boolean whole =
        value.range().isPoint() && value.dimension().isNone() && value.range().low().isInteger();
    if (!whole) {
      throw Unevaluable.unread("a whole number is needed");
    }
    return value.range().low();
  }
}
