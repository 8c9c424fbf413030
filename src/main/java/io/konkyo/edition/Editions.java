package io.konkyo.edition;

import io.konkyo.content.Content;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.ledger.Ledger;
import java.util.ArrayList;
import java.util.List;

/**
 * The editions of a site, one for each of its languages, in their order.
 *
 * <p>Shape: a language in which every document is published has the whole site, with the facts that
 * no document names. A language in which some are left out has the others and what they lead to.
 */
public record Editions(List<Edition> all) {
  public Editions {
    all = List.copyOf(all);
  }

  /** Finds what is published in each language of a site. */
  public static Editions of(Content content, Ledger ledger) {
    List<Edition> editions = new ArrayList<>();
    Graph graph = null;
    for (String locale : content.site().localeTags()) {
      if (isWhole(content, locale)) {
        editions.add(Edition.whole(locale, content));
        continue;
      }
      graph = graph == null ? Graph.of(content, ledger) : graph;
      editions.add(Edition.partial(locale, content, Reached.in(locale, content, graph)));
    }
    return new Editions(editions);
  }

  /** Returns the edition in one of the site's languages. */
  public Edition in(String locale) {
    return all.stream()
        .filter(edition -> edition.locale().equals(locale))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isWhole(Content content, String locale) {
    return content.quizzes().values().stream().map(Quiz::locales).allMatch(l -> l.contains(locale))
        && content.pages().values().stream().map(Page::locales).allMatch(l -> l.contains(locale));
  }
}
