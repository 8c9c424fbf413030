package io.konkyo.cli;

import io.konkyo.pipeline.Folders;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The folders that every command can be told. */
final class FolderOptions {
  @Option(
      names = "--content",
      paramLabel = "DIR",
      description = "the authors' YAML (default: ${DEFAULT-VALUE})",
      defaultValue = "content")
  private Path content;

  @Option(
      names = "--templates",
      paramLabel = "DIR",
      description = "the site's own templates (default: ${DEFAULT-VALUE})",
      defaultValue = "templates")
  private Path templates;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "the site (default: ${DEFAULT-VALUE})",
      defaultValue = "site")
  private Path out;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** A folder of templates is optional, unless somebody names it. */
  Folders folders() {
    boolean named = spec.commandLine().getParseResult().hasMatchedOption("--templates");
    if (named && !Files.isDirectory(templates)) {
      throw new ParameterException(
          spec.commandLine(), "--templates: there is no folder `" + templates + "`");
    }
    return new Folders(content, templates, out);
  }
}
