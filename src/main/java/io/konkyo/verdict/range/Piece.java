package io.konkyo.verdict.range;

import io.konkyo.quantity.Interval;
import java.util.List;

/**
 * A part of the box in which the raw values lie.
 *
 * @param boxes where each raw value is
 * @param outer all results lie in it; null when that cannot be told
 * @param reached each result inside of one of these is attained somewhere in the part
 * @param widest index of the raw value to halve next; −1 when the outer bounds are reached, or when
 *     there is nothing left to halve
 */
record Piece(Bounds[] boxes, Interval outer, List<Interval> reached, int widest) {

  boolean isOpen() {
    return widest >= 0;
  }

  boolean mayMeet(Interval window) {
    return outer == null || outer.meets(window);
  }

  boolean reaches(Interval window) {
    for (Interval part : reached) {
      if (part.meets(window)) {
        return true;
      }
    }
    return false;
  }
}
