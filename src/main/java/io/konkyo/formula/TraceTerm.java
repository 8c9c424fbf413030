package io.konkyo.formula;

import java.util.Objects;

/**
 * One member of a chain of equations.
 *
 * @param role what the member shows
 * @param relation how it follows from the member before; of the first one it says nothing
 * @param piece the member
 */
public record TraceTerm(Role role, Relation relation, TracePiece piece) {
  public TraceTerm {
    Objects.requireNonNull(role);
    Objects.requireNonNull(relation);
    Objects.requireNonNull(piece);
  }

  /** What a member of the chain shows. */
  public enum Role {
    /** The formula with the names of facts. */
    SYMBOLIC,
    /** What decides a branch, with the names it is written in; shown wherever values are. */
    CONDITION,
    /** The formula with the values of facts. */
    SUBSTITUTED,
    /** The exact value. */
    EXACT,
    /** The value as it is printed elsewhere. */
    ROUNDED,
    /** Whether a condition holds. */
    TRUTH
  }

  /** How a member follows from the one before. */
  public enum Relation {
    EQUALS("="),
    ABOUT("≈"),
    EQUIVALENT("⇔"),
    HENCE("");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    /** Returns the sign between the two members. */
    public String sign() {
      return sign;
    }
  }
}
