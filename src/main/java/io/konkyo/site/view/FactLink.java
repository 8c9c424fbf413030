package io.konkyo.site.view;

import java.util.Objects;

/**
 * A fact referred to by name.
 *
 * @param id the fact's id
 * @param href relative address of its line in the ledger
 * @param label phrasing markup without links: its label, or its id where it has none
 */
public record FactLink(String id, String href, Html label) {
  public FactLink {
    Objects.requireNonNull(id);
    Objects.requireNonNull(href);
    Objects.requireNonNull(label);
  }
}
