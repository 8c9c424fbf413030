package io.konkyo.formula;

import java.util.List;

/**
 * A part of a formula.
 *
 * <p>Shape: immutable trees. Offsets are UTF-16 offsets into the text the formula was parsed from;
 * they cover the part itself and not the brackets around it. {@code equals} compares offsets too.
 */
public sealed interface Expression
    permits NumberLiteral,
        Reference,
        FamilyReference,
        Unary,
        Binary,
        Comparison,
        Logical,
        Not,
        Conversion,
        Call,
        Conditional,
        Let,
        Steps {

  /** Returns the offset of the first character. */
  int from();

  /** Returns the offset after the last character. */
  int to();

  /** Returns the direct parts, in the order they are written. */
  List<Expression> children();
}
