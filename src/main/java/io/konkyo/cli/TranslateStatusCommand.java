package io.konkyo.cli;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.pipeline.Analysis;
import io.konkyo.report.Colour;
import io.konkyo.report.ReportFormat;
import io.konkyo.report.Summary;
import io.konkyo.translation.StatusText;
import io.konkyo.translation.TranslationCounts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts translations by file, language and state. */
@Command(
    name = "status",
    description = "Counts the translations of each file: reviewed, stale, reversed, edited, new.",
    mixinStandardHelpOptions = true)
final class TranslateStatusCommand implements Callable<Integer> {
  /** What `check` says of translations; the formats that mark lines show these alone. */
  private static final Set<DiagnosticCode> ABOUT_TRANSLATIONS =
      Set.of(
          DiagnosticCode.STALE_TRANSLATION,
          DiagnosticCode.REVERSED_COMPARISON,
          DiagnosticCode.UNREVIEWED_TRANSLATION,
          DiagnosticCode.ORPHANED_REVIEW,
          DiagnosticCode.MALFORMED_LOCK);

  private final Streams streams;

  @Mixin private TranslateOptions options;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "human and json count; sarif and github mark the places" + " (default: ${DEFAULT-VALUE})",
      defaultValue = "human")
  private ReportFormat format;

  TranslateStatusCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    // The formats that mark lines mark the damage itself.
    boolean marks = format == ReportFormat.SARIF || format == ReportFormat.GITHUB;
    return marks ? options.run(streams, this::count) : options.runWithLocks(streams, this::count);
  }

  private int count(Analysis analysis) {
    switch (format) {
      case HUMAN -> streams.out().print(StatusText.table(counts(analysis)));
      case JSON -> streams.out().print(StatusText.json(counts(analysis)));
      case SARIF, GITHUB -> mark();
    }
    return ExitCode.OK;
  }

  private List<TranslationCounts> counts(Analysis analysis) {
    return TranslationCounts.of(
            analysis.translations(), options.wanted(), /* withOrphans= */ !options.namesFiles())
        .stream()
        .filter(count -> options.wants(count.locale()))
        .toList();
  }

  private void mark() {
    List<Diagnostic> marked =
        options.diagnostics().inFileOrder().stream()
            .filter(diagnostic -> ABOUT_TRANSLATIONS.contains(diagnostic.code()))
            .toList();
    try {
      format.reporter(Colour.PLAIN, Main.VERSION).report(marked, Summary.of(marked), streams.out());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
