package io.konkyo.quantity;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads the tables beside this class: tab-separated, comments with #, one line of column names. */
final class Tsv {
  private Tsv() {}

  /** Returns the rows as lists of cells; a cell of "-" is empty. */
  static List<List<String>> read(String name) {
    return text(name)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .skip(1)
        .map(Tsv::cells)
        .toList();
  }

  private static List<String> cells(String line) {
    return List.of(line.split("\t", -1)).stream().map(c -> c.equals("-") ? "" : c).toList();
  }

  private static String text(String name) {
    try (InputStream stream = Tsv.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("resource " + name, e);
    }
  }

  /** Returns the words of a cell. */
  static List<String> words(String cell) {
    return cell.isEmpty() ? List.of() : List.of(cell.split(" "));
  }
}
