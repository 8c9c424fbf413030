package io.konkyo.formula;

/**
 * The local names in force where a part of a formula is explained: their values, and how they are
 * shown.
 *
 * @param values the values
 * @param pieces how the values are shown
 */
record Bindings(Locals<Value> values, Locals<TracePiece> pieces) {
  static final Bindings NONE = new Bindings(null, null);

  Bindings with(String name, Value value, TracePiece piece) {
    return new Bindings(new Locals<>(name, value, values), new Locals<>(name, piece, pieces));
  }
}
