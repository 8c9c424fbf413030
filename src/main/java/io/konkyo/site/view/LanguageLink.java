package io.konkyo.site.view;

import java.util.Objects;

/**
 * The same page in one language.
 *
 * @param lang BCP 47 tag, as in {@code lang} and {@code hreflang}
 * @param name the language in its own words: 한국어, 日本語
 * @param href relative address of the page in that language
 * @param current whether it is the language of this page
 */
public record LanguageLink(String lang, String name, String href, boolean current) {
  public LanguageLink {
    Objects.requireNonNull(lang);
    Objects.requireNonNull(name);
    Objects.requireNonNull(href);
  }
}
