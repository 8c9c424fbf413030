package io.konkyo.check.quiz.misread;

import io.konkyo.content.quiz.Misread;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.ladder.Judge;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Whether wrong numbers are what a misreading of right ones gives.
 *
 * @param wrong the numbers of the wrong option, or the one of a mistake
 * @param right the numbers of what is right, and those the wrong option is compared with
 * @param printed names of the numbers that what is right prints, and the wrong option does not
 */
record Misreadings(List<Shown> wrong, List<Shown> right, Set<String> printed) {
  private static final Rational TWO = Rational.of(2);

  boolean show(Misread misread) {
    return switch (misread.group()) {
      case SAID -> true;
      case REPAIR -> pair((w, r) -> isRepair(misread.id(), w, r));
      case NUMBERS -> numbers(misread);
    };
  }

  private boolean numbers(Misread misread) {
    return switch (misread) {
      case OTHER_STATISTIC ->
          pair((w, r) -> isOtherStatistic(w, r) || isRepair(misread.id(), w, r));
      case INCREMENT_FOR_VALUE -> pair(this::isIncrement);
      case VALUE_FOR_INCREMENT -> pair((w, r) -> r.isDifference() && isInputOf(w, r));
      case NEIGHBOUR_MEMBER -> pair(Shown::isOfFamily);
      case OTHER_RECORD -> pair(Misreadings::isOtherRecord);
      case OTHER_CONDITION -> pair(Misreadings::isOfOtherConditions);
      case ONE_FOR_ALL -> wrong.stream().anyMatch(this::standsForFamily);
      case ONE_SIDE_ONLY -> pair((w, r) -> isHalf(w, r) || isHalf(r, w));
      case OFF_BY_ONE -> pair((w, r) -> isOneApart(w.exact(), r.exact()));
      case ORDER_SWAPPED -> isSwapped();
      default -> throw new IllegalStateException(misread + " is no matter of numbers");
    };
  }

  /** Returns whether any wrong number stands so to a right one that is another of its dimension. */
  private boolean pair(BiPredicate<Shown, Shown> stands) {
    return wrong.stream()
        .anyMatch(w -> right.stream().filter(differs(w)).anyMatch(r -> stands.test(w, r)));
  }

  private static Predicate<Shown> differs(Shown wrong) {
    return right -> wrong.isLike(right) && wrong.exact().compareTo(right.exact()) != 0;
  }

  private static boolean isRepair(String id, Shown wrong, Shown right) {
    return right.computation().filter(by -> isRepair(id, wrong, by)).isPresent();
  }

  private static boolean isRepair(String id, Shown wrong, Computation right) {
    return Judge.judge(wrong.number().printed(), right).causes().stream()
        .anyMatch(cause -> cause.id().equals(id));
  }

  private static boolean isOtherRecord(Shown wrong, Shown right) {
    return wrong.entry().isPresent() && right.entry().isPresent() && !wrong.isOfFamily(right);
  }

  private static boolean isOfOtherConditions(Shown wrong, Shown right) {
    return wrong.entry().isPresent()
        && right.entry().isPresent()
        && !wrong.conditions().equals(right.conditions());
  }

  private static boolean isOtherStatistic(Shown wrong, Shown right) {
    return wrong.statistic().isPresent()
        && right.statistic().isPresent()
        && !wrong.statistic().equals(right.statistic());
  }

  /** A difference that a key prints is right, though a wrong option is compared with it. */
  private boolean isIncrement(Shown wrong, Shown right) {
    return !printed.contains(wrong.name())
        && (wrong.isDifference() && isInputOf(right, wrong)
            || isStep(wrong, right) && !isStep(right, wrong));
  }

  /** Returns whether a number is what lies between another and a third. */
  private boolean isStep(Shown step, Shown value) {
    return right.stream()
        .filter(other -> other.isLike(value) && other.exact().value().signum() != 0)
        .map(other -> value.exact().minus(other.exact()))
        .anyMatch(difference -> step.printsAs(difference) || step.printsAs(difference.negated()));
  }

  private static boolean isInputOf(Shown input, Shown value) {
    return input.entry().isPresent()
        && value.entry().filter(fact -> fact.inputs().contains(input.name())).isPresent();
  }

  private boolean standsForFamily(Shown one) {
    return one.entry().isPresent()
        && right.stream().filter(one::isOfFamily).map(Shown::name).distinct().count() > 1;
  }

  private static boolean isHalf(Shown half, Shown whole) {
    return half.printsAs(new Quantity(whole.exact().value().dividedBy(TWO), whole.exact().unit()));
  }

  private static boolean isOneApart(Quantity a, Quantity b) {
    Rational apart = a.value().minus(b.in(a.unit()).value()).abs();
    return a.value().isInteger() && apart.equals(Rational.ONE);
  }

  /** Returns whether the numbers that are right stand in another order. */
  private boolean isSwapped() {
    List<String> shown = wrong.stream().filter(this::isRight).map(Shown::name).distinct().toList();
    List<String> inOrder =
        right.stream().map(Shown::name).filter(shown::contains).distinct().toList();
    return shown.size() > 1 && !shown.equals(inOrder);
  }

  private boolean isRight(Shown number) {
    return right.stream().anyMatch(other -> other.name().equals(number.name()));
  }
}
