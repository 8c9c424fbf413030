package io.konkyo.ledger;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SortedSet;

/**
 * Names in the order of their characters, each once; unmodifiable. Every fact has two such sets of
 * two or three names, so that a tree for each would be most of a ledger.
 */
final class SortedNames extends AbstractSet<String> implements SortedSet<String> {
  static final SortedNames NONE = new SortedNames(List.of());

  /** In order, each once. */
  private final List<String> names;

  private SortedNames(List<String> names) {
    this.names = names;
  }

  /** Returns the set of one name. */
  static SortedNames of(String name) {
    return new SortedNames(List.of(name));
  }

  /** Returns the set of the names in a collection, which may come in any order and repeatedly. */
  static SortedNames copyOf(Collection<String> names) {
    if (names instanceof SortedNames sorted) {
      return sorted;
    }
    String[] sorted = names.toArray(String[]::new);
    Arrays.sort(sorted);
    int count = 0;
    for (String name : sorted) {
      if (count == 0 || !name.equals(sorted[count - 1])) {
        sorted[count++] = name;
      }
    }
    return new SortedNames(List.of(count == sorted.length ? sorted : Arrays.copyOf(sorted, count)));
  }

  @Override
  public Iterator<String> iterator() {
    return names.iterator();
  }

  @Override
  public int size() {
    return names.size();
  }

  @Override
  public boolean contains(Object name) {
    return name instanceof String text && Collections.binarySearch(names, text) >= 0;
  }

  /** Returns null, as the contract has it: names are in their natural order. */
  @Override
  public Comparator<? super String> comparator() {
    return null;
  }

  @Override
  public SortedSet<String> subSet(String from, String to) {
    return new SortedNames(names.subList(firstFrom(from), firstFrom(to)));
  }

  @Override
  public SortedSet<String> headSet(String to) {
    return new SortedNames(names.subList(0, firstFrom(to)));
  }

  @Override
  public SortedSet<String> tailSet(String from) {
    return new SortedNames(names.subList(firstFrom(from), size()));
  }

  private int firstFrom(String name) {
    int found = Collections.binarySearch(names, name);
    return found >= 0 ? found : -found - 1;
  }

  @Override
  public String first() {
    return at(0);
  }

  @Override
  public String last() {
    return at(size() - 1);
  }

  private String at(int index) {
    if (isEmpty()) {
      throw new NoSuchElementException();
    }
    return names.get(index);
  }
}
