package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.quiz.Response;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Computed;
import io.konkyo.ledger.Solution;

/**
 * A numeric item that refuses the answer it prints, or accepts a mistake: exactly, within its
 * tolerance, or once the mistake is rounded to the digits it prints with.
 */
public final class RefusedAnswers implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Items.solved(input, Response.Numeric.class, Solution.Numeric.class)
        .forEach(
            item -> {
              answer(item, diagnostics);
              item.response().mistakes().forEach(mistake -> mistake(item, mistake, diagnostics));
            });
  }

  private static void answer(
      Items.Solved<Response.Numeric, Solution.Numeric> item, Diagnostics diagnostics) {
    Computed answer = item.solution().answer();
    if (item.solution().accepted().contains(answer.printed().number().value())) {
      return;
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.ANSWER_REFUSED,
                item.response().tolerance().orElseThrow().span(),
                "the answer prints as " + answer.printed() + ", which the tolerance refuses")
            .withLabel(
                item.response().answer().orElseThrow().source().span(),
                "is exactly " + NumberChecks.exact(answer.exact().in(item.solution().unit())))
            .withNote("a learner who types what pages print would be told to be wrong")
            .withHelp("widen the tolerance to half a unit in the last printed place or more"));
  }

  private static void mistake(
      Items.Solved<Response.Numeric, Solution.Numeric> item,
      Response.Mistake mistake,
      Diagnostics diagnostics) {
    Computed value = item.solution().mistakes().get(mistake.id().value());
    if (value == null || !item.solution().accepts(value)) {
      return;
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.DISTRACTOR_HOLDS,
                mistake.value().orElseThrow().source().span(),
                "mistake `" + mistake.id().value() + "` is accepted as an answer")
            .withLabel(
                item.response().answer().orElseThrow().source().span(),
                "the answer prints as " + item.solution().answer().printed())
            .withNote("it prints as " + value.printed())
            .withHelp("narrow the tolerance, or leave the mistake out"));
  }
}
