package io.konkyo.pipeline;

import io.konkyo.content.Marker;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Allowance;
import io.konkyo.content.fact.Bound;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Given;
import io.konkyo.content.text.Text;
import io.konkyo.ledger.ChosenEnds;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.JudgedQuotation;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.site.JudgementWords;
import io.konkyo.site.UiWords;
import io.konkyo.text.AsPrinted;
import io.konkyo.text.FactPrinter;
import io.konkyo.text.PrintedText;
import io.konkyo.verdict.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What explanations say beside derivations, in English: verdicts, bases, ranges, markers. */
final class ExplainedDetails {
  private static final int DEVIATION_DECIMALS = 3;

  private final Analysis analysis;
  private final FactPrinter printer;
  private final JudgementWords words;

  ExplainedDetails(Analysis analysis, FactPrinter printer) {
    this.analysis = analysis;
    this.printer = printer;
    this.words = new JudgementWords(UiWords.of("en", Map.of()), printer.quantities());
  }

  /** Returns what there is to say of a fact. */
  List<ExplainedDetail> of(Entry entry) {
    List<ExplainedDetail> details = new ArrayList<>();
    text(details, "of", entry.fact().header().of());
    if (entry.fact() instanceof Derived derived) {
      text(details, "compares", derived.compares());
    }
    if (entry.fact() instanceof Given given) {
      given
          .chosen()
          .ifPresent(
              range ->
                  add(
                      details,
                      "picked",
                      "from " + range.from().value() + " to " + range.to().value()));
    }
    AsPrinted.of(entry, analysis.content(), printer.quantities())
        .ifPresent(
            both -> add(details, "as printed", both.printed() + ", which means " + both.means()));
    for (ChosenEnds ends : entry.chosen()) {
      add(details, "chosen " + ends.chosen(), ends(entry, ends));
    }
    entry.stated().ifPresent(judgement -> add(details, "stated", judged(judgement, "")));
    entry.quotations().forEach(quoted -> add(details, "quoted", quoted(entry, quoted)));
    add(details, "evidence", markers(entry));
    return details;
  }

  /** Returns what there is to say of an agreement. */
  List<ExplainedDetail> of(JudgedAgreement judged) {
    Agreement agreement = judged.agreement();
    List<ExplainedDetail> details = new ArrayList<>();
    Entry observed = analysis.ledger().entries().get(judged.observed());
    add(details, "measured", judged.observed() + " = " + printer.print(observed));
    add(
        details,
        "deviation",
        percent(judged.deviation(), DEVIATION_DECIMALS)
            + ", tolerance "
            + agreement.tolerance().value()
            + judged
                .shareOfTolerance()
                .map(used -> ", " + percent(used, 1) + " of it used")
                .orElse(""));
    agreement.bound().ifPresent(bound -> add(details, "bound", bound(bound)));
    text(details, "because", Optional.of(agreement.because()));
    for (Judgement quoted : judged.quotations()) {
      add(details, "quoted", judged(quoted, ""));
    }
    for (Allowance allowance : analysis.content().allowances()) {
      if (allowance.statement().equals("agreements/" + judged.group())) {
        text(details, "allows " + allowance.rule().value(), Optional.of(allowance.reason()));
      }
    }
    add(details, "verdict", outcome(judged));
    return details;
  }

  /** Returns the markers of a fact, as they are printed. */
  String markers(Entry entry) {
    return entry.evidence().stream()
        .map(analysis.content().markers()::get)
        .map(Marker::symbol)
        .collect(Collectors.joining(" "));
  }

  private String ends(Entry entry, ChosenEnds ends) {
    return end(entry, ends.from(), ends.atFrom()) + ", " + end(entry, ends.to(), ends.atTo());
  }

  private String end(Entry entry, StatedQuantity at, Quantity result) {
    return "at "
        + printer.quantities().print(at)
        + " it would be "
        + printer.printLike(entry, result);
  }

  /** A quotation of a raw value is another print of it: that only one number fits is no news. */
  private String quoted(Entry entry, JudgedQuotation quoted) {
    String place = " at " + quoted.quotation().at().value();
    if (quoted.judgement().isEmpty()) {
      return quoted.quotation().text().value() + place;
    }
    Judgement judgement = quoted.judgement().get();
    return entry.fact() instanceof Derived || judgement.printable() > 1
        ? judged(judgement, place)
        : verdict(judgement) + place;
  }

  /** Returns a judgement, where it was printed, how much it says, and why. */
  private String judged(Judgement judgement, String place) {
    List<String> said = new ArrayList<>(List.of(verdict(judgement) + place));
    said.addAll(words.limits(judgement));
    words.range(judgement).ifPresent(said::add);
    return String.join("; ", said);
  }

  private static String verdict(Judgement judgement) {
    return judgement.printed()
        + " — "
        + judgement.verdict().id()
        + judgement.cause().map(cause -> " (" + cause + ")").orElse("");
  }

  private static String bound(Bound bound) {
    return switch (bound) {
      case UPPER -> "upper: the measurement must not exceed the prediction";
      case LOWER -> "lower: the measurement must not fall below the prediction";
    };
  }

  private static String outcome(JudgedAgreement judged) {
    if (!judged.withinTolerance()) {
      return "disagrees";
    }
    return judged.withinBound() ? "agrees" : "crosses its bound";
  }

  private static String percent(Rational ratio, int decimals) {
    return Rounding.HALF_UP.toDecimal(ratio.times(Rational.of(100)), decimals) + " %";
  }

  /** A text in English where the site speaks it, else in the site's first language. */
  private void text(List<ExplainedDetail> details, String name, Optional<Text> text) {
    List<String> locales = new ArrayList<>(List.of("en"));
    locales.addAll(analysis.content().site().localeTags());
    for (String locale : locales) {
      Optional<PrintedText> printed = text.flatMap(t -> analysis.texts().in(locale, t));
      if (printed.isPresent()) {
        add(details, name, printed.get().plain().replace('\n', ' '));
        return;
      }
    }
  }

  /** Terminals get ordinary spaces. */
  private static void add(List<ExplainedDetail> details, String name, String text) {
    if (!text.isEmpty()) {
      details.add(new ExplainedDetail(name, text.replace('\u00a0', ' ')));
    }
  }
}
