package io.konkyo.content.yaml;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Examples of a Markdown file: under a heading, a fence with YAML and a fence with what comes of
 * it. A tab is written →. With {@code -Dspec.rewrite=true} the second fences are written anew, to
 * be reviewed as a difference.
 */
record SpecExamples(Path file, String text, List<Example> examples) {
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "### (.+)\n\n(?:[^#`].*\n+)*```yaml\n((?s:.*?))```\n\n```text\n((?s:.*?))```\n");

  record Example(String title, int line, String yaml, String expected) {}

  static SpecExamples read(String name) {
    Path file = Path.of("src/test/resources/io/konkyo/content/yaml", name);
    try {
      String text = Files.readString(file);
      List<Example> examples = new ArrayList<>();
      Matcher matcher = EXAMPLE.matcher(text);
      while (matcher.find()) {
        int line = text.substring(0, matcher.start()).split("\n", -1).length;
        String yaml = matcher.group(2).replace('→', '\t');
        examples.add(new Example(matcher.group(1), line, yaml, matcher.group(3)));
      }
      return new SpecExamples(file, text, examples);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the file shall be written anew instead of compared. */
  static boolean rewrites() {
    return Boolean.getBoolean("spec.rewrite");
  }

  void rewrite(Function<Example, String> outcome) {
    StringBuilder rewritten = new StringBuilder();
    Matcher matcher = EXAMPLE.matcher(text);
    int at = 0;
    int index = 0;
    while (matcher.find()) {
      rewritten.append(text, at, matcher.start(3)).append(outcome.apply(examples.get(index++)));
      at = matcher.end(3);
    }
    try {
      Files.writeString(file, rewritten.append(text, at, text.length()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
