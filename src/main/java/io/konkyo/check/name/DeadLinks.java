package io.konkyo.check.name;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.Content;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.edition.Edition;
import io.konkyo.spelling.NearestName;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A link of a text to a page that the site does not have, or not in the text's language. */
public final class DeadLinks implements Check {
  /** The pages that every site has. */
  private static final Set<String> MADE =
      Set.of("index.html", "errata.html", "sources.html", "quality.html", "coverage.html");

  private static final Pattern ELSEWHERE = Pattern.compile("(?i)(https?|mailto):.*");

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Set<String> pages = pages(input.content());
    ContentTexts.each(
        input.content(),
        place -> {
          for (Wording wording : place.text().byLocale().values()) {
            Edition edition = input.editions().in(wording.locale());
            for (Inline.Link link : wording.markdown().inlines(Inline.Link.class)) {
              if (pages.contains(page(link))) {
                boolean isShown = !edition.isWhole() && edition.shows(place.text());
                if (isShown && !pages(edition.content()).contains(page(link))) {
                  diagnostics.add(unpublished(link, wording));
                }
              } else if (!page(link).isEmpty() && !ELSEWHERE.matcher(page(link)).matches()) {
                diagnostics.add(dead(link, wording, pages));
              }
            }
          }
        });
  }

  private static String page(Inline.Link link) {
    int hash = link.target().indexOf('#');
    return hash < 0 ? link.target() : link.target().substring(0, hash);
  }

  private static Diagnostic dead(Inline.Link link, Wording wording, Set<String> pages) {
    Diagnostic dead =
        Diagnostic.of(
            DiagnosticCode.UNKNOWN_REFERENCE,
            wording.source().span(link.from(), link.to()),
            "the site has no page `" + page(link) + "`");
    return NearestName.of(page(link), pages)
        .map(name -> dead.withHelp("did you mean `" + name + "`?"))
        .orElse(dead.withHelp("link a page by its id, as in `" + pages.iterator().next() + "`"));
  }

  private static Diagnostic unpublished(Inline.Link link, Wording wording) {
    String locale = wording.locale();
    Diagnostic unpublished =
        Diagnostic.of(
            DiagnosticCode.UNPUBLISHED_LINK,
            wording.source().span(link.from(), link.to()),
            "`" + page(link) + "` is not published in `" + locale + "`");
    return page(link).startsWith("ledger-")
        ? unpublished
            .withNote("no document published in `" + locale + "` leads to a fact of it")
            .withHelp("write the words without the link in `" + locale + "`")
        : unpublished.withHelp(
            "write the words without the link in `"
                + locale
                + "`, or add `"
                + locale
                + "` to the `locales` of that page");
  }

  /** All pages stand in one folder, so a link needs just the name. */
  private static Set<String> pages(Content content) {
    Set<String> pages = new TreeSet<>(MADE);
    content.quizzes().keySet().forEach(id -> pages.add(id + ".html"));
    content.pages().keySet().forEach(id -> pages.add(id + ".html"));
    content.factsPages().keySet().forEach(id -> pages.add("ledger-" + id + ".html"));
    return pages;
  }
}
