package io.konkyo.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tables of a document.
 *
 * @param heading the last heading before the table, without its marks
 * @param head the cells of the first row
 * @param rows the cells of the others
 */
public record DocumentTable(String heading, List<String> head, List<List<String>> rows) {
  private static final Pattern CODE = Pattern.compile("(``?)([^`]|[^`].*?[^`])\\1(?!`)");

  /** Returns every table of a document in order. */
  public static List<DocumentTable> in(Path document) {
    List<DocumentTable> tables = new ArrayList<>();
    String heading = "";
    List<List<String>> rows = new ArrayList<>();
    for (String line : lines(document)) {
      if (line.startsWith("|")) {
        rows.add(cells(line));
        continue;
      }
      if (!rows.isEmpty()) {
        tables.add(new DocumentTable(heading, rows.get(0), rows.subList(2, rows.size())));
        rows = new ArrayList<>();
      }
      heading = line.startsWith("#") ? line.replaceAll("^#+ |`", "") : heading;
    }
    return tables;
  }

  /** Returns the only table of a document whose first column has a name. */
  public static DocumentTable named(Path document, String firstColumn) {
    return in(document).stream()
        .filter(table -> table.head().get(0).equals(firstColumn))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(document + ": no table " + firstColumn));
  }

  /** Returns what stands between backticks in a cell. */
  public static List<String> codes(String cell) {
    List<String> codes = new ArrayList<>();
    Matcher matcher = CODE.matcher(cell);
    while (matcher.find()) {
      codes.add(matcher.group(2));
    }
    return codes;
  }

  /** Returns the codes of a column, row by row. */
  public List<String> codesOf(int column) {
    return rows.stream().flatMap(row -> codes(row.get(column)).stream()).toList();
  }

  private static List<String> lines(Path document) {
    try {
      List<String> lines = new ArrayList<>(Files.readAllLines(document));
      lines.add("");
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    for (String cell : line.substring(1, line.lastIndexOf('|')).split("(?<!\\\\)\\|", -1)) {
      cells.add(cell.strip().replace("\\|", "|"));
    }
    return cells;
  }
}
