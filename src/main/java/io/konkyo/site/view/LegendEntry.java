package io.konkyo.site.view;

import java.util.Objects;

/**
 * One line of the evidence legend.
 *
 * @param anchor element id that a {@link Marker#href()} can lead to
 * @param marker the marker; its {@code href} is not used here
 * @param description phrasing markup: what the marker says and what it demands
 */
public record LegendEntry(String anchor, Marker marker, Html description) {
  public LegendEntry {
    Objects.requireNonNull(anchor);
    Objects.requireNonNull(marker);
    Objects.requireNonNull(description);
  }
}
