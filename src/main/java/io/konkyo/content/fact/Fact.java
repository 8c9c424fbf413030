package io.konkyo.content.fact;

import io.konkyo.source.Span;

/** One named value as its author declared it. */
public sealed interface Fact permits Given, Measured, Derived {

  /** Returns what all kinds of fact have in common. */
  FactHeader header();

  /** Returns the word for the kind: {@code given}, {@code measured} or {@code derived}. */
  String kind();

  default String id() {
    return header().id().value();
  }

  /** Returns where the fact's name stands; for a family's member, the member's name. */
  default Span span() {
    return header().id().span();
  }
}
