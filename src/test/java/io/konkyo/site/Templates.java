package io.konkyo.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The built-in templates where their author finds them. */
final class Templates {
  static final Path FOLDER = Path.of("templates");

  private Templates() {}

  static List<Path> all() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> file.toString().endsWith(".ftlh"))
          .sorted()
          .toList();
    }
  }
}
