package io.konkyo.formula;

import java.util.Optional;

/**
 * A number or a list of numbers: what arithmetic takes, member by member.
 *
 * @param number the type of the number, or of each member
 * @param list whether it is a list
 */
record Shape(QuantityType number, boolean list) {

  /** Returns the shape of a value in arithmetic, where a loop is its last turn. */
  static Optional<Shape> of(Type type) {
    if (type instanceof ListType members) {
      return Optional.of(new Shape(members.member(), /* list= */ true));
    }
    return TypeChecker.number(type).map(number -> new Shape(number, /* list= */ false));
  }

  Type type() {
    return list ? new ListType(number) : number;
  }

  Shape with(QuantityType type) {
    return new Shape(type, list);
  }
}
