package io.konkyo.text;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.text.Relation;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Turn;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Quantity;
import java.util.List;
import java.util.Optional;

/**
 * Prints phrases of comparison, "0.21 ms slower" or "down to 25,602 req/s", where the values of
 * facts bear them out.
 */
final class TurnPrinter {
  private static final String TIME = "time";
  private static final char MINUS = '\u2212';

  private final Ledger ledger;
  private final FactPrinter facts;
  private final Diagnostics diagnostics;

  TurnPrinter(Ledger ledger, FactPrinter facts, Diagnostics diagnostics) {
    this.ledger = ledger;
    this.facts = facts;
    this.diagnostics = diagnostics;
  }

  /** Returns the phrase; empty if its direction is not that of the values, which is told. */
  Optional<PrintedInline> print(Token.Bound bound, Turn turn, List<Entry> entries) {
    for (Entry entry : entries) {
      Optional<Diagnostic> fault =
          turn.from().isPresent() ? moved(bound, turn, entry) : differs(bound, turn, entry);
      if (fault.isPresent()) {
        diagnostics.add(fault.get());
        return Optional.empty();
      }
    }
    String figure = facts.print(entries, bound.style());
    boolean negative = figure.indexOf(MINUS) >= 0;
    return Optional.of(
        new PrintedInline.Figure(
            negative ? "abs(" + bound.name() + ")" : bound.name(),
            facts.phrase(turn.direction().id(), figure.replace(String.valueOf(MINUS), "")),
            Relation.EQUAL));
  }

  /** Holds a figure against the one it has come from. */
  private Optional<Diagnostic> moved(Token.Bound bound, Turn turn, Entry entry) {
    String name = turn.from().orElseThrow().value();
    List<Entry> starts = ledger.named(name);
    if (starts.isEmpty() && ledger.knows(name)) {
      return Optional.empty();
    }
    if (starts.size() != 1) {
      return Optional.of(
          Diagnostic.of(
                  DiagnosticCode.UNKNOWN_NAME,
                  turn.from().get().span(),
                  "no single fact is called `" + name + "`")
              .withHelp("name the one fact that the figure has come from"));
    }
    Optional<Quantity> end = quantity(entry);
    Optional<Quantity> start = quantity(starts.get(0));
    if (end.isEmpty() || start.isEmpty() || !end.get().sameDimension(start.get())) {
      return Optional.of(
          Diagnostic.of(
                  DiagnosticCode.UNIT_MISMATCH,
                  turn.from().get().span(),
                  "`" + name + "` and `" + bound.name() + "` cannot be compared")
              .withHelp("name a fact of the same dimension"));
    }
    return end.get().compareTo(start.get()) == turn.direction().sign(false)
        ? Optional.empty()
        : Optional.of(
            wrong(bound, turn)
                .withNote(
                    "`"
                        + name
                        + "` is "
                        + facts.print(starts.get(0))
                        + ", `"
                        + entry.fact().id()
                        + "` "
                        + facts.print(entry)));
  }

  /** Looks at the sign of a difference. */
  private Optional<Diagnostic> differs(Token.Bound bound, Turn turn, Entry entry) {
    Optional<Quantity> value = quantity(entry);
    Optional<Boolean> ofTime = value.flatMap(quantity -> ofTime(quantity, turn.direction()));
    if (value.isEmpty() || ofTime.isEmpty() || !isDifference(entry)) {
      return Optional.of(
          Diagnostic.of(
                  DiagnosticCode.WRONG_DIRECTION,
                  bound.span(),
                  "`" + bound.name() + "` cannot be said to be " + turn.direction().id())
              .withLabel(entry.fact().span(), "declared here")
              .withNote("a difference `a - b` is; faster and slower are said of times and of rates")
              .withHelp("print a derived fact whose formula is a difference"));
    }
    return value.get().value().signum() == turn.direction().sign(ofTime.get())
        ? Optional.empty()
        : Optional.of(
            wrong(bound, turn)
                .withLabel(entry.fact().span(), "is " + facts.print(entry))
                .withNote("a difference `a - b` above zero says that a is the greater"));
  }

  private static Diagnostic wrong(Token.Bound bound, Turn turn) {
    return Diagnostic.of(
            DiagnosticCode.WRONG_DIRECTION,
            bound.span(),
            "`" + bound.name() + "` goes the other way than `" + turn.direction().id() + "` says")
        .withHelp("take the opposite word, and see whether the sentence around it still holds");
  }

  /** Returns whether a value is a time; empty if the direction says nothing of such a value. */
  private static Optional<Boolean> ofTime(Quantity value, Turn.Direction direction) {
    Dimension dimension = value.unit().dimension();
    if (dimension.equals(Dimension.of(TIME))) {
      return Optional.of(true);
    }
    boolean rate = dimension.exponents().getOrDefault(TIME, 0) == -1;
    boolean ofSpeed = direction == Turn.Direction.FASTER || direction == Turn.Direction.SLOWER;
    return rate || !ofSpeed ? Optional.of(false) : Optional.empty();
  }

  private static boolean isDifference(Entry entry) {
    if (!(entry.fact() instanceof Derived derived)) {
      return false;
    }
    Expression body = derived.formula().body();
    while (body instanceof Conversion conversion) {
      body = conversion.operand();
    }
    return body instanceof Binary binary && binary.operator() == BinaryOperator.MINUS;
  }

  private static Optional<Quantity> quantity(Entry entry) {
    return entry.value().flatMap(Value::asQuantity);
  }
}
