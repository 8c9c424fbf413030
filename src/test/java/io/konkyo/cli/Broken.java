package io.konkyo.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;

import io.konkyo.example.ExampleContent;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/**
 * One broken input.
 *
 * @param name what is broken
 * @param change breaks the skeleton of a site
 * @param told every diagnostic in order, {@code file:line:column code}; none if the input is odd
 *     but right
 */
record Broken(String name, Consumer<ExampleContent> change, List<String> told) {
  static final String MORE = "facts/more.yml";
  static final String QUIZ = "quizzes/step-quiz.yml";
  static final String PING = "facts/ping.yml";
  static final String TITLE = "title: {ko: 예, ja: 例}\n";

  Broken {
    told = List.copyOf(told);
  }

  /** A facts file beside that of the skeleton, which begins with its title. */
  static Broken facts(String name, String yaml, String... told) {
    return file(name, MORE, TITLE + yaml, told);
  }

  static Broken file(String name, String path, String text, String... told) {
    return bytes(name, path, text.getBytes(StandardCharsets.UTF_8), told);
  }

  static Broken bytes(String name, String path, byte[] bytes, String... told) {
    return new Broken(name, content -> content.write(path, bytes), List.of(told));
  }

  /** A file of the skeleton with another piece of text in it. */
  static Broken edit(String name, String path, String from, String to, String... told) {
    return new Broken(
        name,
        content -> {
          String text = content.read(path);
          assertFalse(text.indexOf(from) < 0, () -> "the skeleton has no " + from);
          write(content, path, text.replace(from, to));
        },
        List.of(told));
  }

  static void write(ExampleContent content, String path, String text) {
    content.write(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
