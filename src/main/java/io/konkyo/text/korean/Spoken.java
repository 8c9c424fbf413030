package io.konkyo.text.korean;

import java.util.List;

/**
 * A piece of printed text and how it is read.
 *
 * @param end the offset after the piece
 * @param readings its readings in use; none if it is not known how to read it
 */
record Spoken(int end, List<String> readings) {
  Spoken {
    readings = List.copyOf(readings);
  }

  static Spoken unknown(int end) {
    return new Spoken(end, List.of());
  }
}
