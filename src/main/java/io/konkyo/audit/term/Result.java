package io.konkyo.audit.term;

import java.util.List;
import java.util.Objects;

/** What became of a printed calculation. */
public sealed interface Result {

  /** Numbers: one, or the members of a list. */
  record Numbers(List<Value> values) implements Result {
    public Numbers {
      values = List.copyOf(values);
    }
  }

  /** Conditions: one, or one for each member of a list. */
  record Conditions(List<Truth> truths) implements Result {
    public Conditions {
      truths = List.copyOf(truths);
    }

    /** Returns whether all hold. */
    public Truth all() {
      return truths.stream().reduce(Truth.TRUE, Truth::and);
    }
  }

  /**
   * It cannot be computed.
   *
   * @param reason why, lower case, no full stop
   * @param fault whether that is wrong by itself, as the sum of a time and a size is
   */
  record Unknown(String reason, boolean fault) implements Result {
    public Unknown {
      Objects.requireNonNull(reason);
    }
  }
}
