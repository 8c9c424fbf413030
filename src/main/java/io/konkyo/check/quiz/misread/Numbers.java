package io.konkyo.check.quiz.misread;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Standing;
import io.konkyo.content.text.Text;
import io.konkyo.content.text.Token;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Call;
import io.konkyo.formula.Comparison;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Formula;
import io.konkyo.formula.Reference;
import io.konkyo.formula.References;
import io.konkyo.ledger.Computed;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.LedgerFormulas;
import io.konkyo.ledger.Printed;
import io.konkyo.source.Located;
import io.konkyo.source.PlacedText;
import io.konkyo.source.Span;
import io.konkyo.verdict.Computation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Finds the numbers of options: those their texts print, and those their proofs compare. */
final class Numbers {
  private final CheckInput input;

  Numbers(CheckInput input) {
    this.input = input;
  }

  /** Returns what the source language prints, in its order. */
  List<Shown> printed(Text text) {
    List<Shown> shown = new ArrayList<>();
    for (String locale : input.content().site().localeTags()) {
      if (shown.isEmpty() && text.in(locale).isPresent()) {
        text.in(locale).get().placeholders().values().forEach(token -> add(token, shown));
      }
    }
    return shown;
  }

  private void add(Token token, List<Shown> shown) {
    if (token instanceof Token.Bound bound) {
      input.ledger().named(bound.name()).forEach(entry -> fact(entry).ifPresent(shown::add));
      return;
    }
    Token.Checked checked = (Token.Checked) token;
    Optional<Entry> named =
        checked.formula().body() instanceof Reference reference
            ? input.ledger().entry(reference.id())
            : Optional.empty();
    shown.add(
        new Shown(
            checked.formula().source().text(),
            new Computed(checked.typed().quantity(), checked.typed()),
            named,
            Optional.empty()));
  }

  /** Returns both sides of every comparison of a proof. */
  List<Shown> compared(Option option) {
    List<Shown> shown = new ArrayList<>();
    if (option.standing() instanceof Standing.Proof proof) {
      compared(proof.holds().body(), proof.holds().source(), shown);
    }
    return shown;
  }

  private void compared(Expression part, PlacedText source, List<Shown> shown) {
    if (part instanceof Comparison comparison) {
      comparison.operands().forEach(operand -> side(operand, source, shown));
      return;
    }
    part.children().forEach(child -> compared(child, source, shown));
  }

  /** What lies within a distance of something is compared with it. */
  private void side(Expression side, PlacedText source, List<Shown> shown) {
    formula(new Formula(source, side)).ifPresent(shown::add);
    if (side instanceof Call call
        && call.name().equals("abs")
        && call.arguments().get(0) instanceof Binary difference
        && difference.operator() == BinaryOperator.MINUS) {
      side(difference.left(), source, shown);
      side(difference.right(), source, shown);
    }
  }

  /** Returns the number of a formula; faults of its own are told elsewhere. */
  Optional<Shown> formula(Formula formula) {
    if (formula.body() instanceof Reference reference
        && input.ledger().entry(reference.id()).isPresent()) {
      return fact(input.ledger().entry(reference.id()).get());
    }
    LedgerFormulas formulas = input.ledger().formulas();
    return Computed.of(formula, input.ledger(), new Diagnostics())
        .map(
            number ->
                new Shown(
                    formula.toString(),
                    number,
                    Optional.empty(),
                    formulas.evaluate(formula, new Diagnostics()).stream()
                        .findFirst()
                        .flatMap(outcome -> formulas.computation(formula, outcome))));
  }

  /** Returns the facts that numbers are computed from directly. */
  List<Shown> inputs(List<Shown> numbers) {
    List<Shown> inputs = new ArrayList<>();
    for (Shown number : numbers) {
      number
          .entry()
          .map(Entry::inputs)
          .or(() -> number.computation().map(by -> References.of(by.expression())))
          .orElse(Collections.emptySortedSet())
          .forEach(
              name ->
                  input.ledger().named(name).forEach(entry -> fact(entry).ifPresent(inputs::add)));
    }
    return inputs;
  }

  private Optional<Shown> fact(Entry entry) {
    if (!(entry.printed() instanceof Printed.Number printed) || entry.value().isEmpty()) {
      return Optional.empty();
    }
    return entry
        .value()
        .get()
        .asQuantity()
        .map(
            exact ->
                new Shown(
                    entry.id(),
                    new Computed(exact, printed.quantity()),
                    Optional.of(entry),
                    computation(entry)));
  }

  private Optional<Computation> computation(Entry entry) {
    LedgerFormulas formulas = input.ledger().formulas();
    LedgerFormulas.Outcome outcome =
        new LedgerFormulas.Outcome(entry.fact().header().membership(), entry.value().orElseThrow());
    return entry.fact() instanceof Derived derived
        ? formulas.computation(derived.formula(), outcome)
        : formulas.computation(
            new Formula(new Named(entry.fact().header().id()), new Reference(entry.id(), 0, 0)),
            outcome);
  }

  /** The name of a fact as a text, so that a formula of it has a place. */
  private record Named(Located<String> id) implements PlacedText {
    @Override
    public String text() {
      return id.value();
    }

    @Override
    public Span span(int from, int to) {
      return id.span();
    }

    @Override
    public Span span() {
      return id.span();
    }
  }
}
