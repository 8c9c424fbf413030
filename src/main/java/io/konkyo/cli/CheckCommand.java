package io.konkyo.cli;

import io.konkyo.change.Change;
import io.konkyo.change.Changes;
import io.konkyo.change.Version;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.pipeline.Pipeline;
import io.konkyo.report.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Checks content and writes nothing. The diagnostics are the result, so they go to stdout. */
@Command(
    name = "check",
    description = "Recomputes every number and tells what does not hold; writes nothing.",
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private FolderOptions folders;
  @Mixin private ReportOptions report;

  @Option(
      names = "--since",
      paramLabel = "REV",
      description = "also tell what changed since a git revision, and all it touches")
  private String since;

  CheckCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (since == null) {
      return report.report(new Pipeline(folders.folders()).check(), streams.out());
    }
    try {
      return report(EarlierContent.at(since, folders.folders().content()));
    } catch (GitFault fault) {
      streams.err().println("konkyo: " + fault.getMessage());
      return ExitCode.MISUSE;
    }
  }

  /** What changed is told first: it is what the run was asked for. */
  private int report(Version then) {
    Pipeline.Outcome outcome = new Pipeline(folders.folders()).check();
    List<Diagnostic> changes =
        outcome.analysis().stream()
            .flatMap(now -> Changes.since(then, now).stream())
            .map(Change::diagnostic)
            .toList();
    List<Diagnostic> all = new ArrayList<>(changes);
    all.addAll(outcome.diagnostics());
    return report.report(
        new Pipeline.Outcome(all, outcome.analysis(), outcome.figures()),
        // Of content that cannot be read nobody knows what changed.
        outcome.analysis().isPresent()
            ? List.of(new Figure.Count("changes", changes.size()))
            : List.of(),
        streams.out());
  }
}
