package io.konkyo.check.rule;

import io.konkyo.text.Catalogue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** What rules know of a language, as data: one file per language, its cells parted by tabs. */
public final class LanguageTable {
  private LanguageTable() {}

  /**
   * Returns the rows of the table of a locale's language; empty for a language that has none.
   *
   * @param beside a class of the room that the table belongs to
   */
  public static Optional<List<List<String>>> rows(Class<?> beside, String locale) {
    String language = Catalogue.language(locale);
    if (!language.matches("[a-z]+")) {
      return Optional.empty();
    }
    try (InputStream in = beside.getResourceAsStream(language + ".tsv")) {
      return in == null
          ? Optional.empty()
          : Optional.of(rows(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<List<String>> rows(String table) {
    return table
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> List.of(line.split("\t", -1)))
        .toList();
  }
}
