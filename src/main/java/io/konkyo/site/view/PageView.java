package io.konkyo.site.view;

/** One page, ready for its template. */
public sealed interface PageView
    permits LanguagePage,
        IndexPage,
        QuizPage,
        ReportPage,
        LedgerPage,
        EntriesFile,
        ErrataPage,
        SourcesPage,
        QualityPage,
        CoveragePage,
        SearchPage,
        ReviewPage {
  /** Returns what stands around the content. */
  PageFrame frame();

  /** Returns the template's name without its ending, as in {@code quiz} for {@code quiz.ftlh}. */
  String template();
}
