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
import io.konkyo.formula.Reference;
import io.konkyo.formula.References;
import io.konkyo.formula.Value;
import io.konkyo.formula.WrittenOut;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.quantity.Quantity;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A formula that joins figures, and what its names stand for. */
final class Joining {
  private final Formula formula;
  private final Expression written;
  private final Optional<Entry> fact;
  private final Optional<Membership> member;
  private final Ledger ledger;
  private final List<Meeting> meetings;

  private Joining(
      Formula formula, Optional<Entry> fact, Optional<Membership> member, CheckInput input) {
    this.formula = formula;
    this.written = WrittenOut.of(formula.body(), models(input));
    this.fact = fact;
    this.member = member;
    this.ledger = input.ledger();
    this.meetings = Meeting.in(written, this::members);
  }

  /**
   * Returns the formula of a text or of an agreement.
   *
   * @param member the member of a family it is computed for
   */
  static Joining of(Formula formula, Optional<Membership> member, CheckInput input) {
    return new Joining(formula, Optional.empty(), member, input);
  }

  /** Returns the formula of a derived fact. */
  static Joining of(Entry fact, CheckInput input) {
    Derived derived = (Derived) fact.fact();
    return new Joining(derived.formula(), Optional.of(fact), derived.header().membership(), input);
  }

  static Function<String, Optional<Model>> models(CheckInput input) {
    Map<String, ModelDeclaration> models = input.content().models();
    return name -> Optional.ofNullable(models.get(name)).map(ModelDeclaration::model);
  }

  /** Returns the formula as it was typed. */
  Formula formula() {
    return formula;
  }

  /** Returns the formula without calls of models and local names. */
  Expression written() {
    return written;
  }

  /** Returns the fact it computes; empty for the formula of a text or of an agreement. */
  Optional<Entry> fact() {
    return fact;
  }

  Optional<Membership> member() {
    return member;
  }

  Ledger ledger() {
    return ledger;
  }

  /** Returns everywhere numbers meet in the formula, outer places before those inside them. */
  List<Meeting> meetings() {
    return meetings;
  }

  Span span(Expression part) {
    return formula.source().span(part.from(), part.to());
  }

  /** Returns the facts a part names. */
  List<Entry> facts(Expression part) {
    Collection<String> names =
        part instanceof Reference reference ? List.of(reference.id()) : References.of(part);
    List<Entry> facts = new ArrayList<>();
    for (String name : names) {
      ids(name).forEach(id -> ledger.entry(id).ifPresent(facts::add));
    }
    return facts;
  }

  /** Returns the measured facts a part rests on in the end, those of each name by id. */
  List<Measured> figures(Expression part) {
    List<Measured> figures = new ArrayList<>();
    for (Entry named : facts(part)) {
      if (named.fact() instanceof Measured measured) {
        figures.add(measured);
        continue;
      }
      for (String leaf : named.leaves()) {
        if (ledger.entries().get(leaf).fact() instanceof Measured measured) {
          figures.add(measured);
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
