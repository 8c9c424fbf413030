package io.konkyo.check.rule;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** What several rules look at and one of them works out first. Lives as long as one run of them. */
public final class Shared {
  private final Map<Class<?>, Object> made = new HashMap<>();

  /**
   * Returns the one object of a type, making it when it is first asked for.
   *
   * @param make must not ask for an object of the same type
   */
  public <T> T get(Class<T> type, Supplier<T> make) {
    Object known = made.get(type);
    if (known == null) {
      known = make.get();
      made.put(type, known);
    }
    return type.cast(known);
  }
}
