package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Standing;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.BooleanValue;
import io.konkyo.formula.Comparison;
import io.konkyo.formula.ComparisonOperator;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Formula;
import io.konkyo.formula.Logical;
import io.konkyo.formula.LogicalOperator;
import io.konkyo.formula.References;
import io.konkyo.ledger.Computed;
import io.konkyo.ledger.LedgerFormulas;
import io.konkyo.source.PlacedText;
import java.util.List;
import java.util.Optional;

/**
 * A wrong option that is wrong by less than pages print: an equality whose sides differ exactly and
 * print alike, so that whoever looks the numbers up finds it right.
 */
public final class NearlyHolding implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Items.Keyed keyed : Items.of(input)) {
      for (Option option : keyed.item().options()) {
        boolean isWrong = Boolean.FALSE.equals(keyed.key().right().get(option.id().value()));
        if (isWrong
            && option.standing() instanceof Standing.Proof proof
            && holds(proof.holds().body(), proof.holds().source(), input)) {
          diagnostics.add(
              Diagnostic.of(
                      DiagnosticCode.DISTRACTOR_NEARLY_HOLDS,
                      proof.span(),
                      "option `" + option.id().value() + "` holds for the numbers as they print")
                  .withNote("it is wrong by less than the last printed place")
                  .withHelp("make it wrong by more, or print more digits of what it compares"));
        }
      }
    }
  }

  private static boolean holds(Expression part, PlacedText source, CheckInput input) {
    if (part instanceof Logical logical) {
      boolean left = holds(logical.left(), source, input);
      boolean right = holds(logical.right(), source, input);
      return logical.operator() == LogicalOperator.AND ? left && right : left || right;
    }
    if (part instanceof Comparison comparison && isLoose(comparison)) {
      return printAlike(comparison, source, input) || holdsExactly(part, source, input);
    }
    return holdsExactly(part, source, input);
  }

  /** What holds of equals holds of what prints as equal. */
  private static boolean isLoose(Comparison comparison) {
    return comparison.operators().size() == 1
        && comparison.operators().get(0).holds(0)
        && comparison.operators().get(0) != ComparisonOperator.UNEQUAL;
  }

  private static boolean holdsExactly(Expression part, PlacedText source, CheckInput input) {
    List<LedgerFormulas.Outcome> outcomes =
        input.ledger().formulas().evaluate(new Formula(source, part), new Diagnostics());
    return !outcomes.isEmpty()
        && outcomes.stream()
            .allMatch(outcome -> outcome.value() instanceof BooleanValue value && value.value());
  }

  private static boolean printAlike(Comparison comparison, PlacedText source, CheckInput input) {
    Expression left = comparison.operands().get(0);
    Expression right = comparison.operands().get(1);
    return printsAs(left, right, source, input) || printsAs(right, left, source, input);
  }

  /** Numbers typed into the formula are exact: they are not rounded as what is printed is. */
  private static boolean printsAs(
      Expression side, Expression other, PlacedText source, CheckInput input) {
    if (References.of(side).isEmpty()) {
      return false;
    }
    Optional<Computed> printed = computed(side, source, input);
    Optional<Computed> value = computed(other, source, input);
    return printed.isPresent()
        && value.isPresent()
        && printed.get().exact().sameDimension(value.get().exact())
        && printed.get().agreesWith(value.get().exact());
  }

  private static Optional<Computed> computed(Expression side, PlacedText source, CheckInput input) {
    return Computed.of(new Formula(source, side), input.ledger(), new Diagnostics());
  }
}
