package io.konkyo.formula;

import java.util.ArrayList;
import java.util.List;

/**
 * The local names in force at a place, the innermost first. Immutable; the empty one is {@code
 * null}, which {@link #find} takes.
 *
 * @param name a local name
 * @param value what it stands for
 * @param outer the names around it
 */
record Locals<T>(String name, T value, Locals<T> outer) {

  /** Returns the innermost binding of a name, or null. */
  static <T> Locals<T> find(Locals<T> locals, String name) {
    for (Locals<T> local = locals; local != null; local = local.outer) {
      if (local.name.equals(name)) {
        return local;
      }
    }
    return null;
  }

  static List<String> names(Locals<?> locals) {
    List<String> names = new ArrayList<>();
    for (Locals<?> local = locals; local != null; local = local.outer) {
      names.add(local.name);
    }
    return names;
  }
}
