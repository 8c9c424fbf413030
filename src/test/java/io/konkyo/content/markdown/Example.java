package io.konkyo.content.markdown;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One example of a specification written in Markdown: an input and what it must come to, side by
 * side between {@code ~~~~~~~~ example} and {@code ~~~~~~~~}, parted by a line with a full stop.
 */
record Example(String file, int line, String section, String input, String expected) {
  private static final String FENCE = "~~~~~~~~";

  /** Reads all examples of a file that stands beside this class. */
  static List<Example> readAll(String file) {
    List<String> lines = lines(file);
    List<Example> examples = new ArrayList<>();
    String section = "";
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("#")) {
        section = line.replaceFirst("^#+ ", "");
      } else if (line.equals(FENCE + " example")) {
        int end = lines.subList(i, lines.size()).indexOf(FENCE) + i;
        List<String> body = lines.subList(i + 1, end);
        int stop = body.indexOf(".");
        examples.add(
            new Example(
                file,
                i + 1,
                section,
                String.join("\n", body.subList(0, stop)),
                String.join("\n", body.subList(stop + 1, body.size())) + "\n"));
        i = end;
      }
    }
    return examples;
  }

  String name() {
    return file + ":" + line + " " + section;
  }

  private static List<String> lines(String file) {
    try (InputStream in = Example.class.getResourceAsStream(file)) {
      return Arrays.asList(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
