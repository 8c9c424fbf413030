package io.konkyo.site.view;

import java.util.Objects;

/**
 * A named detail: a condition, a date, a version.
 *
 * @param label phrasing markup without links
 * @param value phrasing markup
 */
public record Detail(Html label, Html value) {
  public Detail {
    Objects.requireNonNull(label);
    Objects.requireNonNull(value);
  }

  /** Returns a detail named in plain words. */
  public static Detail of(String label, Html value) {
    return new Detail(Html.ofText(label), value);
  }
}
