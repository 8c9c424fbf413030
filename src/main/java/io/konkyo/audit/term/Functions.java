package io.konkyo.audit.term;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/** Computes one call of a function. */
final class Functions {
  private static final Rational HALF = Rational.of(1, 2);

  private final Evaluator evaluator;
  private final Term.Call call;

  Functions(Evaluator evaluator, Term.Call call) {
    this.evaluator = evaluator;
    this.call = call;
  }

  List<Value> values() {
    Function function = Function.of(call.function()).orElseThrow();
    return switch (function) {
      case COUNT -> List.of(Value.plain(Rational.of(count())));
      case MIN, MAX, SUM, MEAN, MEDIAN, SPREAD -> List.of(summary(function));
      case ABS -> each(value -> value.with(abs(value.range())));
      case ROUND -> rounded(Rounding.HALF_UP);
      case FLOOR -> rounded(Rounding.FLOOR);
      case CEIL -> rounded(Rounding.CEILING);
      case LOG2 -> List.of(Value.plain(Roots.log2(plain())));
      case SQRT -> List.of(Value.plain(Roots.sqrt(plain())));
      case MOD -> List.of(mod(scalar(0), scalar(1)));
      case BITS -> List.of(Value.plain(Rational.of(field())));
      case ONES -> ones(Arithmetic.bits(scalar(0)));
      case NTH -> List.of(nth());
    };
  }

  private Value scalar(int index) {
    List<Value> values =
        index < call.arguments().size()
            ? evaluator.numbers(call.arguments().get(index))
            : List.of();
    if (values.size() != 1) {
      throw Unevaluable.unread(call.function() + " lacks a number");
    }
    return values.get(0);
  }

  private Interval plain() {
    Value value = scalar(0);
    if (!value.dimension().isNone()) {
      throw Unevaluable.unread(call.function() + " of a number with a unit");
    }
    return value.range();
  }

  private List<Value> each(UnaryOperator<Value> change) {
    return evaluator.numbers(call.arguments().get(0)).stream().map(change).toList();
  }

  private long count() {
    long count = 0;
    for (Term argument : call.arguments()) {
      Result result = evaluator.any(argument);
      if (result instanceof Result.Conditions conditions) {
        if (conditions.truths().contains(Truth.OPEN)) {
          throw Unevaluable.unread("cut digits leave a condition open");
        }
        count += conditions.truths().stream().filter(Truth.TRUE::equals).count();
      } else {
        count += ((Result.Numbers) result).values().size();
      }
    }
    return count;
  }

  private Value summary(Function function) {
    List<Value> members = evaluator.members(call.arguments());
    if (members.isEmpty()) {
      throw Unevaluable.unread(call.function() + " of nothing");
    }
    members.forEach(member -> Arithmetic.requireLike(members.get(0), member));
    List<Rational> lows = sorted(members.stream().map(v -> v.range().low()).toList());
    List<Rational> highs = sorted(members.stream().map(v -> v.range().high()).toList());
    Rational low = summary(function, lows);
    Rational high = summary(function, highs);
    Interval range =
        function == Function.SPREAD ? spread(lows, highs) : Interval.of(low.min(high), high);
    return members.get(0).with(range);
  }

  private static List<Rational> sorted(List<Rational> numbers) {
    return numbers.stream().sorted(Comparator.naturalOrder()).toList();
  }

  /** Every one of these grows with each of its members. */
  private static Rational summary(Function function, List<Rational> sorted) {
    int last = sorted.size() - 1;
    int middle = sorted.size() / 2;
    Rational sum = sorted.stream().reduce(Rational.ZERO, Rational::plus);
    return switch (function) {
      case MIN -> sorted.get(0);
      case MAX -> sorted.get(last);
      case SUM -> sum;
      case MEAN -> sum.dividedBy(Rational.of(sorted.size()));
      default ->
          sorted.size() % 2 == 1
              ? sorted.get(middle)
              : sorted.get(middle - 1).plus(sorted.get(middle)).times(HALF);
    };
  }

  private static Interval spread(List<Rational> lows, List<Rational> highs) {
    int last = lows.size() - 1;
    Rational least = lows.get(last).minus(highs.get(0)).max(Rational.ZERO);
    return Interval.of(least, highs.get(last).minus(lows.get(0)).max(least));
  }

  private static Interval abs(Interval range) {
    if (range.low().signum() >= 0) {
      return range;
    }
    return range.high().signum() <= 0
        ? range.negated()
        : Interval.of(Rational.ZERO, range.high().max(range.low().negated()));
  }

  /** Rounds in the unit the number is in; shares are rounded as fractions of one. */
  private List<Value> rounded(Rounding rounding) {
    int decimals =
        call.arguments().size() < 2 ? 0 : Evaluator.whole(scalar(1)).numerator().intValue();
    boolean converted = call.arguments().get(0) instanceof Term.Measured;
    return each(
        value -> {
          boolean share = value.dimension().isNone() && !converted;
          Rational unit = share ? Rational.ONE : value.scale();
          Interval inUnit = value.inUnitsOf(unit);
          Interval rounded =
              Interval.of(
                  rounding.round(inUnit.low(), decimals), rounding.round(inUnit.high(), decimals));
          return value.with(Value.scaled(rounded, unit));
        });
  }

  private static Value mod(Value left, Value right) {
    Arithmetic.requireLike(left, right);
    boolean known = left.range().isPoint() && right.range().isPoint();
    if (!known || right.range().low().signum() == 0) {
      throw Unevaluable.unread("the divisor may be zero");
    }
    Rational divisor = right.range().low();
    Rational number = left.range().low();
    Rational times = Rational.of(number.dividedBy(divisor).floor());
    return left.with(Interval.point(number.minus(divisor.times(times))));
  }

  private BigInteger field() {
    BigInteger number = Arithmetic.bits(scalar(0));
    int high = position(scalar(1));
    int low = position(scalar(2));
    if (high < low) {
      throw Unevaluable.unread("the high bit is below the low one");
    }
    BigInteger mask = BigInteger.ONE.shiftLeft(high - low + 1).subtract(BigInteger.ONE);
    return number.shiftRight(low).and(mask);
  }

  private static int position(Value value) {
    BigInteger position = Arithmetic.bits(value);
    if (position.bitLength() > 12) {
      throw Unevaluable.unread("the bit is too high");
    }
    return position.intValue();
  }

  private static List<Value> ones(BigInteger mask) {
    List<Value> positions = new ArrayList<>();
    for (int i = 0; i < mask.bitLength(); i++) {
      if (mask.testBit(i)) {
        positions.add(Value.plain(Rational.of(i)));
      }
    }
    return positions;
  }

  private Value nth() {
    List<Value> members = evaluator.numbers(call.arguments().get(0));
    int place = position(scalar(1));
    if (place < 1 || place > members.size()) {
      throw Unevaluable.unread("the list has no such place");
    }
    return members.get(place - 1);
  }
}
