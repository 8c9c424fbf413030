package io.konkyo.pipeline;

import io.konkyo.content.Instrument;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Provenance;
import io.konkyo.formula.FormulaPrinter;
import io.konkyo.formula.Trace;
import io.konkyo.formula.TraceHtml;
import io.konkyo.formula.TraceMathMl;
import io.konkyo.formula.TraceText;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.site.LedgerJson;
import io.konkyo.source.Located;
import io.konkyo.text.FactPrinter;
import io.konkyo.text.FactTrace;
import io.konkyo.text.LocaleTraceForms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A fact's derivation, as text for a terminal or in a form for other programs. */
public final class Explanation {
  private final Analysis analysis;
  private final FactPrinter printer;
  private final LocaleTraceForms forms;
  private final ExplainedDetails details;

  public Explanation(Analysis analysis) {
    this.analysis = analysis;
    // The command line speaks English, whatever the site's languages.
    this.printer = new FactPrinter("en", analysis.content().counted());
    this.forms = new LocaleTraceForms(analysis.ledger(), printer);
    this.details = new ExplainedDetails(analysis, printer);
  }

  /** Returns the derivation of one fact, its last line ended. */
  public String of(Entry entry, ExplanationFormat format) {
    return switch (format) {
      case TEXT -> text(entry);
      case JSON -> LedgerJson.writeFact(analysis.content(), analysis.ledger(), entry);
      case HTML ->
          trace(entry).map(trace -> TraceHtml.UNLINKED.of(trace) + "\n").orElse("")
              + ExplainedDetail.html(details.of(entry));
      case MATHML -> trace(entry).map(TraceMathMl::of).orElse("") + "\n";
    };
  }

  /** Returns how a prediction compares with its measurement, the last line ended. */
  public String of(JudgedAgreement judged, ExplanationFormat format) {
    return switch (format) {
      case TEXT -> text(judged);
      case JSON -> LedgerJson.writeAgreement(analysis.content(), analysis.ledger(), judged);
      case HTML ->
          TraceHtml.UNLINKED.of(trace(judged)) + "\n" + ExplainedDetail.html(details.of(judged));
      case MATHML -> TraceMathMl.of(trace(judged)) + "\n";
    };
  }

  private Optional<Trace> trace(Entry entry) {
    return FactTrace.of(entry, analysis.ledger(), forms);
  }

  private Trace trace(JudgedAgreement judged) {
    return FactTrace.of(judged, analysis.ledger(), forms);
  }

  private String text(Entry entry) {
    List<String> lines = new ArrayList<>();
    lines.add(entry.id() + " = " + print(entry) + "   (" + entry.fact().kind() + ")");
    if (entry.fact() instanceof Derived derived) {
      derivation(entry, derived, lines);
    } else {
      lines.add("  " + provenance(entry));
    }
    details.of(entry).forEach(detail -> lines.add(detail.line()));
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private String text(JudgedAgreement judged) {
    List<String> lines = new ArrayList<>();
    lines.add(judged.agreement().id().value() + "   (agreement)");
    lines.add("  model: " + FormulaPrinter.print(judged.agreement().model().body()));
    TraceText.of(trace(judged)).lines().forEach(line -> lines.add("  " + plain(line)));
    details.of(judged).forEach(detail -> lines.add(detail.line()));
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private void derivation(Entry entry, Derived derived, List<String> lines) {
    lines.add("  formula: " + FormulaPrinter.print(derived.formula().body()));
    trace(entry)
        .ifPresent(
            trace -> TraceText.of(trace).lines().forEach(line -> lines.add("  " + plain(line))));
    lines.add("  inputs:");
    SortedSet<String> shown = new TreeSet<>(entry.inputs());
    shown.addAll(entry.leaves());
    for (String id : shown) {
      Entry input = analysis.ledger().entries().get(id);
      lines.add("    " + id + " = " + print(input) + "   " + provenance(input));
    }
  }

  /** Returns where a value comes from, in one line. */
  private String provenance(Entry entry) {
    Fact fact = entry.fact();
    if (fact instanceof Derived derived) {
      return "derived: " + FormulaPrinter.print(derived.formula().body());
    }
    Provenance provenance = fact.header().provenance();
    List<String> parts = new ArrayList<>(List.of(fact.kind()));
    if (fact instanceof Measured measured) {
      parts.add(measured.statistic().value().id() + " of " + measured.observes().value());
    }
    provenance.n().ifPresent(n -> parts.add("n = " + n.value()));
    provenance.runs().ifPresent(runs -> parts.add("runs = " + runs.value()));
    provenance
        .instrument()
        .map(Located::value)
        .map(analysis.content().instruments()::get)
        .map(Instrument::printed)
        .ifPresent(parts::add);
    provenance.setup().map(Located::value).ifPresent(parts::add);
    provenance
        .source()
        .ifPresent(
            source ->
                parts.add(source.value() + provenance.at().map(at -> "#" + at.value()).orElse("")));
    String markers = details.markers(entry);
    return String.join(", ", parts) + (markers.isEmpty() ? "" : " " + markers);
  }

  private String print(Entry entry) {
    return plain(printer.print(entry));
  }

  /** Terminals get ordinary spaces. */
  private static String plain(String text) {
    return text.replace('\u00a0', ' ');
  }
}
