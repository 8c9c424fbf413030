package io.konkyo.cli;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Severity;
import io.konkyo.pipeline.Pipeline;
import io.konkyo.report.Colour;
import io.konkyo.report.Figure;
import io.konkyo.report.ReportFormat;
import io.konkyo.report.Summary;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import picocli.CommandLine.Option;

/** How diagnostics are printed, the same for all commands that check. */
final class ReportOptions {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "human, json, sarif or github (default: ${DEFAULT-VALUE})",
      defaultValue = "human")
  private ReportFormat format;

  @Option(names = "--strict", description = "count warnings as errors")
  private boolean strict;

  /** Writes the outcome of a run; returns its exit code. */
  int report(Pipeline.Outcome outcome, PrintStream to) {
    return report(outcome, List.of(), to);
  }

  /**
   * Writes the outcome of a run; returns its exit code.
   *
   * @param first figures that stand before those of every run
   */
  int report(Pipeline.Outcome outcome, List<Figure> first, PrintStream to) {
    List<Diagnostic> diagnostics = strict ? raised(outcome.diagnostics()) : outcome.diagnostics();
    Summary summary =
        SummaryFigures.of(
            diagnostics,
            outcome,
            first,
            isForPrograms() ? SummaryFigures.Detail.ALL : SummaryFigures.Detail.COUNTS);
    try {
      format.reporter(Colour.PLAIN, Main.VERSION).report(diagnostics, summary, to);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    to.flush();
    return summary.errors() > 0 ? ExitCode.DIAGNOSTICS : ExitCode.OK;
  }

  boolean isForPrograms() {
    return format != ReportFormat.HUMAN;
  }

  private static List<Diagnostic> raised(List<Diagnostic> diagnostics) {
    return diagnostics.stream()
        .map(d -> d.severity() == Severity.WARNING ? d.withSeverity(Severity.ERROR) : d)
        .toList();
  }
}
