package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * Where a fact is used, gathered by page.
 *
 * @param title phrasing markup: the page, or what the places have in common
 * @param href relative address of the page; empty if the places lie on several
 * @param places where on it; may be empty for the page as a whole
 */
public record UsedIn(Html title, String href, List<Link> places) {
  public UsedIn {
    Objects.requireNonNull(title);
    Objects.requireNonNull(href);
    places = List.copyOf(places);
  }
}
