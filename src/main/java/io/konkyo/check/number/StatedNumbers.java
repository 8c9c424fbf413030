package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.GivenValue;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;
import java.util.List;

/** A number we state that does not follow from its formula. */
public final class StatedNumbers implements Check {
  private static final int MOST_INPUTS = 4;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      entry
          .stated()
          .filter(judgement -> judgement.verdict() != Verdict.PASS)
          .ifPresent(judgement -> diagnostics.add(describe(entry, judgement, input)));
    }
  }

  private static Diagnostic describe(Entry entry, Judgement judgement, CheckInput input) {
    Derived derived = (Derived) entry.fact();
    Located<StatedQuantity> stated = derived.stated().orElseThrow();
    Diagnostic diagnostic =
        Diagnostic.of(
                DiagnosticCode.STATED_NUMBER,
                stated.span(),
                "stated number does not follow from its formula")
            .withAt("stated as " + stated.value())
            .withLabel(
                derived.formula().source().span(), "is exactly " + NumberChecks.exact(judgement));
    return NumberChecks.explain(diagnostic, judgement)
        .withHelp("write " + NumberChecks.rounded(judgement) + inputs(entry, stated.span(), input));
  }

  /** Returns where the inputs stand that may be wrong instead; nothing if there are none. */
  private static String inputs(Entry entry, Span stated, CheckInput input) {
    List<String> places =
        entry.inputs().stream()
            .flatMap(id -> input.ledger().entry(id).stream())
            .map(e -> "`" + e.id() + "` (" + place(valueOf(e.fact()), stated) + ")")
            .toList();
    if (places.isEmpty()) {
      return "";
    }
    String shown = String.join(", ", places.subList(0, Math.min(MOST_INPUTS, places.size())));
    return ", or correct an input: " + shown + (places.size() > MOST_INPUTS ? ", …" : "");
  }

  private static Span valueOf(Fact fact) {
    if (fact instanceof Measured measured) {
      return measured.value().span();
    }
    if (fact instanceof Derived derived) {
      return derived.formula().source().span();
    }
    return ((Given) fact).value() instanceof GivenValue.Amount amount
        ? amount.quantity().span()
        : fact.span();
  }

  private static String place(Span input, Span stated) {
    return input.file().equals(stated.file()) ? input.startPosition().toString() : input.toString();
  }
}
