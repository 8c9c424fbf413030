package io.konkyo.verdict.range;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Derivation;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the range of a formula that reads raw values more than once, or that may jump. Where the
 * slope along a raw value has one sign, the value stands at its ends for the bounds; where that is
 * not so for all of them, the box is halved until the answer is certain or the budget is spent.
 */
final class Subdivision {
  private static final int MOST_PIECES_FOR_BOUNDS = 24;
  private static final int MOST_PIECES = 256;

  /** Parts of formulas walked through for all pieces together; each takes up to five walks. */
  private static final int MOST_WORK = 300_000;

  private static final int WALKS = 5;
  private static final Rational HALF = Rational.of(1, 2);

  /** The outer bounds are good enough when they stand out by no more than this part of a width. */
  private static final Rational SLACK = Rational.of(1, 50);

  private final Examination examination;
  private final List<Piece> pieces;
  private final int affordable;

  /**
   * @param derivation the formula
   * @param inputs the rounded raw values
   * @param tracked those to be halved; the others are read once and do no harm
   * @param first a walk through the whole box
   */
  Subdivision(Derivation derivation, Inputs inputs, List<Integer> tracked, Encloser first) {
    this(
        new Examination(derivation, inputs, tracked, first.jumps()),
        new ArrayList<>(),
        MOST_WORK / (WALKS * first.parts()));
    this.pieces.add(examination.examine(inputs.boxes()));
    if (pieces.get(0).isOpen()) {
      refineBounds();
    }
  }

  private Subdivision(Examination examination, List<Piece> pieces, int affordable) {
    this.examination = examination;
    this.pieces = pieces;
    this.affordable = affordable;
  }

  /** Returns bounds of all results; null if they cannot be told. */
  Interval outer() {
    Interval hull = null;
    for (Piece piece : pieces) {
      if (piece.outer() == null) {
        return null;
      }
      hull = hull == null ? piece.outer() : hull.hull(piece.outer());
    }
    return hull;
  }

  /** Returns the bounds of what is reached; null if nothing is known to be. */
  Interval reached() {
    Interval hull = null;
    for (Piece piece : pieces) {
      for (Interval part : piece.reached()) {
        hull = hull == null ? part : hull.hull(part);
      }
    }
    return hull;
  }

  /** Returns whether the outer bounds are reached and everything between them. */
  boolean isProved() {
    return !examination.jumps() && pieces.stream().noneMatch(Piece::isOpen);
  }

  /** Returns whether a result in a window is possible; the answer does not change this. */
  Meeting meets(Interval window) {
    return new Subdivision(examination, new ArrayList<>(pieces), affordable)
        .halvedUntilDecided(window);
  }

  private Meeting halvedUntilDecided(Interval window) {
    while (true) {
      Meeting meeting = look(window);
      int open = meeting == Meeting.UNKNOWN ? openThatMeets(window) : -1;
      if (open < 0 || pieces.size() >= Math.min(MOST_PIECES, affordable)) {
        return meeting;
      }
      split(open);
    }
  }

  private Meeting look(Interval window) {
    boolean possible = false;
    for (Piece piece : pieces) {
      if (piece.reaches(window)) {
        return Meeting.YES;
      }
      possible |= piece.mayMeet(window);
    }
    if (!possible) {
      return Meeting.NO;
    }
    // Without jumps, what lies between two results that are reached is reached too.
    Interval reached = examination.jumps() ? null : reached();
    return reached != null && reached.meets(window) ? Meeting.YES : Meeting.UNKNOWN;
  }

  private int openThatMeets(Interval window) {
    for (int i = 0; i < pieces.size(); i++) {
      if (pieces.get(i).isOpen() && pieces.get(i).mayMeet(window)) {
        return i;
      }
    }
    return -1;
  }

  private void refineBounds() {
    while (pieces.size() < Math.min(MOST_PIECES_FOR_BOUNDS, affordable)) {
      int open = outermost();
      if (open < 0) {
        return;
      }
      split(open);
    }
  }

  /** Returns an open piece that holds the outer bounds well beyond what is reached, or −1. */
  private int outermost() {
    Interval reached = reached();
    if (reached == null) {
      return firstOpen();
    }
    Rational slack = reached.width().times(SLACK);
    int found = -1;
    Rational furthest = slack;
    for (int i = 0; i < pieces.size(); i++) {
      Interval outer = pieces.get(i).outer();
      if (!pieces.get(i).isOpen()) {
        continue;
      }
      if (outer == null) {
        return i;
      }
      Rational beyond = reached.low().minus(outer.low()).max(outer.high().minus(reached.high()));
      if (beyond.compareTo(furthest) > 0) {
        furthest = beyond;
        found = i;
      }
    }
    return found;
  }

  private int firstOpen() {
    for (int i = 0; i < pieces.size(); i++) {
      if (pieces.get(i).isOpen()) {
        return i;
      }
    }
    return -1;
  }

  private void split(int index) {
    Piece piece = pieces.get(index);
    Bounds box = piece.boxes()[piece.widest()];
    Rational middle = box.low().plus(box.high()).times(HALF);
    Bounds[] lower = piece.boxes().clone();
    Bounds[] upper = piece.boxes().clone();
    lower[piece.widest()] = new Bounds(box.low(), middle, Slopes.NONE);
    upper[piece.widest()] = new Bounds(middle, box.high(), Slopes.NONE);
    pieces.set(index, examination.examine(lower));
    pieces.add(examination.examine(upper));
  }
}
