package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * What every page carries around its content.
 *
 * @param lang BCP 47 tag of the page
 * @param title words of the window title, without the site's name
 * @param description one plain sentence for search results; may be empty
 * @param siteTitle the site's name in this language; numbers in it are unlinked
 * @param root relative address of the site's root, ending in a slash: {@code ../} or {@code ./}
 * @param home relative address of this language's index page
 * @param languages every language of the site in its order, this one included
 * @param navigation links in the page head, after the site's name
 * @param footer phrasing markup under every page; may be empty
 */
public record PageFrame(
    String lang,
    String title,
    String description,
    Title siteTitle,
    String root,
    String home,
    List<LanguageLink> languages,
    List<Link> navigation,
    Html footer) {
  public PageFrame {
    Objects.requireNonNull(lang);
    Objects.requireNonNull(title);
    Objects.requireNonNull(description);
    Objects.requireNonNull(siteTitle);
    Objects.requireNonNull(root);
    Objects.requireNonNull(home);
    Objects.requireNonNull(footer);
    languages = List.copyOf(languages);
    navigation = List.copyOf(navigation);
  }
}
