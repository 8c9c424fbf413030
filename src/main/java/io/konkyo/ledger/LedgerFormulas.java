package io.konkyo.ledger;

import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Membership;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Evaluator;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Formula;
import io.konkyo.formula.Reference;
import io.konkyo.formula.References;
import io.konkyo.formula.Scope;
import io.konkyo.formula.UnitChecker;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Computation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;

/** Evaluates formulas that are no facts: the proofs of options, the checks inside texts. */
public final class LedgerFormulas {
  private final Evaluation evaluation;
  private final DependencyGraph graph;

  LedgerFormulas(Evaluation evaluation, DependencyGraph graph) {
    this.evaluation = evaluation;
    this.graph = graph;
  }

  /**
   * The outcome of a formula, or of one member of it.
   *
   * @param member the member it was evaluated for, where the formula names a family
   * @param value what it gives
   */
  public record Outcome(Optional<Membership> member, Value value) {}

  /** Returns whether the fault of a fact, or of the family it belongs to, has been told. */
  boolean isFailed(String name) {
    return evaluation.isFailed(name);
  }

  /** Returns the facts a formula reads, families as their members. */
  public SortedSet<String> reads(Formula formula) {
    return graph.reads(formula, Optional.empty());
  }

  /** Returns whether a formula reads a fact, or calls a model, whose own fault has been told. */
  public boolean readsFailed(Formula formula) {
    return evaluation.readsFailed(formula, reads(formula));
  }

  /**
   * Evaluates a formula, once for each member where it names a family.
   *
   * <p>Errors: told; a formula that reads a faulty fact gives nothing and is not told again.
   */
  public List<Outcome> evaluate(Formula formula, Diagnostics diagnostics) {
    if (readsFailed(formula)) {
      return List.of();
    }
    List<Outcome> outcomes = new ArrayList<>();
    for (Optional<Membership> member : contexts(formula)) {
      Scope scope = evaluation.scope(member);
      Optional<Value> value = evaluate(formula, scope, diagnostics);
      value.ifPresent(v -> outcomes.add(new Outcome(member, v)));
      if (value.isEmpty()) {
        return List.of();
      }
    }
    return outcomes;
  }

  /** Returns what a formula gives; that it gives nothing is always told. */
  static Optional<Value> evaluate(Formula formula, Scope scope, Diagnostics diagnostics) {
    Diagnostics faults = new Diagnostics();
    Optional<Value> value =
        UnitChecker.check(formula, scope, faults)
            .flatMap(type -> Evaluator.evaluate(formula, scope, faults));
    if (value.isEmpty() && faults.isEmpty()) {
      faults.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_TYPE,
                  formula.source().span(),
                  "the formula reads something that has no value")
              .withHelp("name facts with numbers, days or instants"));
    }
    diagnostics.addAll(faults.inFileOrder());
    return value;
  }

  /** Returns an outcome as a computation a printed number can be held against. */
  public Optional<Computation> computation(Formula formula, Outcome outcome) {
    Optional<Quantity> exact = outcome.value().asQuantity();
    return exact.map(
        quantity ->
            evaluation.computation(
                formula.body(),
                outcome.member(),
                quantity,
                evaluation.leavesUnder(graph.reads(formula, outcome.member()))));
  }

  /**
   * Evaluates an expression anew with other raw values.
   *
   * @param member whose formula it is
   * @param replaced values of given and measured facts by id, in the unit of each
   * @return empty if it has no number there, as at a zero divisor
   */
  Optional<Quantity> recompute(
      Expression expression, Optional<Membership> member, Map<String, Rational> replaced) {
    return evaluation.recompute(expression, member, replaced);
  }

  /** Returns the scope in which a fact's formula, or an outcome, was evaluated. */
  public Scope scope(Optional<Membership> member) {
    return evaluation.scope(member);
  }

  /** A formula that names a family is meant for each of its members. */
  private List<Optional<Membership>> contexts(Formula formula) {
    for (String name : References.of(formula.body())) {
      Optional<Family> family = evaluation.names().family(name);
      if (family.isPresent() && namesWhole(formula, name)) {
        return family.get().members().stream()
            .map(id -> evaluation.fact(id))
            .filter(fact -> fact != null)
            .map(fact -> fact.header().membership())
            .toList();
      }
    }
    return List.of(Optional.empty());
  }

  private static boolean namesWhole(Formula formula, String family) {
    return namesWhole(formula.body(), family);
  }

  private static boolean namesWhole(Expression part, String family) {
    return (part instanceof Reference reference && reference.id().equals(family))
        || part.children().stream().anyMatch(child -> namesWhole(child, family));
  }
}
