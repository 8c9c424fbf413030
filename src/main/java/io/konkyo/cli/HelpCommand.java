package io.konkyo.cli;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.spelling.NearestName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Explains a rule, or how a command is used. */
@Command(
    name = "help",
    description = "Explains a rule by its name, as `konkyo help stated-number`, or a command.",
    mixinStandardHelpOptions = true)
final class HelpCommand implements Callable<Integer> {
  private static final String ALL_RULES = "rules";

  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "RULE",
      arity = "0..1",
      description = "the name in the brackets of a message; `rules` lists them all")
  private String topic;

  HelpCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    CommandLine konkyo = spec.commandLine().getParent();
    if (topic == null) {
      konkyo.usage(streams.out());
      streams
          .out()
          .println("\n`konkyo help RULE` explains a rule, `konkyo help rules` lists them.");
      return ExitCode.OK;
    }
    CommandLine command = konkyo.getSubcommands().get(topic);
    if (command != null) {
      command.usage(streams.out());
      return ExitCode.OK;
    }
    Optional<String> page = topic.equals(ALL_RULES) ? RulePages.table() : RulePages.of(topic);
    if (page.isEmpty()) {
      streams.err().println(unknown(konkyo));
      return ExitCode.MISUSE;
    }
    streams.out().print(page.get());
    streams.out().flush();
    return ExitCode.OK;
  }

  private String unknown(CommandLine konkyo) {
    List<String> known = new ArrayList<>(konkyo.getSubcommands().keySet());
    Arrays.stream(DiagnosticCode.values()).map(DiagnosticCode::id).forEach(known::add);
    return "konkyo: no rule and no command is called `"
        + topic
        + "`; "
        + NearestName.of(topic, known)
            .map(near -> "try `" + near + "`")
            .orElse("`konkyo help rules` lists the rules");
  }
}
