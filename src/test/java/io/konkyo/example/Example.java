package io.konkyo.example;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An example of a Markdown file: files to lay over the skeleton, and what is said about them.
 *
 * <p>A fence whose info names a path, as {@code yaml facts/ping.yml}, is a file; {@code yaml
 * site.yml removed} takes one away. The first fence without a path holds what is expected. Control
 * pictures stand for the characters nobody would see: ␉ for a tab, ␇ for a bell.
 *
 * @param title the heading above it
 * @param line where the heading stands, counted from one
 * @param files to be laid over the skeleton
 * @param expected what is said, where the example has a fence for it
 */
public record Example(String title, int line, List<Laid> files, Expected expected) {
  private static final Pattern HEADING = Pattern.compile("(?m)^#{2,3} (.+)$");
  private static final Pattern FENCE =
      Pattern.compile("(?ms)^```(\\w+)(?: ([^ \\n]+))?( removed)?\\n(.*?)^```$");

  public Example {
    files = List.copyOf(files);
  }

  /** A file of an example. */
  public record Laid(String path, String text, boolean removed) {}

  /**
   * The fence with what is expected.
   *
   * @param from offset of its text in the Markdown file; -1 if there is no such fence
   * @param to offset after its text
   */
  public record Expected(String text, int from, int to) {
    static final Expected NOTHING = new Expected("", -1, -1);

    public boolean isPresent() {
      return from >= 0;
    }
  }

  /** Returns the examples of a Markdown file, one for each heading that has fences. */
  public static List<Example> in(String markdown) {
    List<Example> examples = new ArrayList<>();
    Matcher heading = HEADING.matcher(markdown);
    boolean found = heading.find();
    while (found) {
      int start = heading.start();
      String title = heading.group(1);
      int body = heading.end();
      found = nextHeading(heading, markdown);
      int end = found ? heading.start() : markdown.length();
      int line = markdown.substring(0, start).split("\n", -1).length;
      Example example = read(title, line, markdown, body, end);
      if (!example.files.isEmpty()) {
        examples.add(example);
      }
    }
    return examples;
  }

  /** A comment of YAML at the line's start looks like a heading, but stands in a fence. */
  private static boolean nextHeading(Matcher heading, String markdown) {
    while (heading.find()) {
      long fences =
          markdown.substring(0, heading.start()).lines().filter(l -> l.startsWith("```")).count();
      if (fences % 2 == 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first fence of a Markdown text that is no file. */
  static Expected printed(String markdown) {
    return read("", 1, markdown, 0, markdown.length()).expected();
  }

  private static Example read(String title, int line, String markdown, int from, int to) {
    List<Laid> files = new ArrayList<>();
    Expected expected = Expected.NOTHING;
    Matcher fence = FENCE.matcher(markdown).region(from, to);
    while (fence.find()) {
      if (fence.group(2) != null) {
        String text = fence.group(4).replace('␉', '\t').replace('␇', '\u0007');
        files.add(new Laid(fence.group(2), text, fence.group(3) != null));
      } else if (!expected.isPresent()) {
        expected = new Expected(fence.group(4), fence.start(4), fence.end(4));
      }
    }
    return new Example(title, line, files, expected);
  }

  /**
   * Lays the files over a content folder. If one of them is a lock file, every text of the skeleton
   * has been reviewed.
   */
  public void layOver(ExampleContent content) {
    if (files.stream().anyMatch(file -> file.path().startsWith("translations/"))) {
      content.reviewAll();
    }
    for (Laid file : files) {
      if (file.removed()) {
        content.remove(file.path());
      } else {
        content.write(file.path(), file.text().getBytes(StandardCharsets.UTF_8));
      }
    }
  }
}
