package io.konkyo.cli;

import io.konkyo.pipeline.Analysis;
import io.konkyo.translation.DiffText;
import io.konkyo.translation.JudgedTranslation;
import io.konkyo.translation.TranslationState;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows how the source of each translation changed since its review. */
@Command(
    name = "diff",
    description =
        "Shows the source text then and now, and the translation that was held against it.",
    mixinStandardHelpOptions = true)
final class TranslateDiffCommand implements Callable<Integer> {
  private static final Set<TranslationState> SHOWN =
      Set.of(TranslationState.STALE, TranslationState.REVERSED, TranslationState.EDITED);

  private final Streams streams;

  @Mixin private TranslateOptions options;

  TranslateDiffCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    return options.runWithLocks(streams, this::show);
  }

  private int show(Analysis analysis) {
    String sourceLocale = analysis.content().site().sourceLocale();
    List<String> shown =
        analysis.translations().judged().stream()
            .filter(this::isShown)
            .map(judged -> DiffText.of(judged, sourceLocale))
            .toList();
    streams
        .out()
        .print(shown.isEmpty() ? "nothing changed since review\n" : String.join("\n", shown));
    return ExitCode.OK;
  }

  private boolean isShown(JudgedTranslation judged) {
    return SHOWN.contains(judged.state()) && options.wanted().test(judged.text());
  }
}
