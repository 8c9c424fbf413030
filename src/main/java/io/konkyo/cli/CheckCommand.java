package io.konkyo.cli;

import io.konkyo.pipeline.Pipeline;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Checks content and writes nothing. The diagnostics are the result, so they go to stdout. */
@Command(
    name = "check",
    description = "Recomputes every number and tells what does not hold; writes nothing.",
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private FolderOptions folders;
  @Mixin private ReportOptions report;

  CheckCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    return report.report(new Pipeline(folders.folders()).check(), streams.out());
  }
}
