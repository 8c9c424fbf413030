package io.konkyo.site.assemble;

import io.konkyo.content.ModelDeclaration;
import io.konkyo.content.fact.Derived;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Formula;
import io.konkyo.formula.FormulaPrinter;
import io.konkyo.formula.Model;
import io.konkyo.formula.Parameter;
import io.konkyo.formula.References;
import io.konkyo.formula.Trace;
import io.konkyo.formula.TraceHtml;
import io.konkyo.formula.TraceTerm;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.ModelNote;
import io.konkyo.text.FactTrace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes derivations as markup. */
final class Traces {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)*");

  /** More digits than a reader would compare. */
  private static final int MOST_DECIMALS = 9;

  private final PageContext context;
  private final FactLabels labels;
  private final TraceHtml values;

  /**
   * @param linking whether values lead to their facts; in the ledger the inputs listed beside a
   *     derivation do
   */
  Traces(PageContext context, FactLabels labels, Linking linking) {
    this.context = context;
    this.labels = labels;
    this.values = context.traceHtml(linking);
  }

  /** Returns a formula as its author typed it, each fact in it a link to its line. */
  Html typed(Formula formula) {
    String text = FormulaPrinter.print(formula.body());
    StringBuilder markup = new StringBuilder("<code translate=\"no\">");
    Matcher names = NAME.matcher(text);
    int at = 0;
    for (MatchResult name : names.results().toList()) {
      markup.append(Html.ofText(text.substring(at, name.start())).markup());
      markup.append(name(name.group()));
      at = name.end();
    }
    return new Html(
        markup.append(Html.ofText(text.substring(at)).markup()).append("</code>").toString());
  }

  /** Returns the named formulas that a formula calls, and those they call in turn. */
  List<ModelNote> models(Formula formula) {
    Map<String, ModelNote> notes = new LinkedHashMap<>();
    collect(formula.body(), notes);
    return List.copyOf(notes.values());
  }

  private void collect(Expression body, Map<String, ModelNote> notes) {
    for (String name : References.calls(body)) {
      ModelDeclaration declared = context.content().models().get(name);
      if (declared != null && !notes.containsKey(name)) {
        notes.put(name, note(declared));
        collect(declared.model().body().body(), notes);
      }
    }
  }

  private ModelNote note(ModelDeclaration declared) {
    Model model = declared.model();
    String parameters =
        model.parameters().stream().map(Parameter::name).collect(Collectors.joining(", "));
    return new ModelNote(
        context.unlinked(declared.title()),
        model.name() + "(" + parameters + ") = " + FormulaPrinter.print(model.body().body()),
        declared.source().value(),
        declared.language().orElse(context.locale()),
        declared.url().orElse(""));
  }

  private String name(String name) {
    String text = Html.ofText(name).markup();
    return context
        .addresses()
        .fact(name)
        .map(href -> "<a href=\"" + Html.ofText(href).markup() + "\">" + text + "</a>")
        .orElse(text);
  }

  /** Returns the formula of a derived fact or family in words. */
  Optional<Html> inWords(String name) {
    return context.ledger().named(name).stream()
        .filter(entry -> entry.fact() instanceof Derived)
        .findFirst()
        .map(this::inWords);
  }

  private Html inWords(Entry entry) {
    return trace(entry).map(Traces::inWords).orElse(Html.NONE);
  }

  /** Returns a formula that is no fact in words. */
  Html inWords(Formula formula, Value value) {
    return inWords(trace(formula, value, Optional.empty()));
  }

  private static Html inWords(Trace trace) {
    return trace.result().pieces(TraceTerm.Role.SYMBOLIC).stream()
        .findFirst()
        .map(TraceHtml.UNLINKED::of)
        .map(Html::new)
        .orElse(Html.NONE);
  }

  /** Returns why a derived fact is what it is; nothing for others. */
  Html of(Entry entry) {
    return trace(entry).map(this::html).orElse(Html.NONE);
  }

  private Optional<Trace> trace(Entry entry) {
    return FactTrace.of(
        entry,
        context.ledger(),
        new PageTraceForms(context, labels, entry.fact().header().membership()));
  }

  /** Returns a formula that is no fact with its values and its exact result. */
  Html of(Formula formula, Value value) {
    return html(trace(formula, value, Optional.empty()));
  }

  /** Returns the same, and the result as it is printed. */
  Html of(Formula formula, Value value, Optional<StatedQuantity> printed) {
    return html(trace(formula, value, printed));
  }

  private Trace trace(Formula formula, Value value, Optional<StatedQuantity> printed) {
    return Trace.of(
        formula,
        context.ledger().formulas().scope(Optional.empty()),
        value,
        printed,
        new PageTraceForms(context, labels, Optional.empty()));
  }

  /** Returns the prediction of an agreement with its values. */
  Html model(JudgedAgreement judged) {
    return html(
        FactTrace.of(
            judged,
            context.ledger(),
            new PageTraceForms(context, labels, judged.agreement().membership())));
  }

  /** Returns the exact value as a fraction where no decimal number is it. */
  String fraction(Entry entry) {
    Optional<Quantity> exact = entry.value().flatMap(Value::asQuantity);
    if (exact.isEmpty() || !(entry.printed() instanceof Printed.Number number)) {
      return "";
    }
    return fraction(exact.get().in(number.quantity().unit()));
  }

  /** Returns a quantity as a fraction of its unit where no decimal number is it. */
  String fraction(Quantity inUnit) {
    return inUnit.value().toExactDecimal(MOST_DECIMALS).isPresent()
        ? ""
        : (inUnit.value() + " " + inUnit.unit().symbol()).strip();
  }

  /** Pages show the formula in symbols beside its values, so a chain begins with the values. */
  private Html html(Trace trace) {
    return new Html(values.of(trace));
  }
}
