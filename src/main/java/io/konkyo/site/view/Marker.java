package io.konkyo.site.view;

import java.util.Objects;

/**
 * An evidence marker as it is stamped beside a text.
 *
 * @param id the marker's id in the site's {@code evidence.yml}
 * @param symbol what is printed: ✓ Ⓥ Ⓑ ≈ Σ ?
 * @param name its name in this language, said to those who cannot see or do not know the symbol
 * @param caveat whether it weakens what it marks; drawn with a broken frame
 * @param href relative address of its line in a legend; empty if there is none
 */
public record Marker(String id, String symbol, String name, boolean caveat, String href) {
  public Marker {
    Objects.requireNonNull(id);
    Objects.requireNonNull(symbol);
    Objects.requireNonNull(name);
    Objects.requireNonNull(href);
  }
}
