package io.konkyo.text.korean;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Entries of one kind, found whole or at a place in a text. Immutable. */
final class LexiconTable {
  private static final Comparator<LexiconEntry> LONGEST_FIRST =
      Comparator.<LexiconEntry>comparingInt(entry -> entry.printed().length())
          .reversed()
          .thenComparing(LexiconEntry::printed);

  private final Map<String, LexiconEntry> byPrinted;
  private final Map<Character, List<LexiconEntry>> byFirstCharacter;

  private LexiconTable(Map<String, LexiconEntry> byPrinted) {
    this.byPrinted = byPrinted;
    this.byFirstCharacter = new HashMap<>();
    for (LexiconEntry entry : byPrinted.values()) {
      byFirstCharacter
          .computeIfAbsent(entry.printed().charAt(0), first -> new ArrayList<>())
          .add(entry);
    }
    byFirstCharacter.values().forEach(entries -> entries.sort(LONGEST_FIRST));
  }

  static LexiconTable of(Collection<LexiconEntry> entries) {
    Map<String, LexiconEntry> byPrinted = new HashMap<>();
    entries.forEach(entry -> byPrinted.put(entry.printed(), entry));
    return new LexiconTable(byPrinted);
  }

  /** Returns a table in which {@code entry} stands instead of any with the same printed form. */
  LexiconTable with(LexiconEntry entry) {
    Map<String, LexiconEntry> changed = new HashMap<>(byPrinted);
    changed.put(entry.printed(), entry);
    return new LexiconTable(changed);
  }

  Optional<LexiconEntry> find(String printed) {
    return Optional.ofNullable(byPrinted.get(printed));
  }

  /** Returns the entries whose printed form stands in {@code text} at {@code at}, longest first. */
  List<LexiconEntry> startingAt(String text, int at) {
    if (at >= text.length()) {
      return List.of();
    }
    return byFirstCharacter.getOrDefault(text.charAt(at), List.of()).stream()
        .filter(entry -> text.startsWith(entry.printed(), at))
        .toList();
  }
}
