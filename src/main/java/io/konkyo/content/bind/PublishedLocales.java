package io.konkyo.content.bind;

import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.spelling.NearestName;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads in which of the site's languages a quiz or page is published. */
final class PublishedLocales {
  private final List<String> site;
  private final Diagnostics diagnostics;

  /**
   * Reads the languages of documents.
   *
   * @param site the tags of the site's languages, the source of translations first
   */
  PublishedLocales(List<String> site, Diagnostics diagnostics) {
    this.site = List.copyOf(site);
    this.diagnostics = diagnostics;
  }

  /**
   * Returns the languages in the site's order: all where the author names none.
   *
   * <p>Errors: a language the site does not have, and one list without the source language, are
   * told; the document is then taken to be published in the source language and those known.
   */
  List<String> of(String document, List<YamlScalar> named) {
    if (named.isEmpty()) {
      return site;
    }
    Set<String> published = new LinkedHashSet<>();
    boolean understood = true;
    for (YamlScalar tag : named) {
      if (site.contains(tag.text())) {
        published.add(tag.text());
      } else {
        understood = false;
        diagnostics.add(unknown(tag));
      }
    }
    if (understood && !published.contains(site.get(0))) {
      diagnostics.add(withoutSource(document, named.get(0)));
    }
    published.add(site.get(0));
    return site.stream().filter(published::contains).toList();
  }

  private Diagnostic unknown(YamlScalar tag) {
    String known =
        NearestName.of(tag.text(), site)
            .map(near -> "write `" + near + "`")
            .orElse("use one of " + String.join(", ", site));
    return Diagnostic.of(
            DiagnosticCode.UNKNOWN_LOCALE,
            tag.span(),
            "the site has no locale `" + tag.text() + "`")
        .withHelp(known + ", or add it to `locales` in site.yml");
  }

  private Diagnostic withoutSource(String document, YamlScalar first) {
    String source = site.get(0);
    return Diagnostic.of(
            DiagnosticCode.SOURCE_LOCALE_LEFT_OUT,
            first.span(),
            "`" + document + "` is not published in `" + source + "`")
        .withNote(
            "`"
                + source
                + "` is the first of `locales` in site.yml; translations are held against it")
        .withHelp("add `" + source + "` to the list, or leave `locales` out to publish in all");
  }
}
