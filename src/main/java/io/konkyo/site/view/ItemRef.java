package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * An item referred to from another page.
 *
 * @param href relative address
 * @param number its place in the quiz, as printed
 * @param id the item's id
 * @param markers evidence of the facts the key rests on
 */
public record ItemRef(String href, String number, String id, List<Marker> markers) {
  public ItemRef {
    Objects.requireNonNull(href);
    Objects.requireNonNull(number);
    Objects.requireNonNull(id);
    markers = List.copyOf(markers);
  }
}
