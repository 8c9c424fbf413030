package io.konkyo.verdict.range;

import io.konkyo.formula.Value;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A local name of {@code let}, of a loop or of a model's parameter, and the names around it.
 *
 * <p>Shape: used during one walk only; it remembers whether the name was read before, because a
 * second reading repeats the raw values under it.
 */
final class Local {
  final String name;
  final Enclosure enclosure;
  final BitSet touched;
  final Local outer;
  boolean read;
  private final Supplier<Optional<Value>> exact;
  private Optional<Value> computed;

  /**
   * @param name the name
   * @param enclosure what it may be
   * @param touched the raw values it was computed from
   * @param exact computes its value where the raw values stand now
   * @param outer the names around it, or null
   */
  Local(
      String name,
      Enclosure enclosure,
      BitSet touched,
      Supplier<Optional<Value>> exact,
      Local outer) {
    this.name = name;
    this.enclosure = enclosure;
    this.touched = touched;
    this.exact = exact;
    this.outer = outer;
  }

  Optional<Value> exact() {
    if (computed == null) {
      computed = exact.get();
    }
    return computed;
  }
}
