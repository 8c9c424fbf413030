package io.konkyo.verdict.range;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Derivation;
import java.util.ArrayList;
import java.util.List;

/** Finds out what a formula gives while the raw values stay in one part of their box. */
final class Examination {
  private static final Rational HALF = Rational.of(1, 2);

  private final Derivation derivation;
  private final Inputs inputs;
  private final List<Integer> tracked;
  private final boolean jumps;

  Examination(Derivation derivation, Inputs inputs, List<Integer> tracked, boolean jumps) {
    this.derivation = derivation;
    this.inputs = inputs;
    this.tracked = tracked;
    this.jumps = jumps;
  }

  boolean jumps() {
    return jumps;
  }

  Piece examine(Bounds[] boxes) {
    Encloser walk = new Encloser(inputs, sloped(boxes));
    Direction[] directions = directions(walk);
    Interval outer = outer(boxes, directions);
    boolean proved = outer != null && !walk.jumps();
    for (Direction direction : directions) {
      proved &= direction != Direction.UNPROVED;
    }
    return proved
        ? new Piece(boxes, outer, List.of(outer), /* widest= */ -1)
        : new Piece(
            boxes, outer, reached(boxes, directions, walk.jumps()), widest(boxes, directions));
  }

  private Bounds[] sloped(Bounds[] boxes) {
    Bounds[] sloped = boxes.clone();
    for (int i = 0; i < tracked.size(); i++) {
      int index = tracked.get(i);
      sloped[index] = boxes[index].with(Slopes.along(i, tracked.size()));
    }
    return sloped;
  }

  /**
   * Returns how the result moves with each tracked value; all unproved if it cannot be enclosed.
   */
  private Direction[] directions(Encloser walk) {
    Slopes slopes = Slopes.UNKNOWN;
    try {
      slopes = walk.enclose(derivation).slopes();
    } catch (Unbounded none) {
      walk.noteJump();
    }
    Direction[] directions = new Direction[tracked.size()];
    for (int i = 0; i < directions.length; i++) {
      directions[i] = slopes.direction(i);
    }
    return directions;
  }

  /** Values whose direction is proved stand at their ends; the others stay free. */
  private Interval outer(Bounds[] boxes, Direction[] directions) {
    Bounds low = enclose(atEnds(boxes, directions, /* highest= */ false));
    Bounds high = low == null ? null : enclose(atEnds(boxes, directions, /* highest= */ true));
    return high == null ? null : new Interval(low.low(), high.high());
  }

  private List<Interval> reached(Bounds[] boxes, Direction[] directions, boolean jumpsHere) {
    Bounds low = enclose(inMiddle(atEnds(boxes, directions, /* highest= */ false), directions));
    Bounds high = enclose(inMiddle(atEnds(boxes, directions, /* highest= */ true), directions));
    List<Interval> reached = new ArrayList<>(2);
    if (low != null && high != null && !jumpsHere) {
      reached.add(low.hull(high).interval());
      return reached;
    }
    for (Bounds end : new Bounds[] {low, high}) {
      if (end != null && (!jumpsHere || end.isExact())) {
        reached.add(end.interval());
      }
    }
    return reached;
  }

  private Bounds enclose(Bounds[] boxes) {
    try {
      return new Encloser(inputs, boxes).enclose(derivation);
    } catch (Unbounded none) {
      return null;
    }
  }

  private Bounds[] atEnds(Bounds[] boxes, Direction[] directions, boolean highest) {
    Bounds[] ends = boxes.clone();
    for (int i = 0; i < directions.length; i++) {
      int index = tracked.get(i);
      Bounds box = boxes[index];
      if (directions[i] != Direction.UNPROVED) {
        boolean top = highest == (directions[i] == Direction.RISING);
        ends[index] = Bounds.point(top ? box.high() : box.low());
      }
    }
    return ends;
  }

  private Bounds[] inMiddle(Bounds[] boxes, Direction[] directions) {
    for (int i = 0; i < directions.length; i++) {
      if (directions[i] == Direction.UNPROVED) {
        Bounds box = boxes[tracked.get(i)];
        boxes[tracked.get(i)] = Bounds.point(box.low().plus(box.high()).times(HALF));
      }
    }
    return boxes;
  }

  /** Returns the unproved value whose box is largest beside what was printed. */
  private int widest(Bounds[] boxes, Direction[] directions) {
    Bounds[] whole = inputs.boxes();
    int widest = -1;
    Rational largest = Rational.ZERO;
    for (int i = 0; i < directions.length; i++) {
      int index = tracked.get(i);
      Rational width = boxes[index].interval().width();
      Rational share = width.dividedBy(whole[index].interval().width());
      if (directions[i] == Direction.UNPROVED && share.compareTo(largest) > 0) {
        largest = share;
        widest = index;
      }
    }
    return widest;
  }
}
