package io.konkyo.content;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Something that was read.
 *
 * @param accessed the day it was read
 * @param places the parts that can be cited
 */
public record Source(
    Located<String> id,
    Text title,
    Optional<String> publisher,
    Optional<String> url,
    Optional<String> language,
    Optional<LocalDate> published,
    Optional<LocalDate> updated,
    Optional<LocalDate> accessed,
    Map<String, Text> places) {
  public Source {
    places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
  }

  /** Returns the source with other places. */
  public Source withPlaces(Map<String, Text> others) {
    return new Source(id, title, publisher, url, language, published, updated, accessed, others);
  }
}
