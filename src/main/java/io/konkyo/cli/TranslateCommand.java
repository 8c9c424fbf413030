package io.konkyo.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What translators need: what went stale, how it changed, and the word that it is mended. */
@Command(
    name = "translate",
    description = "Tells which translations were reviewed and which went stale since.",
    subcommands = {
      TranslateStatusCommand.class,
      TranslateDiffCommand.class,
      TranslateReviewCommand.class
    },
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
final class TranslateCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Missing command");
  }
}
