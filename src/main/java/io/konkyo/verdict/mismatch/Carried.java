package io.konkyo.verdict.mismatch;

import io.konkyo.quantity.Rational;
import java.util.List;

/**
 * A result computed from figures in the place of exact values.
 *
 * @param value the result, in the printed unit
 * @param facts the ids of the facts whose figures took part, in the order they are read
 */
public record Carried(Rational value, List<String> facts) {
  public Carried {
    facts = List.copyOf(facts);
  }
}
