package io.konkyo.content.markdown;

/**
 * A piece of a paragraph while its marks are being paired: a node of a doubly linked list, so that
 * wrapping and removing cost nothing to the pieces around.
 */
final class Piece {

  /** Kinds of pieces. */
  enum Kind {
    /** Characters. */
    TEXT,
    /** The end of a source line. */
    SOFT_BREAK,
    /** A finished inline. */
    LEAF,
    /** Holds pieces: strong emphasis. */
    STRONG,
    /** Holds pieces: emphasis. */
    EMPHASIS,
    /** Holds pieces: a link. */
    LINK,
    /** Holds pieces: a whole paragraph. */
    ROOT
  }

  Kind kind;

  /** Index of the first character in the content. */
  int start;

  /** Index after the last character in the content. */
  int end;

  /** What a text prints, or the target of a link; null if a text prints as it stands. */
  String text;

  /** A finished inline, for a leaf. */
  Inline leaf;

  /** Levels of pieces in this one. */
  int depth;

  Piece previous;
  Piece next;
  Piece first;
  Piece last;

  Piece(Kind kind, int start, int end) {
    this.kind = kind;
    this.start = start;
    this.end = end;
  }

  static Piece text(int start, int end) {
    return new Piece(Kind.TEXT, start, end);
  }

  static Piece leaf(Inline inline, int start, int end) {
    Piece piece = new Piece(Kind.LEAF, start, end);
    piece.leaf = inline;
    return piece;
  }

  /** Adds a piece after all that this one holds. */
  void append(Piece child) {
    child.previous = last;
    child.next = null;
    if (last == null) {
      first = child;
    } else {
      last.next = child;
    }
    last = child;
    depth = Math.max(depth, child.depth + 1);
  }

  /** Takes a child out. */
  void remove(Piece child) {
    if (child.previous == null) {
      first = child.next;
    } else {
      child.previous.next = child.next;
    }
    if (child.next == null) {
      last = child.previous;
    } else {
      child.next.previous = child.previous;
    }
  }

  /**
   * Moves all children between two others, or after {@code left} if there is no right, into one.
   */
  void wrap(Piece left, Piece right, Piece wrapper) {
    Piece child = left.next;
    while (child != right) {
      Piece following = child.next;
      wrapper.append(child);
      child = following;
    }
    left.next = wrapper;
    wrapper.previous = left;
    wrapper.next = right;
    if (right == null) {
      last = wrapper;
    } else {
      right.previous = wrapper;
    }
  }

  /** Turns a piece and all it holds into one leaf. */
  void become(Inline inline) {
    kind = Kind.LEAF;
    leaf = inline;
    first = null;
    last = null;
    depth = 0;
  }
}
