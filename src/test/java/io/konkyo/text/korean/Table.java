package io.konkyo.text.korean;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Tab-separated test tables: one heading line, comments after {@code # }. */
final class Table {
  private Table() {}

  static List<List<String>> rows(String resource) {
    try (InputStream in = Table.class.getResourceAsStream(resource)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .skip(1)
          .filter(line -> !line.isBlank() && !line.startsWith("# "))
          .map(line -> List.of(line.split("\t", -1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
