package io.konkyo.site;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Bound;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.fact.Resolution;
import io.konkyo.content.fact.Tally;
import io.konkyo.content.text.Text;
import io.konkyo.formula.FormulaPrinter;
import io.konkyo.formula.TraceText;
import io.konkyo.formula.Value;
import io.konkyo.json.JsonText;
import io.konkyo.ledger.ChosenEnds;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.JudgedFinding;
import io.konkyo.ledger.JudgedQuotation;
import io.konkyo.ledger.Ledger;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.source.Located;
import io.konkyo.text.AsPrinted;
import io.konkyo.text.FactPrinter;
import io.konkyo.text.FactTrace;
import io.konkyo.text.LocaleTraceForms;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Flag;
import io.konkyo.verdict.Judgement;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;

/** Writes the ledger for other programs: every fact, agreement and finding, by id. */
public final class LedgerJson {
  private final Content content;
  private final Ledger ledger;
  private final FactPrinter printer;
  private final JsonGenerator json;

  private LedgerJson(Content content, Ledger ledger, JsonGenerator json) {
    this.content = content;
    this.ledger = ledger;
    // Plain units for programs: no language's counters.
    this.printer = new FactPrinter("en", content.counted());
    this.json = json;
  }

  /** Returns the ledger as JSON, ended by a line feed. */
  public static String write(Content content, Ledger ledger) {
    return JsonText.of(json -> new LedgerJson(content, ledger, json).all());
  }

  /** Returns one fact as JSON, with its derivation line by line. */
  public static String writeFact(Content content, Ledger ledger, Entry entry) {
    return JsonText.of(
        json -> {
          LedgerJson writer = new LedgerJson(content, ledger, json);
          json.writeStartObject();
          writer.members(entry);
          writer.derivation(entry);
          json.writeEndObject();
        });
  }

  /** Returns one agreement as JSON. */
  public static String writeAgreement(Content content, Ledger ledger, JudgedAgreement judged) {
    return JsonText.of(json -> new LedgerJson(content, ledger, json).agreement(judged));
  }

  private void derivation(Entry entry) {
    json.writeArrayPropertyStart("derivation");
    FactTrace.of(entry, ledger, new LocaleTraceForms(ledger, printer))
        .ifPresent(
            trace -> TraceText.of(trace).lines().map(LedgerJson::plain).forEach(json::writeString));
    json.writeEndArray();
  }

  private void all() {
    json.writeStartObject();
    json.writeArrayPropertyStart("facts");
    ledger.entries().values().forEach(this::fact);
    json.writeEndArray();
    json.writeArrayPropertyStart("agreements");
    ledger.agreements().forEach(this::agreement);
    json.writeEndArray();
    json.writeArrayPropertyStart("findings");
    ledger.findings().forEach(this::finding);
    json.writeEndArray();
    json.writeEndObject();
  }

  private void fact(Entry entry) {
    json.writeStartObject();
    members(entry);
    json.writeEndObject();
  }

  private void members(Entry entry) {
    Fact fact = entry.fact();
    Provenance provenance = fact.header().provenance();
    Optional<Quantity> exact = entry.value().flatMap(Value::asQuantity);
    json.writeStringProperty("id", entry.id());
    json.writeStringProperty("kind", fact.kind());
    string("exact", exact.map(quantity -> quantity.value().toString()));
    string("unit", exact.map(quantity -> quantity.unit().symbol()));
    json.writeStringProperty("printed", plain(printer.print(entry)));
    string(
        "formula",
        fact instanceof Derived derived
            ? Optional.of(FormulaPrinter.print(derived.formula().body()))
            : Optional.empty());
    strings("inputs", entry.inputs());
    string(
        "statistic",
        fact instanceof Measured measured
            ? Optional.of(measured.statistic().value().id())
            : Optional.empty());
    text("of", fact.header().of());
    text("compares", fact instanceof Derived derived ? derived.compares() : Optional.empty());
    string(
        "resolution",
        fact instanceof Measured measured
            ? measured.resolution().map(LedgerJson::resolution)
            : Optional.empty());
    tally("n", provenance.n());
    tally("runs", provenance.runs());
    string("instrument", provenance.instrument().map(Located::value));
    string("setup", provenance.setup().map(Located::value));
    strings("conditions", provenance.conditions().stream().map(Located::value).toList());
    strings("evidence", entry.evidence());
    string("source", source(provenance));
    string(
        "asPrinted",
        AsPrinted.of(entry, content, printer.quantities())
            .map(AsPrinted::printed)
            .map(LedgerJson::plain));
    strings(
        "between",
        fact instanceof Given given
            ? given.chosen().stream()
                .flatMap(range -> Stream.of(range.from(), range.to()))
                .map(end -> end.value().toString())
                .toList()
            : List.of());
    json.writeArrayPropertyStart("chosen");
    entry.chosen().forEach(this::chosen);
    json.writeEndArray();
    stated(entry.stated());
    json.writeArrayPropertyStart("quoted");
    entry.quotations().forEach(this::quotation);
    json.writeEndArray();
  }

  private void stated(Optional<Judgement> stated) {
    if (stated.isEmpty()) {
      json.writeNullProperty("stated");
      return;
    }
    json.writeObjectPropertyStart("stated");
    json.writeStringProperty("text", stated.get().printed().toString());
    verdict(stated.get());
    json.writeEndObject();
  }

  private void quotation(JudgedQuotation quoted) {
    json.writeStartObject();
    json.writeStringProperty("text", quoted.quotation().text().value());
    json.writeStringProperty("at", quoted.quotation().at().value());
    if (quoted.judgement().isPresent()) {
      verdict(quoted.judgement().get());
    } else {
      json.writeNullProperty("verdict");
      json.writeNullProperty("cause");
    }
    json.writeEndObject();
  }

  private void verdict(Judgement judgement) {
    json.writeStringProperty("verdict", judgement.verdict().id());
    string("cause", judgement.cause());
    strings("causes", judgement.causes().stream().map(Cause::id).toList());
    strings("flags", judgement.flags().stream().map(Flag::id).sorted().toList());
    if (judgement.printable() == Long.MAX_VALUE) {
      json.writeNullProperty("printable");
    } else {
      json.writeNumberProperty("printable", judgement.printable());
    }
    strings(
        "range",
        judgement.range().stream()
            .flatMap(range -> Stream.of(range.low(), range.high()))
            .map(Rational::toString)
            .toList());
  }

  private void chosen(ChosenEnds ends) {
    json.writeStartObject();
    json.writeStringProperty("input", ends.chosen());
    json.writeStringProperty("from", ends.from().toString());
    json.writeStringProperty("to", ends.to().toString());
    json.writeStringProperty("atFrom", ends.atFrom().value().toString());
    json.writeStringProperty("atTo", ends.atTo().value().toString());
    json.writeStringProperty("unit", ends.atFrom().unit().symbol());
    json.writeEndObject();
  }

  private void agreement(JudgedAgreement judged) {
    json.writeStartObject();
    json.writeStringProperty("id", judged.agreement().id().value());
    json.writeStringProperty("model", FormulaPrinter.print(judged.agreement().model().body()));
    json.writeStringProperty("observed", judged.observed());
    json.writeStringProperty("predicted", judged.predicted().value().toString());
    json.writeStringProperty("measured", judged.measured().value().toString());
    json.writeStringProperty("unit", judged.measured().unit().symbol());
    json.writeStringProperty("deviation", judged.deviation().toString());
    json.writeStringProperty("tolerance", judged.agreement().tolerance().value().toString());
    string("bound", judged.agreement().bound().map(Bound::id));
    string("shareOfTolerance", judged.shareOfTolerance().map(Rational::toString));
    json.writeBooleanProperty("withinTolerance", judged.withinTolerance());
    json.writeBooleanProperty("withinBound", judged.withinBound());
    json.writeBooleanProperty("holds", judged.holds());
    strings("inputs", judged.inputs());
    json.writeEndObject();
  }

  private void finding(JudgedFinding judged) {
    json.writeStartObject();
    json.writeStringProperty("id", judged.finding().id().value());
    json.writeStringProperty("about", judged.finding().about().value());
    json.writeStringProperty("text", judged.finding().quoted().text().value());
    json.writeStringProperty("at", judged.finding().quoted().at().value());
    json.writeStringProperty("cause", judged.finding().cause().value());
    string("verdict", judged.judgement().map(judgement -> judgement.verdict().id()));
    json.writeEndObject();
  }

  private static Optional<String> source(Provenance provenance) {
    return provenance
        .source()
        .map(source -> source.value() + provenance.at().map(at -> "#" + at.value()).orElse(""));
  }

  private void string(String name, Optional<String> value) {
    if (value.isPresent()) {
      json.writeStringProperty(name, value.get());
    } else {
      json.writeNullProperty(name);
    }
  }

  /** A text as it was typed, by locale. */
  private void text(String name, Optional<Text> text) {
    if (text.isEmpty()) {
      json.writeNullProperty(name);
      return;
    }
    json.writeObjectPropertyStart(name);
    text.get()
        .byLocale()
        .forEach(
            (locale, wording) -> json.writeStringProperty(locale, wording.source().text().strip()));
    json.writeEndObject();
  }

  private static String resolution(Resolution resolution) {
    return resolution instanceof Resolution.Named named
        ? named.name().value()
        : ((Resolution.Amount) resolution).quantity().value().toString();
  }

  private void strings(String name, Collection<String> values) {
    json.writeArrayPropertyStart(name);
    values.forEach(json::writeString);
    json.writeEndArray();
  }

  private void tally(String name, Optional<Located<Tally>> tally) {
    OptionalLong count = tally.map(t -> t.value().count()).orElse(OptionalLong.empty());
    if (count.isPresent()) {
      json.writeNumberProperty(name, count.getAsLong());
    } else {
      string(name, tally.map(t -> Tally.UNRECORDED));
    }
  }

  /** Programs get ordinary spaces between a number and its unit. */
  private static String plain(String printed) {
    return printed.replace('\u00a0', ' ');
  }
}
