package io.konkyo.cli;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.pipeline.Figures;
import io.konkyo.pipeline.Pipeline;
import io.konkyo.pipeline.ReadPages;
import io.konkyo.report.Figure;
import io.konkyo.report.Summary;
import io.konkyo.site.readback.PageCoverage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The figures that a run ends with. */
final class SummaryFigures {
  private static final String GUARDED = "guarded measured values";
  private static final String PROVED = "proved items";

  private SummaryFigures() {}

  /** How much is told: people get counts, programs get names too. */
  enum Detail {
    COUNTS,
    ALL
  }

  static Summary of(
      List<Diagnostic> diagnostics, Pipeline.Outcome outcome, List<Figure> first, Detail detail) {
    Summary summary = Summary.of(diagnostics);
    for (Figure figure : first) {
      summary = summary.with(figure);
    }
    if (outcome.figures().isEmpty()) {
      return summary;
    }
    Figures figures = outcome.figures().get();
    for (Map.Entry<String, Long> kind : figures.facts().entrySet()) {
      summary = summary.with(kind.getKey() + " facts", kind.getValue());
    }
    for (Figure figure : held(figures)) {
      summary = summary.with(figure);
    }
    summary = summary.with(LintFigures.of(figures.quality(), figures.settled()));
    ReadPages read = figures.pages();
    if (read.equations() > 0) {
      summary =
          summary.with(new Figure.Share("equations read back", read.holding(), read.equations()));
    }
    if (read.numbers() > 0) {
      summary =
          summary.with(new Figure.Share("numbers read back", read.agreeing(), read.numbers()));
    }
    if (detail == Detail.ALL && !read.unread().isEmpty()) {
      summary = summary.with(new Figure.Names("not read back", read.unread()));
    }
    return read.coverage().isEmpty() ? summary : summary.with(bound(read.coverage(), detail));
  }

  /** Programs get every page; people the sum, and the pages that have digits nobody answers for. */
  private static Figure bound(List<PageCoverage> pages, Detail detail) {
    if (detail == Detail.ALL) {
      return new Figure.Group("bound numbers by page", pages.stream().map(SummaryFigures::share).toList());
    }
    List<Figure> told = new ArrayList<>();
    told.add(
        new Figure.Share(
            "all " + pages.size() + " pages",
            pages.stream().mapToInt(PageCoverage::bound).sum(),
            pages.stream().mapToInt(PageCoverage::tokens).sum()));
    pages.stream().filter(p -> p.bound() < p.tokens()).map(SummaryFigures::share).forEach(told::add);
    return new Figure.Group("bound numbers", told);
  }

  private static Figure share(PageCoverage page) {
    return new Figure.Share(page.page(), page.bound(), page.tokens());
  }

  /** Nothing is said of what holds while an error leaves it open. */
  private static List<Figure> held(Figures figures) {
    Figure guarded =
        new Figure.Share(
            GUARDED, figures.guards().guarded().size(), figures.guards().measured().size());
    Figure proved =
        new Figure.Share(
            PROVED, figures.quality().proved().size(), figures.quality().items().size());
    return figures.settled()
        ? List.of(guarded, new Figure.Names("unguarded", figures.guards().unguarded()), proved)
        : List.of(new Figure.Names("withheld because of errors", List.of(GUARDED, PROVED)));
  }
}
