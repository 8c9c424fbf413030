package io.konkyo.site.view;

import java.util.Objects;

/**
 * The way to one language: to the same page where that language has it, else to its index.
 *
 * @param lang BCP 47 tag, as in {@code lang} and {@code hreflang}
 * @param name the language in its own words: 한국어, 日本語
 * @param href relative address of the page in that language, or of that language's index
 * @param same whether it leads to the same page
 * @param note where it does not, words of that language that say so
 * @param current whether it is the language of this page
 */
public record LanguageLink(
    String lang, String name, String href, boolean same, String note, boolean current) {
  public LanguageLink {
    Objects.requireNonNull(lang);
    Objects.requireNonNull(name);
    Objects.requireNonNull(href);
    Objects.requireNonNull(note);
  }

  /** Returns a link to the same page. */
  public static LanguageLink toSame(String lang, String name, String href, boolean current) {
    return new LanguageLink(lang, name, href, true, "", current);
  }

  /** Returns a link to the index of a language that does not have the page. */
  public static LanguageLink toIndex(String lang, String name, String href, String note) {
    return new LanguageLink(lang, name, href, false, note, false);
  }
}
