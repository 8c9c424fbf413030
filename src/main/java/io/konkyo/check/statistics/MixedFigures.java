package io.konkyo.check.statistics;

import io.konkyo.check.Check;
import io.konkyo.check.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Statistic;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A sum, difference or comparison of figures that do not mix: unlike statistics, tools, setups or
 * observed things, even though their units agree. Models are looked into.
 *
 * <p>Source: design, section 4, "Statistics that do not mix"; number anchors, section 6, ST01 and
 * ST03.
 */
public final class MixedFigures implements Check {

  private static final List<Trait> TRAITS =
      List.of(
          new Trait(
              DiagnosticCode.MIXED_STATISTICS,
              "statistics",
              figure -> Optional.of(figure.statistic().value().id())),
          new Trait(
              DiagnosticCode.MIXED_OBSERVATIONS,
              "observed things",
              figure -> Optional.of(figure.observes().value())),
          new Trait(
              DiagnosticCode.MIXED_INSTRUMENTS,
              "instruments",
              figure -> figure.header().provenance().instrument().map(Located::value)),
          new Trait(
              DiagnosticCode.MIXED_SETUPS,
              "setups",
              figure -> figure.header().provenance().setup().map(Located::value)));

  /** Something that both sides of a sum must have alike. */
  private record Trait(
      DiagnosticCode code, String plural, Function<Measured, Optional<String>> of) {
    Set<String> set(Measured figure) {
      return of.apply(figure).map(Set::of).orElse(Set.of());
    }
  }

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Joining formula : Formulas.ours(input)) {
      for (Meeting meeting : formula.meetings()) {
        if (meeting.kind() == Meeting.Kind.PRODUCT || meeting.kind() == Meeting.Kind.QUOTIENT) {
          continue;
        }
        for (Trait trait : TRAITS) {
          Contrast.in(meeting, formula, trait::set)
              .filter(contrast -> !isOfOneSample(contrast, meeting, trait, formula))
              .map(contrast -> describe(contrast, meeting, trait, formula))
              .ifPresent(diagnostics::add);
        }
      }
    }
  }

  /**
   * The figures of one sample may be compared, and two of its order statistics subtracted: that is
   * its range, or the width of its tail.
   */
  private static boolean isOfOneSample(
      Contrast contrast, Meeting meeting, Trait trait, Joining formula) {
    if (trait.code() != DiagnosticCode.MIXED_STATISTICS || meeting.kind() == Meeting.Kind.SUM) {
      return false;
    }
    List<Measured> figures = new ArrayList<>(formula.figures(contrast.left()).values());
    figures.addAll(formula.figures(contrast.right()).values());
    boolean ordered =
        figures.stream()
            .map(figure -> figure.statistic().value())
            .allMatch(Statistic::isOrderStatistic);
    return Sample.isOne(figures) && (meeting.kind() == Meeting.Kind.COMPARISON || ordered);
  }

  private static Diagnostic describe(
      Contrast contrast, Meeting meeting, Trait trait, Joining formula) {
    boolean compares = meeting.kind() == Meeting.Kind.COMPARISON;
    String what = compares ? "comparison" : "sum or difference";
    return Diagnostic.of(
            trait.code(), formula.span(meeting.whole()), what + " of unlike " + trait.plural())
        .withLabel(formula.span(contrast.left()), String.join(", ", contrast.ofLeft()))
        .withLabel(formula.span(contrast.right()), String.join(", ", contrast.ofRight()))
        .withNote(
            compares
                ? "the units agree, but which is larger says nothing about either"
                : "the arithmetic is right, but the result is the figure of nothing")
        .withHelp(
            "compare figures of one kind, or insist with `allow: [{rule: "
                + trait.code().id()
                + ", reason: {…}}]`");
  }
}
