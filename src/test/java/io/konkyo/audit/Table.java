package io.konkyo.audit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads the tables of this package: cells between tabs, comments after #, one line of headings. */
final class Table {
  private Table() {}

  /** A line of a table. */
  record Row(List<String> cells) {
    String cell(int index) {
      return cells.get(index);
    }

    @Override
    public String toString() {
      return cells.get(0) + " | " + cells.get(cells.size() - 1);
    }
  }

  static List<Row> rows(String name) {
    return text(name)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .skip(1)
        .map(line -> new Row(List.of(line.split("\t", -1))))
        .toList();
  }

  private static String text(String name) {
    try (InputStream in = Table.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
