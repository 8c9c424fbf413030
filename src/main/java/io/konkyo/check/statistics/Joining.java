package io.konkyo.check.statistics;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ModelDeclaration;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Membership;
import io.konkyo.formula.Evaluator;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Formula;
import io.konkyo.formula.Model;
import io.konkyo.formula.References;
import io.konkyo.formula.Value;
import io.konkyo.formula.WrittenOut;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.quantity.Quantity;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A formula that joins figures, and what its names stand for.
 *
 * @param formula as it was typed
 * @param written the same without calls of models and local names
 * @param fact the fact it computes; empty for the formula of a text or of an agreement
 * @param member the member of a family it is computed for
 */
record Joining(
    Formula formula,
    Expression written,
    Optional<Entry> fact,
    Optional<Membership> member,
    Ledger ledger) {

  static Joining of(Formula formula, Optional<Membership> member, CheckInput input) {
    Expression written = WrittenOut.of(formula.body(), models(input));
    return new Joining(formula, written, Optional.empty(), member, input.ledger());
  }

  /** Returns the formulas of all derived facts, by id. */
  static List<Joining> derived(CheckInput input) {
    List<Joining> formulas = new ArrayList<>();
    for (Entry entry : input.ledger().entries().values()) {
      if (entry.fact() instanceof Derived derived) {
        formulas.add(
            new Joining(
                derived.formula(),
                WrittenOut.of(derived.formula().body(), models(input)),
                Optional.of(entry),
                derived.header().membership(),
                input.ledger()));
      }
    }
    return formulas;
  }

  static Function<String, Optional<Model>> models(CheckInput input) {
    Map<String, ModelDeclaration> models = input.content().models();
    return name -> Optional.ofNullable(models.get(name)).map(ModelDeclaration::model);
  }

  /** Returns everywhere numbers meet in the formula, outer places before those inside them. */
  List<Meeting> meetings() {
    return Meeting.in(written, family -> members(family));
  }

  Span span(Expression part) {
    return formula.source().span(part.from(), part.to());
  }

  /** Returns the facts a part names. */
  List<Entry> facts(Expression part) {
    List<Entry> facts = new ArrayList<>();
    for (String name : References.of(part)) {
      for (String id : ids(name)) {
        ledger.entry(id).ifPresent(facts::add);
      }
    }
    return facts;
  }

  /** Returns the measured facts a part rests on in the end, by id. */
  SortedMap<String, Measured> figures(Expression part) {
    SortedMap<String, Measured> figures = new TreeMap<>();
    for (Entry fact : facts(part)) {
      for (String leaf : fact.leaves()) {
        if (ledger.entries().get(leaf).fact() instanceof Measured measured) {
          figures.put(leaf, measured);
        }
      }
    }
    return figures;
  }

  /** Returns what a part amounts to, if it is one number. */
  Optional<Quantity> value(Expression part) {
    return Evaluator.evaluate(part, ledger.formulas().scope(member)).flatMap(Value::asQuantity);
  }

  private List<String> ids(String name) {
    if (!ledger.families().containsKey(name)) {
      return List.of(name);
    }
    String here = member.map(m -> name + "." + m.member()).orElse("");
    return ledger.entries().containsKey(here) ? List.of(here) : members(name);
  }

  private List<String> members(String family) {
    return ledger.families().containsKey(family)
        ? ledger.families().get(family).members()
        : List.of();
  }
}
