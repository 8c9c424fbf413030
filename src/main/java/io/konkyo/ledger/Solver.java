package io.konkyo.ledger;

import io.konkyo.content.quiz.Response;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.BooleanValue;
import io.konkyo.formula.Formula;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Works out what answers an item from the ledger; what keeps it from that is told. */
final class Solver {
  private static final Rational TWO = Rational.of(2);

  private final Ledger ledger;
  private final Diagnostics diagnostics;

  Solver(Ledger ledger, Diagnostics diagnostics) {
    this.ledger = ledger;
    this.diagnostics = diagnostics;
  }

  Optional<Solution> solve(Response response) {
    if (response instanceof Response.Numeric numeric) {
      return numeric(numeric);
    }
    if (response instanceof Response.Ordering ordering) {
      return ordering(ordering);
    }
    return response instanceof Response.Matching matching ? matching(matching) : Optional.empty();
  }

  private Optional<Solution> numeric(Response.Numeric numeric) {
    Optional<Computed> found = numeric.answer().flatMap(this::computed);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Unit unit = numeric.unit().orElse(found.get().printed().unit());
    if (!isOfDimension(found.get(), unit, numeric.answer().orElseThrow())) {
      return Optional.empty();
    }
    Computed answer = found.get().in(unit);
    Optional<Rational> reach = reach(answer, numeric.tolerance());
    if (reach.isEmpty()) {
      return Optional.empty();
    }
    Rational exact = answer.exact().in(unit).value();
    Interval accepted = new Interval(exact.minus(reach.get()), exact.plus(reach.get()));
    return Optional.of(new Solution.Numeric(answer, accepted, mistakes(numeric, unit)));
  }

  private Map<String, Computed> mistakes(Response.Numeric numeric, Unit unit) {
    Map<String, Computed> mistakes = new LinkedHashMap<>();
    for (Response.Mistake mistake : numeric.mistakes()) {
      mistake
          .value()
          .flatMap(this::computed)
          .filter(value -> isOfDimension(value, unit, mistake.value().orElseThrow()))
          .ifPresent(value -> mistakes.put(mistake.id().value(), value.in(unit)));
    }
    return mistakes;
  }

  private boolean isOfDimension(Computed value, Unit unit, Formula formula) {
    if (value.exact().unit().sameDimension(unit)) {
      return true;
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.UNIT_MISMATCH,
                formula.source().span(),
                "the formula gives "
                    + value.exact().unit().dimension()
                    + ", but the item asks for "
                    + unit.dimension())
            .withHelp("name a unit of the formula's dimension, or mend the formula"));
    return false;
  }

  /**
   * Returns how far a typed number may lie from the answer, in the answer's unit: not at all from a
   * count, unless the author says so. A percentage is a share of the answer, unless the answer is
   * one itself: then points are a length.
   */
  private Optional<Rational> reach(Computed answer, Optional<Located<StatedQuantity>> tolerance) {
    if (tolerance.isEmpty()) {
      return Optional.of(
          isCount(answer) ? Rational.ZERO : answer.printed().number().ulp().dividedBy(TWO));
    }
    StatedQuantity typed = tolerance.get().value();
    Unit unit = answer.printed().unit();
    if (typed.unit().isPercent()) {
      Rational share = typed.quantity().base();
      return Optional.of(answer.exact().in(unit).value().abs().times(share));
    }
    if (!typed.unit().sameDimension(unit)) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.UNIT_MISMATCH,
                  tolerance.get().span(),
                  "`"
                      + typed
                      + "` is of "
                      + typed.unit().dimension()
                      + ", but the answer is of "
                      + unit.dimension())
              .withHelp("give the tolerance in a unit of the answer, or as a percentage of it"));
      return Optional.empty();
    }
    return Optional.of(typed.quantity().in(unit).value().abs());
  }

  /** What was counted is no other number; what was measured is any that prints as it. */
  private static boolean isCount(Computed answer) {
    Unit unit = answer.printed().unit();
    return (unit.equals(Unit.ONE) || unit.isCounted())
        && answer.exact().in(unit).value().isInteger();
  }

  private Optional<Solution> ordering(Response.Ordering ordering) {
    Map<String, Rank> values = new LinkedHashMap<>();
    for (Response.Element element : ordering.elements()) {
      Optional<Rank> value = element.by().flatMap(by -> Rank.of(by, ledger, diagnostics));
      if (value.isEmpty() || !isLike(values, value.get(), element)) {
        return Optional.empty();
      }
      values.put(element.id().value(), value.get());
    }
    Comparator<Map.Entry<String, Rank>> ascending =
        (one, other) -> one.getValue().compareTo(other.getValue());
    List<Map.Entry<String, Rank>> sorted = new ArrayList<>(values.entrySet());
    sorted.sort(
        ordering.direction() == Response.Direction.ASCENDING ? ascending : ascending.reversed());
    Map<String, Rank> inOrder = new LinkedHashMap<>();
    sorted.forEach(entry -> inOrder.put(entry.getKey(), entry.getValue()));
    return Optional.of(new Solution.Ordering(inOrder));
  }

  private boolean isLike(Map<String, Rank> before, Rank value, Response.Element element) {
    if (before.isEmpty()) {
      return true;
    }
    Rank first = before.values().iterator().next();
    Formula by = element.by().orElseThrow();
    if (first instanceof Rank.Amount amount && value instanceof Rank.Amount other) {
      return isOfDimension(other.number(), amount.number().exact().unit(), by);
    }
    if (!first.isLike(value)) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_TYPE,
                  by.source().span(),
                  "`" + value + "` cannot be ordered with `" + first + "`")
              .withHelp("order all elements by numbers, by days, or by instants"));
      return false;
    }
    return true;
  }

  private Optional<Solution> matching(Response.Matching matching) {
    if (!matching.prompts().stream().allMatch(Response.Prompt::readable)) {
      return Optional.empty();
    }
    Map<String, Computed> prompts = new LinkedHashMap<>();
    Map<String, Computed> targets = new LinkedHashMap<>();
    for (Response.Target target : matching.targets()) {
      target
          .value()
          .flatMap(this::computed)
          .ifPresent(value -> targets.put(target.id().value(), value));
    }
    for (Response.Prompt prompt : matching.prompts()) {
      Optional<Computed> value = prompt.value().flatMap(this::computed);
      if (prompt.value().isPresent() && value.isEmpty()) {
        return Optional.empty();
      }
      value.ifPresent(v -> prompts.put(prompt.id().value(), v));
    }
    Solution.Values values = new Solution.Values(prompts, targets);
    Map<String, String> pairs = new LinkedHashMap<>();
    for (Response.Prompt prompt : matching.prompts()) {
      pair(prompt, values).ifPresent(target -> pairs.put(prompt.id().value(), target));
    }
    return Optional.of(new Solution.Matching(pairs, values));
  }

  /** Returns the target the author names, or the one whose number is the prompt's. */
  private static Optional<String> pair(Response.Prompt prompt, Solution.Values values) {
    if (prompt.matches().isPresent()) {
      return prompt.matches().map(Located::value);
    }
    List<String> equal = values.prompt(prompt.id().value()).map(values::equalTo).orElse(List.of());
    return equal.size() == 1 ? Optional.of(equal.get(0)) : Optional.empty();
  }

  /** Returns whether a comparison holds for every member; empty if it is none or is faulty. */
  static Optional<Boolean> holds(Formula holds, String whose, Ledger ledger, Diagnostics told) {
    List<LedgerFormulas.Outcome> outcomes = ledger.formulas().evaluate(holds, told);
    if (outcomes.isEmpty()) {
      return Optional.empty();
    }
    if (!outcomes.stream().allMatch(outcome -> outcome.value() instanceof BooleanValue)) {
      told.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_TYPE,
                  holds.source().span(),
                  "`holds` of " + whose + " is no comparison")
              .withHelp("compare it, as in `x > 0`"));
      return Optional.empty();
    }
    return Optional.of(
        outcomes.stream().allMatch(outcome -> ((BooleanValue) outcome.value()).value()));
  }

  private Optional<Computed> computed(Formula formula) {
    return Computed.of(formula, ledger, diagnostics);
  }
}
