package io.konkyo.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program's entry. */
@Command(
    name = "konkyo",
    description = "Documents and quizzes whose numbers are recomputed from raw measurements.",
    subcommands = {
      BuildCommand.class,
      CheckCommand.class,
      ExplainCommand.class,
      HelpCommand.class,
      ImpactCommand.class,
      SchemaCommand.class,
      TranslateCommand.class
    },
    mixinStandardHelpOptions = true,
    version = "konkyo " + Main.VERSION,
    synopsisSubcommandLabel = "COMMAND")
public final class Main implements Runnable {
  static final String VERSION = "0.1.0";

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Missing command");
  }

  public static void main(String[] arguments) {
    PrintStream out = utf8(FileDescriptor.out);
    PrintStream err = utf8(FileDescriptor.err);
    int code = run(out, err, arguments);
    out.flush();
    err.flush();
    System.exit(code);
  }

  /** Runs a command with streams of the caller's; returns its exit code. */
  public static int run(PrintStream out, PrintStream err, String... arguments) {
    CommandLine line = new CommandLine(new Main(), new CommandFactory(out, err));
    line.setOut(new PrintWriter(out, /* autoFlush= */ true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(err, /* autoFlush= */ true, StandardCharsets.UTF_8));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setExecutionExceptionHandler((fault, command, parsed) -> fault(fault, err));
    try {
      return line.execute(arguments);
    } catch (VirtualMachineError fault) {
      // Picocli hands on exceptions only; an exhausted stack or memory is no reason for a trace.
      return fault(fault, err);
    }
  }

  private static int fault(Throwable fault, PrintStream err) {
    err.println("konkyo: a fault of Konkyo itself: " + fault);
    err.println("Please report it with the command and the content that led to it.");
    return ExitCode.FAULT;
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(
        new FileOutputStream(descriptor), /* autoFlush= */ false, StandardCharsets.UTF_8);
  }
}
