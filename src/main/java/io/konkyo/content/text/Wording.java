package io.konkyo.content.text;

import io.konkyo.content.markdown.Markdown;
import io.konkyo.source.PlacedText;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A text in one locale.
 *
 * @param locale the language tag
 * @param source the characters the author typed
 * @param markdown their tree; offsets count into {@code source}
 * @param placeholders what each placeholder of the tree says, by the offset it begins at
 */
public record Wording(
    String locale, PlacedText source, Markdown markdown, SortedMap<Integer, Token> placeholders) {
  public Wording {
    placeholders = new TreeMap<>(Map.copyOf(placeholders));
  }

  /** Returns the names of the facts and families it prints or is checked against, sorted. */
  public SortedSet<String> names() {
    SortedSet<String> names = new TreeSet<>();
    placeholders.values().forEach(token -> names.addAll(token.names()));
    return names;
  }

  /** Returns what the placeholder at an offset says; empty if it could not be read. */
  public Optional<Token> tokenAt(int offset) {
    return Optional.ofNullable(placeholders.get(offset));
  }
}
