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
import io.konkyo.spelling.NearestName;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A link of a text to a page that the site does not have. */
public final class DeadLinks implements Check {
  /** The pages that every site has. */
  private static final Set<String> MADE =
      Set.of("index.html", "errata.html", "quality.html", "coverage.html");

  private static final Pattern ELSEWHERE = Pattern.compile("(?i)(https?|mailto):.*");

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Set<String> pages = pages(input.content());
    ContentTexts.each(
        input.content(),
        place -> {
          for (Wording wording : place.text().byLocale().values()) {
            for (Inline.Link link : wording.markdown().inlines(Inline.Link.class)) {
              check(link, wording, pages, diagnostics);
            }
          }
        });
  }

  private static void check(
      Inline.Link link, Wording wording, Set<String> pages, Diagnostics diagnostics) {
    int hash = link.target().indexOf('#');
    String page = hash < 0 ? link.target() : link.target().substring(0, hash);
    if (page.isEmpty() || pages.contains(page) || ELSEWHERE.matcher(page).matches()) {
      return;
    }
    Diagnostic dead =
        Diagnostic.of(
            DiagnosticCode.UNKNOWN_REFERENCE,
            wording.source().span(link.from(), link.to()),
            "the site has no page `" + page + "`");
    Optional<String> near = NearestName.of(page, pages);
    diagnostics.add(
        near.map(name -> dead.withHelp("did you mean `" + name + "`?"))
            .orElse(
                dead.withHelp("link a page by its id, as in `" + pages.iterator().next() + "`")));
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
