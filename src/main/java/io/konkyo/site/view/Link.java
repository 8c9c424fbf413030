package io.konkyo.site.view;

import java.util.Objects;

/**
 * A link to another page of the site.
 *
 * @param href relative address
 * @param text phrasing markup without links
 * @param current whether it leads to the very page it stands on
 */
public record Link(String href, Html text, boolean current) {
  public Link {
    Objects.requireNonNull(href);
    Objects.requireNonNull(text);
  }

  /** Returns a link to some other page. */
  public static Link to(String href, Html text) {
    return new Link(href, text, false);
  }

  /** Returns a link to some other page, named in plain words. */
  public static Link to(String href, String text) {
    return to(href, Html.ofText(text));
  }
}
