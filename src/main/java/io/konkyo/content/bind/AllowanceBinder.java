package io.konkyo.content.bind;

import io.konkyo.content.fact.Allowance;
import io.konkyo.content.file.AllowanceShape;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;

/** Reads which rules a statement silences, and keeps them all. */
final class AllowanceBinder {
  private final TextBinder texts;
  private final List<Allowance> all = new ArrayList<>();

  AllowanceBinder(TextBinder texts) {
    this.texts = texts;
  }

  /** Reads the allowances of a statement; it extends from its first character to its last. */
  List<Allowance> bind(String statement, List<AllowanceShape> shapes, Span extent) {
    List<Allowance> bound =
        shapes.stream()
            .map(
                shape ->
                    new Allowance(
                        statement,
                        ScalarBinder.located(shape.rule()),
                        texts.bind(shape.reason()),
                        extent))
            .toList();
    all.addAll(bound);
    return bound;
  }

  /** Returns every allowance read so far. */
  List<Allowance> all() {
    return List.copyOf(all);
  }

  /** Returns from the key to the end of its value. */
  static Span extent(YamlEntry entry) {
    Span key = entry.key().span();
    Span value = entry.value().span();
    // What an alias names was written elsewhere.
    boolean follows = value.file().equals(key.file()) && value.end() >= key.end();
    return follows ? new Span(key.file(), key.start(), value.end()) : key;
  }
}
