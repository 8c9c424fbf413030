package io.konkyo.quality;

import io.konkyo.diagnostic.DiagnosticCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The rules for items, with the studies and guides that each of them comes from. */
public final class ItemRules {
  private static final String FILE = "item-rules.tsv";
  private static final Map<DiagnosticCode, List<String>> ALL = read();

  private ItemRules() {}

  /** Returns the names of the sources of each rule; none for a rule of the house. */
  public static Map<DiagnosticCode, List<String>> all() {
    return ALL;
  }

  private static Map<DiagnosticCode, List<String>> read() {
    Map<DiagnosticCode, List<String>> rules = new TreeMap<>();
    try (InputStream in = ItemRules.class.getResourceAsStream(FILE)) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", 2))
          .forEach(
              row ->
                  rules.put(
                      DiagnosticCode.byId(row[0]).orElseThrow(),
                      row.length > 1 ? List.of(row[1].split("; ")) : List.of()));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + FILE, e);
    }
    return Collections.unmodifiableMap(rules);
  }
}
