package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ModelDeclaration;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Statistic;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Model;
import io.konkyo.formula.WrittenOut;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A figure passed to a model that holds for another statistic only, as a median to Little's law.
 *
 * <p>Source: number anchors, section 6, ST09.
 */
public final class ModelStatistics implements Check {
  /** A mean may also be computed, as a sum over a count. */
  private static final Set<String> GIVING_MEANS = Set.of("mean", "sum", "count", "rate");

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    List<Joining> formulas = new ArrayList<>(Formulas.ours(input));
    for (Agreement agreement : input.content().agreements()) {
      formulas.add(Joining.of(agreement.model(), agreement.membership(), input));
    }
    for (Joining formula : formulas) {
      WrittenOut.of(
          formula.formula().body(),
          Joining.models(input),
          (model, arguments) -> call(model, arguments, formula, input, diagnostics));
    }
  }

  private static void call(
      Model model,
      List<Expression> arguments,
      Joining formula,
      CheckInput input,
      Diagnostics diagnostics) {
    ModelDeclaration declaration = input.content().models().get(model.name());
    for (int i = 0; i < arguments.size(); i++) {
      String parameter = model.parameters().get(i).name();
      Statistic demanded = declaration.statistics().get(parameter);
      if (demanded != null) {
        Expression argument = arguments.get(i);
        formula.figures(argument).stream()
            .filter(figure -> !fits(figure.statistic().value(), demanded))
            .findFirst()
            .map(figure -> describe(declaration, parameter, demanded, argument, figure, formula))
            .ifPresent(diagnostics::add);
      }
    }
  }

  private static boolean fits(Statistic passed, Statistic demanded) {
    return passed.equals(demanded)
        || demanded.id().equals("mean") && GIVING_MEANS.contains(passed.id());
  }

  private static Diagnostic describe(
      ModelDeclaration model,
      String parameter,
      Statistic demanded,
      Expression argument,
      Measured figure,
      Joining formula) {
    return Diagnostic.of(
            DiagnosticCode.MODEL_STATISTIC,
            formula.span(argument),
            "`"
                + model.id().value()
                + "` holds for the "
                + demanded
                + " of `"
                + parameter
                + "`, not for its "
                + figure.statistic().value())
        .withLabel(
            figure.statistic().span(), "`" + figure.id() + "` is a " + figure.statistic().value())
        .withLabel(model.id().span(), "the model says what it holds for")
        .withHelp("pass the " + demanded + " of the same sample");
  }
}
