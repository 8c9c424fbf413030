package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.ModelDeclaration;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Call;
import io.konkyo.formula.Expression;
import io.konkyo.ledger.LedgerFormulas;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;

/** A worked example of a model that does not come out. */
public final class ModelExamples implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (ModelDeclaration model : input.content().models().values()) {
      for (ModelDeclaration.Example example : model.examples()) {
        if (!calls(example.call().body(), model.id().value())) {
          diagnostics.add(idle(model, example));
        }
        check(model, example, input.ledger().formulas(), diagnostics);
      }
    }
  }

  private static boolean calls(Expression part, String model) {
    return part instanceof Call call && call.name().equals(model)
        || part.children().stream().anyMatch(child -> calls(child, model));
  }

  private static Diagnostic idle(ModelDeclaration model, ModelDeclaration.Example example) {
    String name = model.id().value();
    return Diagnostic.of(
            DiagnosticCode.MODEL_EXAMPLE,
            example.call().source().span(),
            "worked example of `" + name + "` does not call it")
        .withNote("it would come out whatever the model says")
        .withHelp("call the model with numbers of the example, as in `" + name + "(…)`");
  }

  private static void check(
      ModelDeclaration model,
      ModelDeclaration.Example example,
      LedgerFormulas formulas,
      Diagnostics diagnostics) {
    for (LedgerFormulas.Outcome outcome : formulas.evaluate(example.call(), diagnostics)) {
      NumberChecks.judge(example.gives(), example.call(), outcome, formulas, diagnostics)
          .filter(judgement -> judgement.verdict() != Verdict.PASS)
          .map(judgement -> describe(model, example, judgement))
          .ifPresent(diagnostics::add);
    }
  }

  private static Diagnostic describe(
      ModelDeclaration model, ModelDeclaration.Example example, Judgement judgement) {
    return NumberChecks.explain(
            Diagnostic.of(
                    DiagnosticCode.MODEL_EXAMPLE,
                    example.gives().span(),
                    "worked example of `" + model.id().value() + "` does not come out")
                .withAt("typed as " + example.gives().value())
                .withLabel(
                    example.call().source().span(), "is exactly " + NumberChecks.exact(judgement)),
            judgement)
        .withHelp("write " + NumberChecks.rounded(judgement) + ", or mend the model");
  }
}
