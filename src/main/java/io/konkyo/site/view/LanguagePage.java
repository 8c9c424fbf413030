package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * The site's front door: a plain choice of language.
 *
 * @param frame its {@code lang} is that of the first choice; it has no navigation
 * @param choices one for each language, in the site's order
 */
public record LanguagePage(PageFrame frame, List<Choice> choices) implements PageView {
  public LanguagePage {
    Objects.requireNonNull(frame);
    choices = List.copyOf(choices);
  }

  @Override
  public String template() {
    return "languages";
  }

  /**
   * One language to choose.
   *
   * @param lang BCP 47 tag
   * @param name the language in its own words
   * @param href relative address of that language's index page
   * @param title phrasing markup without links: the site's name in that language
   * @param description phrasing markup without links: what the site is; may be empty
   */
  public record Choice(String lang, String name, String href, Html title, Html description) {
    public Choice {
      Objects.requireNonNull(lang);
      Objects.requireNonNull(name);
      Objects.requireNonNull(href);
      Objects.requireNonNull(title);
      Objects.requireNonNull(description);
    }
  }
}
