package io.konkyo.site.assemble;

import io.konkyo.content.quiz.Quiz;
import io.konkyo.quality.Coverage;
import io.konkyo.quality.ItemReport;
import io.konkyo.quality.QualityReport;
import io.konkyo.site.view.CoveragePage;
import io.konkyo.site.view.Detail;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Link;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;

/** Builds the page that tells what holds figures and keys, and where nothing does. */
final class CoveragePages {
  private final PageContext context;
  private final QualityReport report;
  private final QualityPages items;
  private final FactEntries facts;
  private final Frames frames;
  private final Markers markers;

  CoveragePages(PageContext context, QualityReport report, QualityPages items, FactEntries facts) {
    this.context = context;
    this.report = report;
    this.items = items;
    this.facts = facts;
    this.frames = new Frames(context);
    this.markers = new Markers(context);
  }

  CoveragePage page() {
    String title = context.word("word.coverage");
    List<ItemReport> unproved = report.items().stream().filter(item -> !item.proved()).toList();
    return new CoveragePage(
        frames.page(Addresses.COVERAGE, title, context.word("coverage.about")),
        frames.method(),
        Link.to(Addresses.QUALITY, context.word("word.quality")),
        summary(),
        byQuiz(unproved),
        report.coverage().files().stream()
            .filter(part -> !part.printed().isEmpty() || !part.measured().isEmpty())
            .map(this::ledger)
            .toList(),
        facts(Coverage.Part::untested),
        facts(Coverage.Part::unguarded),
        markers.legend(unproved.stream().map(items::evidence).toList()));
  }

  private List<Detail> summary() {
    return List.of(
        Detail.of(
            context.word("word.proved-items"),
            HtmlPrinter.share(report.proved().size(), report.items().size())),
        Detail.of(
            context.word("word.tested-facts"),
            HtmlPrinter.share(
                count(Coverage.Part::printed) - count(Coverage.Part::untested),
                count(Coverage.Part::printed))),
        Detail.of(
            context.word("word.guarded-share"),
            HtmlPrinter.share(
                count(Coverage.Part::measured) - count(Coverage.Part::unguarded),
                count(Coverage.Part::measured))));
  }

  private long count(Function<Coverage.Part, List<String>> of) {
    return report.coverage().files().stream().mapToLong(part -> of.apply(part).size()).sum();
  }

  private List<CoveragePage.QuizItems> byQuiz(List<ItemReport> unproved) {
    List<CoveragePage.QuizItems> quizzes = new ArrayList<>();
    for (Quiz quiz : context.content().quizzes().values()) {
      String id = quiz.id().value();
      List<ItemReport> own = unproved.stream().filter(item -> item.quiz().equals(id)).toList();
      if (!own.isEmpty()) {
        quizzes.add(
            new CoveragePage.QuizItems(
                Link.to(Addresses.page(id), context.unlinked(quiz.title())),
                own.stream().map(item -> items.reference(item, items.evidence(item))).toList()));
      }
    }
    return quizzes;
  }

  private CoveragePage.LedgerLine ledger(Coverage.Part part) {
    return new CoveragePage.LedgerLine(
        link(part),
        share(part.printed(), part.untested()),
        share(part.measured(), part.unguarded()));
  }

  /** Of nothing there is no share. */
  private static Html share(List<String> all, List<String> without) {
    return all.isEmpty()
        ? Html.ofText("–")
        : HtmlPrinter.share(all.size() - without.size(), all.size());
  }

  private List<CoveragePage.LedgerFacts> facts(Function<Coverage.Part, List<String>> of) {
    return report.coverage().files().stream()
        .filter(part -> !of.apply(part).isEmpty())
        .map(
            part ->
                new CoveragePage.LedgerFacts(
                    link(part),
                    Integer.toString(of.apply(part).size()),
                    facts.links(new LinkedHashSet<>(of.apply(part)))))
        .toList();
  }

  private Link link(Coverage.Part part) {
    return Link.to(
        Addresses.ledger(part.file()),
        context.unlinked(context.content().factsPages().get(part.file()).title()));
  }
}
