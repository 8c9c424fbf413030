package io.konkyo.check;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Formula;
import io.konkyo.formula.References;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A sum or difference of figures that do not mix: unlike statistics, tools or observed things, even
 * though their units agree.
 *
 * <p>Source: design, section 4, "Statistics that do not mix".
 */
final class MixedStatistics implements Check {

  private static final List<Trait> TRAITS =
      List.of(
          new Trait(
              DiagnosticCode.MIXED_STATISTICS,
              "statistics",
              fact -> Optional.of(fact.statistic().value().id())),
          new Trait(
              DiagnosticCode.MIXED_OBSERVATIONS,
              "observed things",
              fact -> Optional.of(fact.observes().value())),
          new Trait(
              DiagnosticCode.MIXED_INSTRUMENTS,
              "instruments",
              fact -> fact.header().provenance().instrument().map(Located::value)),
          new Trait(
              DiagnosticCode.MIXED_SETUPS,
              "setups",
              fact -> fact.header().provenance().setup().map(Located::value)));

  /** Something that both sides of a sum must have alike. */
  private record Trait(
      DiagnosticCode code, String plural, Function<Measured, Optional<String>> of) {}

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      if (entry.fact() instanceof Derived derived) {
        new Sums(input.ledger(), derived, diagnostics).visit(derived.formula().body());
      }
    }
  }

  private record Sums(Ledger ledger, Derived derived, Diagnostics diagnostics) {

    void visit(Expression expression) {
      if (expression instanceof Binary binary
          && (binary.operator() == BinaryOperator.PLUS
              || binary.operator() == BinaryOperator.MINUS)) {
        TRAITS.forEach(trait -> compare(binary, trait));
      }
      expression.children().forEach(this::visit);
    }

    private void compare(Binary sum, Trait trait) {
      Set<String> left = traits(sum.left(), trait);
      Set<String> right = traits(sum.right(), trait);
      boolean unlike = !left.isEmpty() && !right.isEmpty() && !left.equals(right);
      if (!unlike) {
        return;
      }
      Formula formula = derived.formula();
      diagnostics.add(
          Diagnostic.of(
                  trait.code(), span(formula, sum), "sum or difference of unlike " + trait.plural())
              .withLabel(span(formula, sum.left()), String.join(", ", left))
              .withLabel(span(formula, sum.right()), String.join(", ", right))
              .withNote("the arithmetic is right, but the result is the figure of nothing")
              .withHelp(
                  "compare figures of one kind, or insist with `allow: [{rule: "
                      + trait.code().id()
                      + ", reason: {…}}]`"));
    }

    private static Span span(Formula formula, Expression part) {
      return formula.source().span(part.from(), part.to());
    }

    /** Returns the traits of the measured facts under a part of the formula. */
    private Set<String> traits(Expression part, Trait trait) {
      Set<String> found = new TreeSet<>();
      for (String name : References.of(part)) {
        for (String id : facts(name)) {
          ledger
              .entry(id)
              .ifPresent(
                  entry ->
                      entry.leaves().stream()
                          .map(leaf -> ledger.entries().get(leaf).fact())
                          .filter(Measured.class::isInstance)
                          .forEach(
                              fact -> trait.of().apply((Measured) fact).ifPresent(found::add)));
        }
      }
      return found;
    }

    private List<String> facts(String name) {
      if (ledger.families().containsKey(name)) {
        String member = derived.header().membership().map(m -> name + "." + m.member()).orElse("");
        return ledger.entries().containsKey(member)
            ? List.of(member)
            : ledger.families().get(name).members();
      }
      return List.of(name);
    }
  }
}
