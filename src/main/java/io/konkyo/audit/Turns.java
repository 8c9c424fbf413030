package io.konkyo.audit;

import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The values a loop goes through. What it does in a turn is not printed, but often shows: every
 * value is a multiple of the one before, or lies a step further, or is the whole part of a
 * quotient. Where nearly all turns follow such a law, the one that does not is misprinted.
 */
final class Turns {
  private static final int LEAST_TURNS = 5;

  private final List<Rational> values;

  /** Takes the value before the first turn and the one after each. */
  Turns(List<Rational> values) {
    this.values = List.copyOf(values);
  }

  /** Returns what a misprinted value should be. */
  Optional<Rational> misprint() {
    if (values.size() <= LEAST_TURNS) {
      return Optional.empty();
    }
    for (UnaryOperator<Rational> law : laws()) {
      List<Integer> broken = broken(law);
      if (broken.isEmpty()) {
        return Optional.empty();
      }
      Optional<Rational> mended = mended(law, broken);
      if (mended.isPresent()) {
        return mended;
      }
    }
    return Optional.empty();
  }

  /**
   * A misprinted value breaks the turn to it and the turn from it, and with the right one in its
   * place neither is broken. A loop that ends otherwise than it goes breaks only its end.
   */
  private Optional<Rational> mended(UnaryOperator<Rational> law, List<Integer> broken) {
    if (broken.size() != 2 || broken.get(1) != broken.get(0) + 1) {
      return Optional.empty();
    }
    Rational mended = law.apply(values.get(broken.get(0) - 1));
    return law.apply(mended).equals(values.get(broken.get(1)))
        ? Optional.of(mended)
        : Optional.empty();
  }

  /** Returns the turns that do not follow a law, counted from one. */
  private List<Integer> broken(UnaryOperator<Rational> law) {
    List<Integer> broken = new ArrayList<>();
    for (int turn = 1; turn < values.size(); turn++) {
      if (!law.apply(values.get(turn - 1)).equals(values.get(turn))) {
        broken.add(turn);
      }
    }
    return broken;
  }

  /** Any three turns that are not neighbours tell the law, if one of them is right. */
  private List<UnaryOperator<Rational>> laws() {
    List<UnaryOperator<Rational>> laws = new ArrayList<>();
    for (int turn = 1; turn <= LEAST_TURNS; turn += 2) {
      Rational before = values.get(turn - 1);
      Rational after = values.get(turn);
      Rational step = after.minus(before);
      laws.add(value -> value.plus(step));
      if (before.signum() != 0 && after.signum() != 0) {
        Rational ratio = after.dividedBy(before);
        Rational divisor = Rational.of(before.dividedBy(after).floor());
        laws.add(value -> value.times(ratio));
        if (divisor.signum() > 0) {
          laws.add(value -> Rational.of(value.dividedBy(divisor).floor()));
        }
      }
    }
    return laws;
  }
}
