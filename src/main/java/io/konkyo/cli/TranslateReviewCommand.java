package io.konkyo.cli;

import io.konkyo.pipeline.Analysis;
import io.konkyo.translation.JudgedTranslation;
import io.konkyo.translation.LockWriter;
import io.konkyo.translation.Reviewing;
import io.konkyo.translation.TranslatedText;
import io.konkyo.translation.TranslationState;
import io.konkyo.translation.Translations;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Records in lock files that translations were read beside their source and found good. */
@Command(
    name = "review",
    description = "Marks translations as reviewed, as they are, against the source as it is.",
    mixinStandardHelpOptions = true)
final class TranslateReviewCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private TranslateOptions options;

  @Option(names = "--all", description = "mark the texts of every file")
  private boolean all;

  @Option(names = "--prune", description = "forget the reviews of texts that are no longer there")
  private boolean prune;

  TranslateReviewCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (all == options.namesFiles() && !(prune && !all)) {
      streams.err().println("konkyo: name files to review, or --all, or --prune");
      return ExitCode.MISUSE;
    }
    return options.runWithLocks(streams, this::review);
  }

  private int review(Analysis analysis) {
    boolean marks = all || options.namesFiles();
    Predicate<TranslatedText> wanted = options.wanted();
    Predicate<JudgedTranslation> marked = judged -> marks && wanted.test(judged.text());
    Predicate<Translations.Orphan> forgotten =
        orphan -> prune && options.wants(orphan.review().locale());
    SortedMap<String, Optional<String>> changes =
        new Reviewing(analysis.translations(), analysis.ledger()).changes(marked, forgotten);
    try {
      List<Path> written = new LockWriter(options.folders().folders().content()).write(changes);
      tell(analysis, marked, written);
    } catch (IOException e) {
      streams.err().println("konkyo: the lock files cannot be written: " + e.getMessage());
      return ExitCode.DIAGNOSTICS;
    }
    return ExitCode.OK;
  }

  private void tell(Analysis analysis, Predicate<JudgedTranslation> marked, List<Path> written) {
    analysis.translations().judged().stream()
        .filter(marked.and(judged -> judged.state() != TranslationState.REVIEWED))
        .collect(
            Collectors.groupingBy(
                judged -> judged.text().shownFile() + " (" + judged.text().locale() + ")",
                TreeMap::new,
                Collectors.counting()))
        .forEach((file, count) -> streams.out().println("reviewed " + count + " in " + file));
    written.forEach(file -> streams.out().println("wrote " + file.toString().replace('\\', '/')));
    if (written.isEmpty()) {
      streams.out().println("nothing to write");
    }
  }
}
