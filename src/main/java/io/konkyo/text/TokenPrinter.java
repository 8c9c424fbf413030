package io.konkyo.text;

import io.konkyo.content.text.Relation;
import io.konkyo.content.text.Token;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.Unit;
import io.konkyo.spelling.NearestName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints what placeholders say. */
final class TokenPrinter {
  private final Ledger ledger;
  private final FactPrinter facts;

  TokenPrinter(Ledger ledger, FactPrinter facts) {
    this.ledger = ledger;
    this.facts = facts;
  }

  /** Returns the printed figure; empty if the fact is unknown, which is told, or faulty. */
  Optional<PrintedInline> print(Token token, Diagnostics diagnostics) {
    if (token instanceof Token.Checked checked) {
      return Optional.of(
          new PrintedInline.Figure(
              checked.formula().source().text(),
              facts.quantities().print(checked.typed()),
              checked.relation()));
    }
    Token.Bound bound = (Token.Bound) token;
    List<Entry> entries = ledger.named(bound.name());
    if (entries.isEmpty()) {
      if (!ledger.knows(bound.name())) {
        tellUnknown(bound, diagnostics);
      }
      return Optional.empty();
    }
    Optional<Unit> unit = bound.style().unit();
    if (unit.isPresent() && !entries.stream().allMatch(entry -> fits(entry, unit.get()))) {
      tellUnlike(bound, entries.get(0), unit.get(), diagnostics);
      return Optional.empty();
    }
    return Optional.of(
        new PrintedInline.Figure(
            bound.name(), facts.print(entries, bound.style()), Relation.EQUAL));
  }

  private static boolean fits(Entry entry, Unit unit) {
    return entry.printed() instanceof Printed.Number number
        && number.quantity().unit().sameDimension(unit);
  }

  private void tellUnknown(Token.Bound bound, Diagnostics diagnostics) {
    List<String> names = new ArrayList<>(ledger.entries().keySet());
    names.addAll(ledger.families().keySet());
    Diagnostic unknown =
        Diagnostic.of(
            DiagnosticCode.UNKNOWN_NAME, bound.span(), "no fact is called `" + bound.name() + "`");
    diagnostics.add(
        NearestName.of(bound.name(), names)
            .map(near -> unknown.withHelp("write `" + near + "`"))
            .orElse(unknown.withHelp("declare it in a file under facts/")));
  }

  private static void tellUnlike(
      Token.Bound bound, Entry entry, Unit unit, Diagnostics diagnostics) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.UNIT_MISMATCH,
                bound.span(),
                "`" + bound.name() + "` cannot be printed in `" + unit.symbol() + "`")
            .withLabel(entry.fact().span(), "declared here")
            .withHelp("print it in a unit of its own dimension, or leave the unit out"));
  }
}
