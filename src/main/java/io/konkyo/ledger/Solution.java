package io.konkyo.ledger;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What answers an item that is not answered by choosing. */
public sealed interface Solution {

  /** Returns what the key of a saved answer depends on; the same as long as it means the same. */
  String signature();

  /**
   * A number.
   *
   * @param answer the right one, printed in the unit it is asked in
   * @param accepted the numbers that count as right, both ends included, in that unit
   * @param mistakes wrong numbers by id, printed in that unit
   */
  record Numeric(Computed answer, Interval accepted, Map<String, Computed> mistakes)
      implements Solution {
    public Numeric {
      mistakes = Collections.unmodifiableMap(new LinkedHashMap<>(mistakes));
    }

    public Unit unit() {
      return answer.printed().unit();
    }

    /** Returns whether a number counts as right. */
    public boolean accepts(Computed number) {
      return accepted.contains(number.exact().in(unit()).value())
          || accepted.contains(number.printed().number().value());
    }

    /**
     * Returns half a unit in the last printed place of the answer, in its unit, or in points if
     * that is percent: what is accepted unless an author says how far; empty if only the answer is.
     */
    public Optional<StatedQuantity> printedTolerance() {
      if (accepted.low().equals(accepted.high())) {
        return Optional.empty();
      }
      NumberText last = answer.printed().number();
      Rational half = last.ulp().dividedBy(Rational.of(2));
      int decimals = Math.max(0, last.decimals() + 1);
      Unit unit = unit().isPercent() ? Unit.PERCENTAGE_POINT : unit();
      return Optional.of(
          new StatedQuantity(NumberText.of(half, decimals, Rounding.HALF_UP, false), unit));
    }

    /**
     * Returns the numbers a learner who made a mistake may type: what prints as it, and what is as
     * close to it, as a share of it, as right answers may be to the right one.
     */
    public Interval typed(Computed mistake) {
      Rational exact = mistake.exact().in(unit()).value();
      Rational right = answer.exact().in(unit()).value();
      Interval printed = shown(mistake).rounding().hull(Interval.point(exact));
      if (right.signum() == 0) {
        return printed;
      }
      Rational share = exact.dividedBy(right);
      return printed
          .hull(Interval.point(accepted.low().times(share)))
          .hull(Interval.point(accepted.high().times(share)));
    }

    /**
     * Returns a mistake with no more digits than the answer has, decimal places or digits in all,
     * as long as it does not look like the answer, or like nothing, for that.
     */
    public StatedQuantity shown(Computed mistake) {
      NumberText right = answer.printed().number();
      StatedQuantity full = mistake.printed();
      int places =
          right.decimals()
              + Math.max(0, wholeDigits(right.value()) - wholeDigits(full.number().value()));
      if (places >= full.number().decimals()) {
        return full;
      }
      Rational exact = mistake.exact().in(full.unit()).value();
      NumberText rounded = NumberText.of(exact, places, Rounding.HALF_UP, /* grouped= */ true);
      boolean misleads = rounded.value().equals(right.value()) || rounded.value().signum() == 0;
      return misleads ? full : new StatedQuantity(rounded, full.unit());
    }

    private static int wholeDigits(Rational number) {
      String whole = number.abs().floor().toString();
      return whole.equals("0") ? 0 : whole.length();
    }

    @Override
    public String signature() {
      return accepted.low() + ".." + accepted.high() + " " + unit().symbol();
    }
  }

  /**
   * An order.
   *
   * @param values what each element is ordered by, by id, in the right order
   */
  record Ordering(Map<String, Rank> values) implements Solution {
    public Ordering {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public List<String> order() {
      return List.copyOf(values.keySet());
    }

    @Override
    public String signature() {
      return String.join("<", order());
    }
  }

  /**
   * Pairs.
   *
   * @param targets the matching target by prompt
   * @param values the numbers of prompts and targets that have one, by their names
   */
  record Matching(Map<String, String> targets, Values values) implements Solution {
    public Matching {
      targets = Collections.unmodifiableMap(new LinkedHashMap<>(targets));
    }

    @Override
    public String signature() {
      return targets.toString();
    }
  }

  /** The numbers of a matching item, by the ids of what has them. */
  record Values(Map<String, Computed> prompts, Map<String, Computed> targets) {
    public Values {
      prompts = Collections.unmodifiableMap(new LinkedHashMap<>(prompts));
      targets = Collections.unmodifiableMap(new LinkedHashMap<>(targets));
    }

    public Optional<Computed> prompt(String id) {
      return Optional.ofNullable(prompts.get(id));
    }

    /** Returns the ids of the targets whose number is that of a prompt. */
    public List<String> equalTo(Computed prompt) {
      return targets.entrySet().stream()
          .filter(target -> target.getValue().exact().sameDimension(prompt.exact()))
          .filter(target -> target.getValue().exact().compareTo(prompt.exact()) == 0)
          .map(Map.Entry::getKey)
          .toList();
    }
  }
}
