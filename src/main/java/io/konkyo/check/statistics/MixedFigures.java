package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Statistic;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A sum, difference or comparison of figures that do not mix: unlike statistics, tools, setups or
 * observed things, even though their units agree. Models are looked into.
 *
 * <p>Shape: sums and differences must agree in all four. What is picked for its size, as by {@code
 * max}, must be one statistic of one thing, and what is compared one statistic: two tools or setups
 * are compared for good reason. What a register or a setting holds is no figure of a sample, and
 * mixes with any of the same setup.
 *
 * <p>Source: design, section 4, "Statistics that do not mix"; number anchors, section 6, ST01 and
 * ST03.
 */
public final class MixedFigures implements Check {
  private static final Set<Meeting.Kind> ADDED =
      EnumSet.of(Meeting.Kind.SUM, Meeting.Kind.DIFFERENCE);
  private static final Set<Meeting.Kind> ADDED_OR_PICKED =
      EnumSet.of(Meeting.Kind.SUM, Meeting.Kind.DIFFERENCE, Meeting.Kind.PICK);
  private static final Set<Meeting.Kind> ADDED_PICKED_OR_COMPARED =
      EnumSet.of(
          Meeting.Kind.SUM, Meeting.Kind.DIFFERENCE, Meeting.Kind.PICK, Meeting.Kind.COMPARISON);

  private static final List<Trait> TRAITS =
      List.of(
          new Trait(
              DiagnosticCode.MIXED_STATISTICS,
              "statistics",
              ADDED_PICKED_OR_COMPARED,
              MixedFigures::statistic),
          new Trait(
              DiagnosticCode.MIXED_OBSERVATIONS,
              "observed things",
              ADDED_OR_PICKED,
              figure -> sampled(figure).map(sampled -> sampled.observes().value())),
          new Trait(
              DiagnosticCode.MIXED_INSTRUMENTS,
              "instruments",
              ADDED,
              figure ->
                  sampled(figure)
                      .flatMap(sampled -> sampled.header().provenance().instrument())
                      .map(Located::value)),
          new Trait(
              DiagnosticCode.MIXED_SETUPS,
              "setups",
              ADDED,
              figure -> figure.header().provenance().setup().map(Located::value)));

  /**
   * Something that both sides must have alike.
   *
   * @param where the meetings in which they must
   */
  private record Trait(
      DiagnosticCode code,
      String plural,
      Set<Meeting.Kind> where,
      Function<Measured, Optional<String>> of) {
    Set<String> set(Measured figure) {
      return of.apply(figure).map(Set::of).orElse(Set.of());
    }
  }

  private static Optional<Measured> sampled(Measured figure) {
    return Optional.of(figure).filter(f -> !f.statistic().value().isExactReading());
  }

  private static Optional<String> statistic(Measured figure) {
    return sampled(figure).map(sampled -> sampled.statistic().value().id());
  }

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Joining formula : Formulas.ours(input)) {
      for (Meeting meeting : formula.meetings()) {
        if (ADDED_PICKED_OR_COMPARED.contains(meeting.kind())) {
          check(meeting, formula, diagnostics);
        }
      }
    }
  }

  private static void check(Meeting meeting, Joining formula, Diagnostics diagnostics) {
    List<Figured> parts = Figured.of(meeting, formula);
    for (Trait trait : TRAITS) {
      if (trait.where().contains(meeting.kind())) {
        Contrast.in(parts, trait::set)
            .filter(contrast -> !isOfOneSample(contrast, meeting, trait))
            .map(contrast -> describe(contrast, meeting, trait, formula))
            .ifPresent(diagnostics::add);
      }
    }
  }

  /**
   * The figures of one sample may be compared, and two of its order statistics subtracted: that is
   * its range, or the width of its tail.
   */
  private static boolean isOfOneSample(Contrast contrast, Meeting meeting, Trait trait) {
    if (trait.code() != DiagnosticCode.MIXED_STATISTICS || meeting.kind() == Meeting.Kind.SUM) {
      return false;
    }
    List<Measured> figures = new ArrayList<>(contrast.left().figures());
    figures.addAll(contrast.right().figures());
    boolean ordered =
        figures.stream()
            .map(figure -> figure.statistic().value())
            .allMatch(Statistic::isOrderStatistic);
    return Sample.isOne(figures) && (meeting.kind() != Meeting.Kind.DIFFERENCE || ordered);
  }

  private static Diagnostic describe(
      Contrast contrast, Meeting meeting, Trait trait, Joining formula) {
    boolean adds = ADDED.contains(meeting.kind());
    String what = adds ? "sum or difference" : "comparison";
    return Diagnostic.of(
            trait.code(), formula.span(meeting.whole()), what + " of unlike " + trait.plural())
        .withLabel(formula.span(contrast.left().part()), String.join(", ", contrast.ofLeft()))
        .withLabel(formula.span(contrast.right().part()), String.join(", ", contrast.ofRight()))
        .withNote(
            adds
                ? "the arithmetic is right, but the result is the figure of nothing"
                : "the units agree, but which is larger says nothing about either")
        .withHelp(
            "compare figures of one kind, or insist with `allow: [{rule: "
                + trait.code().id()
                + ", reason: {…}}]`");
  }
}
