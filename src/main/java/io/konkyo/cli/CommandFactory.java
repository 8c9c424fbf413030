package io.konkyo.cli;

import java.io.PrintStream;
import picocli.CommandLine;

/** Hands the streams to commands, so that tests can read what they write. */
final class CommandFactory implements CommandLine.IFactory {
  private final CommandLine.IFactory others = CommandLine.defaultFactory();
  private final Streams streams;

  CommandFactory(PrintStream out, PrintStream err) {
    this.streams = new Streams(out, err);
  }

  @Override
  public <K> K create(Class<K> type) throws Exception {
    if (type == BuildCommand.class) {
      return type.cast(new BuildCommand(streams));
    }
    if (type == CheckCommand.class) {
      return type.cast(new CheckCommand(streams));
    }
    if (type == ExplainCommand.class) {
      return type.cast(new ExplainCommand(streams));
    }
    if (type == HelpCommand.class) {
      return type.cast(new HelpCommand(streams));
    }
    if (type == ImpactCommand.class) {
      return type.cast(new ImpactCommand(streams));
    }
    if (type == SchemaCommand.class) {
      return type.cast(new SchemaCommand(streams));
    }
    if (type == TranslateStatusCommand.class) {
      return type.cast(new TranslateStatusCommand(streams));
    }
    if (type == TranslateDiffCommand.class) {
      return type.cast(new TranslateDiffCommand(streams));
    }
    if (type == TranslateReviewCommand.class) {
      return type.cast(new TranslateReviewCommand(streams));
    }
    return others.create(type);
  }
}
