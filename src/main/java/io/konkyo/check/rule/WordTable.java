package io.konkyo.check.rule;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The words of a language that rules look for, which are data: one file per language, each line a
 * kind, a tab and a regular expression.
 */
public final class WordTable {
  private final Map<String, Pattern> patterns;

  private WordTable(Map<String, Pattern> patterns) {
    this.patterns = patterns;
  }

  /** Returns the words of a locale's language; empty for a language that has none. */
  public static Optional<WordTable> of(Class<?> beside, String locale) {
    String language = locale.split("-", 2)[0];
    if (!language.matches("[a-z]+")) {
      return Optional.empty();
    }
    try (InputStream in = beside.getResourceAsStream(language + ".tsv")) {
      return in == null
          ? Optional.empty()
          : Optional.of(read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static WordTable read(String table) {
    Map<String, List<String>> words = new LinkedHashMap<>();
    for (String line : table.lines().toList()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] cells = line.split("\t", -1);
        words.computeIfAbsent(cells[0], key -> new ArrayList<>()).add(cells[1]);
      }
    }
    Map<String, Pattern> patterns = new LinkedHashMap<>();
    words.forEach(
        (kind, each) -> patterns.put(kind, Pattern.compile("(?:" + String.join("|", each) + ")")));
    return new WordTable(patterns);
  }

  /** Returns the pattern of a kind; one that matches nothing where the language has no words. */
  public Pattern pattern(String kind) {
    return patterns.getOrDefault(kind, Nothing.PATTERN);
  }

  private static final class Nothing {
    static final Pattern PATTERN = Pattern.compile("(?!)");
  }
}
