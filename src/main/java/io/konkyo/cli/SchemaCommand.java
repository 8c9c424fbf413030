package io.konkyo.cli;

import io.konkyo.content.yaml.PublishedSchemas;
import io.konkyo.spelling.NearestName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the JSON Schemas that check content, so that editors can complete and check it too. */
@Command(
    name = "schema",
    description = "Prints the JSON Schema of a kind of file, or writes all of them for an editor.",
    mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {
  private static final String SETTINGS = "vscode-settings.json";

  private final Streams streams;

  @Parameters(
      paramLabel = "NAME",
      arity = "0..1",
      description = "facts, quiz, page, site, …; without it, the names are listed")
  private String name;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "write every schema into this folder, with the settings that VS Code needs")
  private Path out;

  @Option(
      names = "--content",
      paramLabel = "DIR",
      description = "the folder whose files the settings name (default: ${DEFAULT-VALUE})",
      defaultValue = "content")
  private Path content;

  SchemaCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (out != null) {
      return writeAll();
    }
    if (name == null) {
      PublishedSchemas.names().forEach(streams.out()::println);
      return ExitCode.OK;
    }
    Optional<String> schema = PublishedSchemas.text(name);
    if (schema.isEmpty()) {
      streams
          .err()
          .println(
              "konkyo: no schema is called `"
                  + name
                  + "`; "
                  + NearestName.help(name, PublishedSchemas.names())
                      .orElse("`konkyo schema` lists them"));
      return ExitCode.MISUSE;
    }
    streams.out().print(schema.get());
    streams.out().flush();
    return ExitCode.OK;
  }

  private int writeAll() {
    try {
      Files.createDirectories(out);
      for (String kind : PublishedSchemas.names()) {
        Files.writeString(
            out.resolve(PublishedSchemas.fileName(kind)),
            PublishedSchemas.text(kind).orElseThrow());
      }
      Files.writeString(
          out.resolve(SETTINGS), PublishedSchemas.editorSettings(shown(out), shown(content)));
    } catch (IOException e) {
      streams.err().println("konkyo: `" + out + "` cannot be written; name another with --out DIR");
      return ExitCode.MISUSE;
    }
    streams
        .out()
        .println(
            "wrote "
                + PublishedSchemas.names().size()
                + " schemas to "
                + out
                + "; merge "
                + out.resolve(SETTINGS)
                + " into .vscode/settings.json");
    return ExitCode.OK;
  }

  private static String shown(Path path) {
    return path.toString().replace('\\', '/');
  }
}
