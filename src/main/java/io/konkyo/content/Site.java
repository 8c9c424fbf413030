package io.konkyo.content;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * The site as a whole.
 *
 * @param locales the languages; the first is the source of translations
 * @param strict whether unbound digits in prose are errors
 * @param baseUrl the address it is published at, if that is known
 * @param home ids of quizzes and pages in the order of the index
 * @param method id of the page that tells readers how numbers are checked
 */
public record Site(
    List<Located<String>> locales,
    Text title,
    Optional<Text> description,
    Optional<Text> footer,
    boolean strict,
    Optional<Located<String>> baseUrl,
    List<Located<String>> home,
    Optional<Located<String>> method) {
  public Site {
    locales = List.copyOf(locales);
    home = List.copyOf(home);
  }

  /** Returns the language that the others are translated from. */
  public String sourceLocale() {
    return locales.get(0).value();
  }

  public List<String> localeTags() {
    return locales.stream().map(Located::value).toList();
  }
}
