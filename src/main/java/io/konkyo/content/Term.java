package io.konkyo.content;

import io.konkyo.source.Located;
import java.util.Map;

/**
 * A name that contains digits or needs a reading.
 *
 * @param printed the characters as they stand in prose
 * @param readings how it is read aloud, per locale
 */
public record Term(Located<String> printed, Map<String, Located<String>> readings) {
  public Term {
    readings = Map.copyOf(readings);
  }
}
