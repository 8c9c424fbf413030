package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Arithmetic over figures taken under different conditions, where nothing says that the conditions
 * were changed on purpose.
 *
 * <p>Shape: sums and counts of several runs add up to that of all, whatever the conditions.
 *
 * <p>Source: number anchors, section 6, ST12.
 */
public final class MixedConditions implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Joining formula : Formulas.ours(input)) {
      if (isDeclared(formula)) {
        continue;
      }
      // Of nested places the innermost shows best what is unlike; one is enough.
      List<Meeting> meetings = formula.meetings();
      for (int i = meetings.size() - 1; i >= 0; i--) {
        Meeting meeting = meetings.get(i);
        Optional<Contrast> contrast =
            isTotal(meeting, formula)
                ? Optional.empty()
                : Contrast.in(Figured.of(meeting, formula), MixedConditions::conditions);
        if (contrast.isPresent()) {
          diagnostics.add(describe(contrast.get(), meeting, formula));
          break;
        }
      }
    }
  }

  private static boolean isTotal(Meeting meeting, Joining formula) {
    return meeting.kind() == Meeting.Kind.SUM
        && !meeting.isCallOf("mean")
        && formula.figures(meeting.whole()).stream()
            .allMatch(figure -> figure.statistic().value().isExtensive());
  }

  private static boolean isDeclared(Joining formula) {
    return formula
        .fact()
        .map(Entry::fact)
        .filter(fact -> fact instanceof Derived derived && derived.compares().isPresent())
        .isPresent();
  }

  private static Set<String> conditions(Measured figure) {
    Set<String> conditions = new TreeSet<>();
    for (Located<String> condition : figure.header().provenance().conditions()) {
      conditions.add(condition.value());
    }
    return conditions;
  }

  private static Diagnostic describe(Contrast contrast, Meeting meeting, Joining formula) {
    return Diagnostic.of(
            DiagnosticCode.MIXED_CONDITIONS,
            formula.span(meeting.whole()),
            "figures taken under different conditions are joined")
        .withLabel(
            formula.span(contrast.left().part()), only(contrast.ofLeft(), contrast.ofRight()))
        .withLabel(
            formula.span(contrast.right().part()), only(contrast.ofRight(), contrast.ofLeft()))
        .withNote("what else changed with the conditions is in the result too")
        .withHelp(
            "say with `compares: {…}` what was changed on purpose, or join figures of one run");
  }

  private static String only(Set<String> here, Set<String> there) {
    Set<String> only = new TreeSet<>(here);
    only.removeAll(there);
    return only.isEmpty()
        ? "under " + String.join(", ", here) + " only"
        : "under " + String.join(", ", only);
  }
}
