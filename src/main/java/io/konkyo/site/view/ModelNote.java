package io.konkyo.site.view;

import java.util.Objects;

/**
 * A named formula that a derivation uses.
 *
 * @param title phrasing markup: what it is called
 * @param definition the name with its parameters and what they give, plain
 * @param source where it comes from, plain
 * @param lang what the source is written in, a BCP 47 tag
 * @param url where that can be read; may be empty
 */
public record ModelNote(Html title, String definition, String source, String lang, String url) {
  public ModelNote {
    Objects.requireNonNull(title);
    Objects.requireNonNull(definition);
    Objects.requireNonNull(source);
    Objects.requireNonNull(lang);
    Objects.requireNonNull(url);
  }
}
