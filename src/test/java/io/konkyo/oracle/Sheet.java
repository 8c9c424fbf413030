package io.konkyo.oracle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads a table: cells between tabs, comments after #, one line of headings. */
final class Sheet {
  private Sheet() {}

  /** A line of a table and its number. */
  record Row(int line, List<String> cells) {
    String cell(int index) {
      return cells.get(index);
    }
  }

  static List<Row> rows(String name) {
    List<Row> rows = new ArrayList<>();
    String[] lines = text(name).split("\n");
    boolean headings = true;
    for (int i = 0; i < lines.length; i++) {
      if (!lines[i].startsWith("#")) {
        if (!headings) {
          rows.add(new Row(i + 1, List.of(lines[i].split("\t"))));
        }
        headings = false;
      }
    }
    return rows;
  }

  private static String text(String name) {
    try (InputStream in = Sheet.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
