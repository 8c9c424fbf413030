package io.konkyo.cli;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.pipeline.Analysis;
import io.konkyo.pipeline.Explanation;
import io.konkyo.pipeline.ExplanationFormat;
import io.konkyo.spelling.NearestName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells why a number is what it is. */
@Command(
    name = "explain",
    description = "Prints the derivation of a fact: formula, values, result, verdicts, inputs.",
    mixinStandardHelpOptions = true)
final class ExplainCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private FolderOptions folders;

  @Parameters(paramLabel = "FACT", description = "id of a fact, family or agreement")
  private String fact;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, json, html or mathml (default: ${DEFAULT-VALUE})",
      defaultValue = "text")
  private ExplanationFormat format;

  ExplainCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Analysis> analysis = Analysis.of(folders.folders().content(), diagnostics);
    List<Entry> entries = analysis.map(a -> a.ledger().named(fact)).orElse(List.of());
    if (analysis.isEmpty()) {
      streams.err().println("konkyo: the content cannot be read; run `konkyo check` to see why");
      return ExitCode.DIAGNOSTICS;
    }
    List<JudgedAgreement> agreements =
        entries.isEmpty() ? analysis.get().ledger().agreementsNamed(fact) : List.of();
    if (entries.isEmpty() && agreements.isEmpty()) {
      streams.err().println(unknown(analysis.get()));
      return analysis.get().ledger().knows(fact) ? ExitCode.DIAGNOSTICS : ExitCode.MISUSE;
    }
    Explanation explanation = new Explanation(analysis.get());
    entries.forEach(entry -> streams.out().print(explanation.of(entry, format)));
    agreements.forEach(judged -> streams.out().print(explanation.of(judged, format)));
    streams.out().flush();
    return ExitCode.OK;
  }

  private String unknown(Analysis analysis) {
    if (analysis.ledger().knows(fact)) {
      return "konkyo: `" + fact + "` could not be evaluated; run `konkyo check` to see why";
    }
    List<String> names = new ArrayList<>(analysis.ledger().entries().keySet());
    names.addAll(analysis.ledger().families().keySet());
    analysis.ledger().agreements().forEach(judged -> names.add(judged.group()));
    return "konkyo: no fact is called `"
        + fact
        + "`"
        + NearestName.of(fact, names).map(near -> "; try `" + near + "`").orElse("");
  }
}
