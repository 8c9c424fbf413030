package io.konkyo.site.assemble;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Agreement;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Guards;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.site.view.AgreementEntry;
import io.konkyo.site.view.Detail;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.LedgerPage;
import io.konkyo.site.view.Source;
import io.konkyo.site.view.Standing;
import io.konkyo.text.FactTrace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Turns facts files into ledger pages. */
final class LedgerPages {
  private static final int LEAST_DEVIATION_DECIMALS = 2;

  private final PageContext context;
  private final FactLabels labels;
  private final FactEntries facts;
  private final CalculationEntries calculations;
  private final Findings findings;
  private final Guards guards;
  private final Frames frames;
  private final Markers markers;
  private final Traces traces;

  LedgerPages(
      PageContext context,
      FactLabels labels,
      FactEntries facts,
      CalculationEntries calculations,
      Findings findings,
      Guards guards) {
    this.context = context;
    this.calculations = calculations;
    this.labels = labels;
    this.facts = facts;
    this.findings = findings;
    this.guards = guards;
    this.frames = new Frames(context);
    this.markers = new Markers(context);
    this.traces = new Traces(context, labels, Linking.UNLINKED);
  }

  LedgerPage of(Content.FactsPage page) {
    List<Entry> entries = new ArrayList<>();
    page.factIds().forEach(id -> context.ledger().entry(id).ifPresent(entries::add));
    String title = context.plain(page.title());
    return new LedgerPage(
        frames.page(
            Addresses.ledger(page.id()), title, page.intro().map(context::plain).orElse(title)),
        context.title(page.title()),
        context.block(page.intro()),
        summary(entries),
        frames.method(),
        markers.legend(
            Stream.concat(
                    entries.stream().map(Entry::evidence),
                    calculations.evidence(page.id()).stream())
                .toList()),
        sources(entries),
        facts.of(page.factIds()),
        calculations.of(page.id()),
        agreements(page.id()),
        findings.ofFile(page.id()));
  }

  private List<Source> sources(List<Entry> entries) {
    Sources views = new Sources(context);
    return entries.stream()
        .flatMap(entry -> entry.fact().header().provenance().source().stream())
        .map(source -> context.content().sources().get(source.value()))
        .filter(Objects::nonNull)
        .distinct()
        .map(views::view)
        .toList();
  }

  private List<Detail> summary(List<Entry> entries) {
    List<Detail> summary = new ArrayList<>();
    for (String kind : List.of("measured", "given", "derived")) {
      long count = entries.stream().filter(e -> e.fact().kind().equals(kind)).count();
      if (count > 0) {
        summary.add(
            Detail.of(
                context.word("kind." + kind),
                HtmlPrinter.ordinal("count", Math.toIntExact(count))));
      }
    }
    String share = guardedShare(entries);
    if (!share.isEmpty()) {
      summary.add(Detail.of(context.word("word.guarded-share"), HtmlPrinter.term(share)));
    }
    return summary;
  }

  /** Returns how many of the measured values are guarded, as {@code 7/9}; empty if none is. */
  String guardedShare(List<Entry> entries) {
    List<String> measured =
        entries.stream().map(Entry::id).filter(guards.measured()::contains).toList();
    long guarded = measured.stream().filter(guards::isGuarded).count();
    return measured.isEmpty() ? "" : guarded + "/" + measured.size();
  }

  private List<AgreementEntry> agreements(String file) {
    Map<String, List<JudgedAgreement>> grouped = new LinkedHashMap<>();
    for (JudgedAgreement judged : context.ledger().agreements()) {
      boolean isShown = context.content().agreements().contains(judged.agreement());
      if (isShown && judged.agreement().file().equals(file)) {
        grouped.computeIfAbsent(judged.group(), key -> new ArrayList<>()).add(judged);
      }
    }
    List<AgreementEntry> entries = new ArrayList<>();
    grouped.forEach(
        (id, group) -> {
          Agreement first = group.get(0).agreement();
          entries.add(
              new AgreementEntry(
                  id,
                  context.phrasing(first.label()),
                  traces.typed(first.model()),
                  traces.models(first.model()),
                  Html.ofText(context.facts().quantities().print(first.tolerance().value())),
                  first.bound().map(side -> context.word("bound." + side.id())).orElse(""),
                  context.phrasing(first.because()),
                  caveats(id),
                  group.stream().map(this::line).toList()));
        });
    return entries;
  }

  private AgreementEntry.Line line(JudgedAgreement judged) {
    StatedQuantity predicted = FactTrace.predicted(judged, context.ledger());
    StatedQuantity deviation =
        new StatedQuantity(
            NumberText.of(
                judged.deviation().times(Rational.of(100)),
                deviationDecimals(judged),
                Rounding.HALF_UP,
                /* grouped= */ false),
            Unit.PERCENT);
    Entry observed = context.ledger().entries().get(judged.observed());
    return new AgreementEntry.Line(
        judged.agreement().membership().map(labels::memberName).orElse(""),
        Html.ofText(context.facts().quantities().print(predicted)),
        context.linked().figure(judged.observed(), context.facts().print(observed)),
        Html.ofText(context.facts().quantities().print(deviation)),
        judged.shareOfTolerance().map(this::share).orElse(Html.NONE),
        judged.holds() ? Standing.HOLDS : Standing.FAILS,
        outcome(judged),
        traces.model(judged));
  }

  /** What readers are told of what an agreement's author allows. */
  private List<Html> caveats(String id) {
    return context.content().allowances().stream()
        .filter(allowance -> allowance.statement().equals("agreements/" + id))
        .map(allowance -> context.phrasing(allowance.reason()))
        .toList();
  }

  private String outcome(JudgedAgreement judged) {
    if (!judged.withinTolerance()) {
      return context.word("word.disagrees");
    }
    return context.word(judged.withinBound() ? "word.agrees" : "word.crosses-bound");
  }

  private Html share(Rational ratio) {
    Rational percent = ratio.times(Rational.of(100));
    int decimals = percent.compareTo(Rational.of(10)) < 0 ? 1 : 0;
    NumberText number = NumberText.of(percent, decimals, Rounding.HALF_UP, /* grouped= */ true);
    return Html.ofText(
        context.facts().quantities().print(new StatedQuantity(number, Unit.PERCENT)));
  }

  /** Enough digits to see on which side of the tolerance a deviation lies. */
  private static int deviationDecimals(JudgedAgreement judged) {
    int tolerance = judged.agreement().tolerance().value().number().decimals();
    return Math.max(LEAST_DEVIATION_DECIMALS, tolerance + 1);
  }
}
