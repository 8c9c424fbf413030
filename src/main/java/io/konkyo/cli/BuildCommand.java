package io.konkyo.cli;

import io.konkyo.pipeline.Folders;
import io.konkyo.pipeline.Pipeline;
import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Checks content and writes the site if there is no error. */
@Command(
    name = "build",
    description = "Checks the content, then writes the site; with any error, nothing is written.",
    mixinStandardHelpOptions = true)
final class BuildCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private FolderOptions folders;
  @Mixin private ReportOptions report;

  @Option(
      names = "--check",
      description = "write nothing; tell which files of the site are not current")
  private boolean check;

  BuildCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Folders where = folders.folders();
    Pipeline pipeline = new Pipeline(where);
    Pipeline.Outcome outcome = check ? pipeline.compare() : pipeline.build();
    PrintStream to = report.isForPrograms() ? streams.out() : streams.err();
    int code = report.report(outcome, to);
    if (code == ExitCode.OK && !report.isForPrograms()) {
      streams.out().println(check ? where.out() + " is current" : "wrote " + where.out());
    }
    return code;
  }
}
