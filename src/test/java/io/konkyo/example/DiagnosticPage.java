package io.konkyo.example;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page under {@code docs/diagnostics/}: what a rule says, why, an example that fails and one that
 * is mended.
 *
 * @param file the Markdown file
 * @param text its text
 * @param summary what the rule says, in one paragraph
 * @param severity the word after {@code Severity:}
 * @param area the word after {@code Area:}
 * @param allowable what stands after {@code May be allowed:}
 */
record DiagnosticPage(
    Path file, String text, String summary, String severity, String area, String allowable) {
  static final Path FOLDER = Path.of("docs/diagnostics");

  private static final Pattern HEAD =
      Pattern.compile(
          "# ([a-z0-9-]+)\n\n(\\S.*?)\n\n"
              + "- Severity: (.+)\n- Area: (.+)\n- May be allowed: (.+)\n\n## Why\n\n.*",
          Pattern.DOTALL);

  static DiagnosticPage read(Path file) {
    try {
      String text = Files.readString(file);
      Matcher head = HEAD.matcher(text);
      if (!head.matches() || !file.endsWith(head.group(1) + ".md")) {
        throw new IllegalArgumentException(file + " does not begin as a page on a diagnostic does");
      }
      String summary = head.group(2).replace('\n', ' ');
      return new DiagnosticPage(file, text, summary, head.group(3), head.group(4), head.group(5));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<DiagnosticPage> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> !file.endsWith("README.md"))
          .sorted()
          .map(DiagnosticPage::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String code() {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ".md".length());
  }

  Optional<Example> example(String heading) {
    return Example.in(text).stream().filter(example -> example.title().equals(heading)).findFirst();
  }

  boolean has(String heading) {
    return text.contains("\n## " + heading + "\n");
  }

  /** Returns the first fence without a path: what a rule prints that no example can provoke. */
  Example.Expected printed() {
    return Example.printed(text);
  }

  /** Writes the page with another text in a fence that says what is printed. */
  void rewrite(Example.Expected old, String expected) {
    try {
      Files.writeString(file, text.substring(0, old.from()) + expected + text.substring(old.to()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
