package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Response;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import io.konkyo.ledger.Rank;
import io.konkyo.ledger.Solution;
import java.util.List;

/**
 * Two elements of an order whose numbers are equal, print as equal, or print the other way round:
 * whoever looks the printed numbers up cannot tell which comes first.
 */
public final class TiedElements implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Items.solved(input, Response.Ordering.class, Solution.Ordering.class)
        .forEach(item -> ties(item.response(), item.solution(), diagnostics));
  }

  private static void ties(
      Response.Ordering ordering, Solution.Ordering solution, Diagnostics diagnostics) {
    List<String> order = solution.order();
    for (int i = 1; i < order.size(); i++) {
      Rank before = solution.values().get(order.get(i - 1));
      Rank after = solution.values().get(order.get(i));
      if (!isTold(ordering.direction(), before, after)) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.TIED_ELEMENTS,
                    source(ordering, order.get(i)).source().span(),
                    "elements `" + order.get(i - 1) + "` and `" + order.get(i) + "` are tied")
                .withLabel(
                    source(ordering, order.get(i - 1)).source().span(),
                    "prints as " + before)
                .withNote("it prints as " + after)
                .withHelp("leave one of them out, or order them by what tells them apart"));
      }
    }
  }

  /** Returns whether the printed numbers stand in the order of the exact ones. */
  private static boolean isTold(Response.Direction direction, Rank before, Rank after) {
    int order = before.comparePrinted(after);
    return direction == Response.Direction.ASCENDING ? order < 0 : order > 0;
  }

  private static Formula source(Response.Ordering ordering, String id) {
    return ordering.elements().stream()
        .filter(element -> element.id().value().equals(id))
        .findFirst()
        .flatMap(Response.Element::by)
        .orElseThrow();
  }
}
