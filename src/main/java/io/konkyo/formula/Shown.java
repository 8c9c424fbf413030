package io.konkyo.formula;

import io.konkyo.formula.TracePiece.Group;

/**
 * A piece and how tightly what it shows is bound, so that brackets stand where they are needed.
 *
 * @param piece the piece
 * @param precedence of its outermost operator
 */
record Shown(TracePiece piece, Precedence precedence) {
  static Shown atom(TracePiece piece) {
    return new Shown(piece, Precedence.ATOM);
  }

  TracePiece within(Precedence least) {
    return precedence.atLeast(least) ? piece : new Group(piece);
  }
}
