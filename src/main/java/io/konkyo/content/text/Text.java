package io.konkyo.content.text;

import io.konkyo.source.Span;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * One statement in several languages.
 *
 * @param byLocale its wording per locale, in the author's order
 * @param span the whole declaration, or its key where that shows better
 */
public record Text(Map<String, Wording> byLocale, Span span) {
  public Text {
    byLocale = Collections.unmodifiableMap(new LinkedHashMap<>(byLocale));
  }

  /** Returns the names of the facts and families it prints or is checked against in any locale. */
  public SortedSet<String> names() {
    SortedSet<String> names = new TreeSet<>();
    byLocale.values().forEach(wording -> names.addAll(wording.names()));
    return names;
  }

  /** Returns the wording in a locale. */
  public Optional<Wording> in(String locale) {
    return Optional.ofNullable(byLocale.get(locale));
  }
}
