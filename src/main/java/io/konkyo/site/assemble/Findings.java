package io.konkyo.site.assemble;

import io.konkyo.content.Source;
import io.konkyo.content.fact.Finding;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedFinding;
import io.konkyo.site.view.ErrataPage;
import io.konkyo.site.view.FindingEntry;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Turns findings into what the ledger and the errata page show. */
final class Findings {
  private final PageContext context;
  private final FactEntries facts;
  private final Sources sources;
  private final Verdicts verdicts;
  private final Traces traces;

  Findings(PageContext context, FactLabels labels, FactEntries facts) {
    this.context = context;
    this.facts = facts;
    this.sources = new Sources(context);
    this.verdicts = new Verdicts(context);
    this.traces = new Traces(context, labels, Linking.LINKED);
  }

  List<FindingEntry> ofFile(String file) {
    return shown()
        .filter(judged -> judged.finding().file().equals(file))
        .map(this::entry)
        .flatMap(Optional::stream)
        .toList();
  }

  ErrataPage errata(Frames frames) {
    List<ErrataPage.SourceFindings> bySource = new ArrayList<>();
    for (Source source : context.content().sources().values()) {
      List<FindingEntry> against =
          shown()
              .filter(judged -> judged.finding().quoted().source().equals(source.id().value()))
              .map(this::entry)
              .flatMap(Optional::stream)
              .toList();
      if (!against.isEmpty()) {
        bySource.add(new ErrataPage.SourceFindings(sources.view(source), against));
      }
    }
    String title = context.word("word.errata");
    return new ErrataPage(frames.page(Addresses.ERRATA, title, title), frames.method(), bySource);
  }

  private Stream<JudgedFinding> shown() {
    return context.ledger().findings().stream()
        .filter(judged -> context.content().findings().contains(judged.finding()));
  }

  private Optional<FindingEntry> entry(JudgedFinding judged) {
    Finding finding = judged.finding();
    return context
        .ledger()
        .entry(finding.about().value())
        .map(
            about ->
                new FindingEntry(
                    finding.id().value(),
                    "finding-" + finding.id().value(),
                    facts.link(about.id()),
                    finding.quoted().text().value(),
                    sources.place(finding.quoted().at().value()),
                    recomputed(about),
                    judged
                        .judgement()
                        .map(j -> Verdicts.standing(j.verdict()))
                        .orElse(Standing.UNDECIDED),
                    judged.judgement().map(j -> verdicts.words(j.verdict())).orElse(""),
                    judged.judgement().map(verdicts::limits).orElse(List.of()),
                    context.word("cause." + finding.cause().value()),
                    context.phrasing(finding.why()),
                    traces.of(about)));
  }

  private Html recomputed(Entry about) {
    return context.linked().figure(about.id(), context.facts().print(about));
  }
}
