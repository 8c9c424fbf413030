package io.konkyo.formula;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads the tables of this package: cells between tabs, comments after #, one line of headings. */
final class Table {
  private Table() {}

  static List<Row> rows(String name) {
    List<Row> rows = new ArrayList<>();
    String[] lines = text(name).split("\n");
    boolean headings = true;
    for (int i = 0; i < lines.length; i++) {
      if (lines[i].isBlank() || lines[i].startsWith("#")) {
        continue;
      }
      if (!headings) {
        rows.add(new Row(name + ":" + (i + 1), List.of(lines[i].split("\t", -1))));
      }
      headings = false;
    }
    return rows;
  }

  private static String text(String name) {
    try (InputStream in = Table.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A line of a table and where it stands. */
  record Row(String place, List<String> cells) {
    String cell(int index) {
      return index < cells.size() ? cells.get(index) : "";
    }

    @Override
    public String toString() {
      return place + " " + String.join(" | ", cells);
    }
  }
}
