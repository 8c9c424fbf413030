package io.konkyo.cli;

import io.konkyo.change.Change;
import io.konkyo.change.Changes;
import io.konkyo.change.Version;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.pipeline.Pipeline;
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
      Version then = EarlierContent.at(since, folders.folders().content());
      return report.report(
          withChanges(new Pipeline(folders.folders()).check(), then), streams.out());
    } catch (GitFault fault) {
      streams.err().println("konkyo: " + fault.getMessage());
      return ExitCode.MISUSE;
    }
  }

  /** What changed is told first: it is what the run was asked for. */
  private static Pipeline.Outcome withChanges(Pipeline.Outcome outcome, Version then) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    outcome
        .analysis()
        .ifPresent(
            now ->
                Changes.since(then, now).stream()
                    .map(Change::diagnostic)
                    .forEach(diagnostics::add));
    diagnostics.addAll(outcome.diagnostics());
    return new Pipeline.Outcome(diagnostics, outcome.analysis(), outcome.figures());
  }
}
