package io.konkyo.change;

import io.konkyo.source.Span;
import java.util.List;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Everything that hangs on a name.
 *
 * @param name a fact, family, agreement or model
 * @param kind the word for what it is
 * @param place where it is declared
 * @param hits what hangs on it, in the order of the groups
 * @param pages where readers see any of it: {@code locale/address}
 */
public record Impact(
    String name, String kind, Span place, List<Hit> hits, SortedSet<String> pages) {
  public Impact {
    Objects.requireNonNull(name);
    Objects.requireNonNull(kind);
    Objects.requireNonNull(place);
    hits = List.copyOf(hits);
    pages = java.util.Collections.unmodifiableSortedSet(new TreeSet<>(pages));
  }

  /** Returns the hits of one group, in their order. */
  public List<Hit> of(Group group) {
    return hits.stream().filter(hit -> hit.group() == group).toList();
  }
}
