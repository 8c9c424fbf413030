package io.konkyo.text.korean;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads the readings that come with Konkyo: tab-separated {@code kind printed reading [numerals]},
 * several readings joined by {@code |}, lines beginning with {@code #} and a space are comments.
 */
final class LexiconFile {
  private static final String RESOURCE = "readings.tsv";
  private static final String COMMENT = "# ";

  private LexiconFile() {}

  static Map<LexiconKind, LexiconTable> read() {
    Map<LexiconKind, List<LexiconEntry>> entries = new EnumMap<>(LexiconKind.class);
    for (LexiconKind kind : LexiconKind.values()) {
      entries.put(kind, new ArrayList<>());
    }
    for (String line : lines()) {
      String[] columns = line.split("\t");
      LexiconKind kind = LexiconKind.valueOf(columns[0].toUpperCase(Locale.ROOT));
      entries.get(kind).add(entry(columns));
    }
    Map<LexiconKind, LexiconTable> tables = new EnumMap<>(LexiconKind.class);
    entries.forEach((kind, list) -> tables.put(kind, LexiconTable.of(list)));
    return tables;
  }

  /** Returns the lines that hold an entry. */
  static List<String> lines() {
    try (InputStream in = LexiconFile.class.getResourceAsStream(RESOURCE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith(COMMENT)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + RESOURCE, e);
    }
  }

  private static LexiconEntry entry(String[] columns) {
    Numerals numerals =
        columns.length > 3
            ? Numerals.valueOf(columns[3].toUpperCase(Locale.ROOT).replace('-', '_'))
            : Numerals.SINO;
    return new LexiconEntry(columns[1], Arrays.asList(columns[2].split("\\|")), numerals);
  }
}
