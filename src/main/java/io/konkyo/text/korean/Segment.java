package io.konkyo.text.korean;

import java.util.List;

/**
 * A word or quantity of a text as it is read.
 *
 * @param readings its readings in use; none if it is not known how to read it
 * @param spaced whether it is read apart from what stands before it
 */
record Segment(List<String> readings, boolean spaced) {
  Segment {
    readings = List.copyOf(readings);
  }
}
