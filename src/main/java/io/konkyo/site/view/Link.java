package io.konkyo.site.view;

import java.util.Objects;

/**
 * A link to another page of the site.
 *
 * @param href relative address
 * @param text plain words
 * @param current whether it leads to the very page it stands on
 */
public record Link(String href, String text, boolean current) {
  public Link {
    Objects.requireNonNull(href);
    Objects.requireNonNull(text);
  }

  /** Returns a link to some other page. */
  public static Link to(String href, String text) {
    return new Link(href, text, false);
  }
}
