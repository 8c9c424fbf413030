package io.konkyo.cli;

import io.konkyo.pipeline.Folders;
import java.nio.file.Path;
import picocli.CommandLine.Option;

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

  Folders folders() {
    return new Folders(content, templates, out);
  }
}
