package io.konkyo.cli;

import io.konkyo.change.Impact;
import io.konkyo.change.ImpactText;
import io.konkyo.change.Impacts;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.pipeline.Analysis;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what hangs on a number before it is changed. */
@Command(
    name = "impact",
    description =
        "Lists what hangs on a fact, family, agreement or model: facts, items, rows, pages.",
    mixinStandardHelpOptions = true)
final class ImpactCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private FolderOptions folders;

  @Parameters(paramLabel = "FACT", description = "id of a fact, family, agreement or model")
  private String name;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "human or json (default: ${DEFAULT-VALUE})",
      defaultValue = "human")
  private Format format;

  /** What an impact can be printed as. */
  enum Format {
    HUMAN,
    JSON
  }

  ImpactCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Optional<Analysis> analysis = Analysis.of(folders.folders().content(), new Diagnostics());
    if (analysis.isEmpty()) {
      streams.err().println("konkyo: the content cannot be read; run `konkyo check` to see why");
      return ExitCode.DIAGNOSTICS;
    }
    Impacts impacts = new Impacts(analysis.get());
    Optional<Impact> impact = impacts.of(name);
    if (impact.isEmpty()) {
      streams.err().println("konkyo: " + unknown(impacts));
      return ExitCode.DIAGNOSTICS;
    }
    streams
        .out()
        .print(
            switch (format) {
              case HUMAN -> ImpactText.human(impact.get());
              case JSON -> ImpactText.json(impact.get());
            });
    streams.out().flush();
    return ExitCode.OK;
  }

  private String unknown(Impacts impacts) {
    if (impacts.isBroken(name)) {
      return "`" + name + "` could not be understood; run `konkyo check` to see why";
    }
    return "no fact, family, agreement or model is called `"
        + name
        + "`"
        + impacts.nearest(name).map(near -> "; try `" + near + "`").orElse("");
  }
}
