package io.konkyo.site.assemble;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import io.konkyo.formula.Scope;
import io.konkyo.formula.Trace;
import io.konkyo.formula.TraceHtml;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.LedgerFormulas;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.site.view.Html;
import io.konkyo.text.LocaleTraceForms;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes derivations as markup. */
final class Traces {
  private final PageContext context;
  private final LocaleTraceForms forms;

  Traces(PageContext context) {
    this.context = context;
    this.forms = new LocaleTraceForms(context.ledger(), context.facts());
  }

  /** Returns a formula with the names of its facts. */
  Html formula(Formula formula) {
    return Html.ofText(io.konkyo.formula.FormulaPrinter.print(formula.body()));
  }

  /** Returns the formula of a derived fact or family. */
  Optional<Html> formulaOf(String name) {
    return context.ledger().named(name).stream()
        .findFirst()
        .map(Entry::fact)
        .filter(Derived.class::isInstance)
        .map(fact -> formula(((Derived) fact).formula()));
  }

  /** Returns why a derived fact is what it is; nothing for others. */
  Html of(Entry entry) {
    Fact fact = entry.fact();
    if (!(fact instanceof Derived derived) || entry.value().isEmpty()) {
      return Html.NONE;
    }
    Scope scope = context.ledger().formulas().scope(fact.header().membership());
    return html(Trace.of(derived.formula(), scope, entry.value().get(), printed(entry), forms));
  }

  /** Returns the prediction of an agreement with its values. */
  Html model(JudgedAgreement judged, StatedQuantity predicted) {
    Scope scope = context.ledger().formulas().scope(judged.agreement().membership());
    return html(
        Trace.of(
            judged.agreement().model(),
            scope,
            new io.konkyo.formula.QuantityValue(judged.predicted()),
            Optional.of(predicted),
            forms));
  }

  /** Returns the comparison behind an option with its values, once for each member it names. */
  Html comparison(Formula formula) {
    List<LedgerFormulas.Outcome> outcomes =
        context.ledger().formulas().evaluate(formula, new Diagnostics());
    return new Html(
        outcomes.stream()
            .map(outcome -> comparison(formula, outcome))
            .collect(Collectors.joining("<br>")));
  }

  /** Returns the exact value in words if printing lost anything of it. */
  String exactIfRounded(Entry entry) {
    Optional<io.konkyo.quantity.Quantity> exact = entry.value().flatMap(Value::asQuantity);
    if (exact.isEmpty() || !(entry.printed() instanceof Printed.Number number)) {
      return "";
    }
    StatedQuantity printed = number.quantity();
    io.konkyo.quantity.Quantity inUnit = exact.get().in(printed.unit());
    return inUnit.value().equals(printed.number().value())
        ? ""
        : forms.exact(inUnit, printed.number().decimals());
  }

  private String comparison(Formula formula, LedgerFormulas.Outcome outcome) {
    Scope scope = context.ledger().formulas().scope(outcome.member());
    Trace trace = Trace.of(formula, scope, outcome.value(), Optional.empty(), forms);
    return html(trace).markup();
  }

  private static Optional<StatedQuantity> printed(Entry entry) {
    return entry.printed() instanceof Printed.Number number
        ? Optional.of(number.quantity())
        : Optional.empty();
  }

  /** Pages show the formula in symbols beside its values, so a chain begins with the values. */
  private static Html html(Trace trace) {
    return new Html(TraceHtml.of(trace));
  }
}
