package io.konkyo.site.view;

import java.util.Objects;

/**
 * A rule as readers see it.
 *
 * @param code its kebab-case name
 * @param name what it finds, in a few words
 * @param href relative address of its line in the list of rules
 */
public record RuleName(String code, String name, String href) {
  public RuleName {
    Objects.requireNonNull(code);
    Objects.requireNonNull(name);
    Objects.requireNonNull(href);
  }
}
