package io.konkyo.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Remembers what the first few names of a formula stand for. A formula is checked, computed and
 * enclosed, and its two or three names are looked up each time.
 *
 * <p>A name that stands for nothing yet is looked up again: facts are evaluated one after another.
 *
 * @param <T> what a name stands for
 */
final class Recent<T> {
  /** Up to here a look through the list is quicker than a map; further names are not kept. */
  private static final int FEW = 6;

  private final Function<String, Optional<T>> finder;
  private final List<String> names = new ArrayList<>(2);
  private final List<Optional<T>> found = new ArrayList<>(2);

  /**
   * @param finder looks a name up; what it has once found does not change
   */
  Recent(Function<String, Optional<T>> finder) {
    this.finder = finder;
  }

  /** Returns what a name stands for; empty if it stands for nothing, or for nothing yet. */
  Optional<T> find(String name) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equals(name)) {
        return found.get(i);
      }
    }
    Optional<T> value = finder.apply(name);
    if (value.isPresent() && names.size() < FEW) {
      names.add(name);
      found.add(value);
    }
    return value;
  }
}
