package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Response;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Solution;
import java.util.List;

/** Elements that need no moving: the item is answered before it is read. */
public final class OrderedAlready implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Items.solved(input, Response.Ordering.class, Solution.Ordering.class)
        .forEach(
            item -> {
              List<String> written =
                  item.response().elements().stream().map(e -> e.id().value()).toList();
              if (written.equals(item.solution().order())) {
                diagnostics.add(
                    Diagnostic.of(
                            DiagnosticCode.ORDERED_ALREADY,
                            item.item().id().span(),
                            "the elements of item `"
                                + item.item().id().value()
                                + "` stand in the right order already")
                        .withHelp("write them in another order; pages show them as written"));
              }
            });
  }
}
