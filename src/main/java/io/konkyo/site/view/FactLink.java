package io.konkyo.site.view;

import java.util.Objects;

/**
 * A fact referred to by name.
 *
 * @param id the fact's id
 * @param href relative address of its line in the ledger
 * @param label plain words; empty if the fact has none, then the id stands for it
 */
public record FactLink(String id, String href, String label) {
  public FactLink {
    Objects.requireNonNull(id);
    Objects.requireNonNull(href);
    Objects.requireNonNull(label);
  }
}
