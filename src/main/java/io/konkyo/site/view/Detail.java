package io.konkyo.site.view;

import java.util.Objects;

/**
 * A named detail: a condition, a date, a version.
 *
 * @param label plain words
 * @param value phrasing markup
 */
public record Detail(String label, Html value) {
  public Detail {
    Objects.requireNonNull(label);
    Objects.requireNonNull(value);
  }
}
