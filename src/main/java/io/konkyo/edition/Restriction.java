package io.konkyo.edition;

import io.konkyo.content.Content;
import io.konkyo.content.Content.FactsPage;
import io.konkyo.content.Source;
import io.konkyo.content.fact.Allowance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiPredicate;

/** A site without what is not reached. Names that readers do not follow stay. */
final class Restriction {
  private final Content content;
  private final Reached reached;

  Restriction(Content content, Reached reached) {
    this.content = content;
    this.reached = reached;
  }

  Content to(String locale) {
    return new Content(
        content.site(),
        of("evidence", content.markers()),
        content.units(),
        content.counted(),
        of("axes", content.axes()),
        content.terms(),
        of("models", content.models()),
        sources(),
        of("setups", content.setups()),
        of("instruments", content.instruments()),
        of("observes", content.observed()),
        content.locales(),
        factsPages(),
        sorted(content.facts(), (id, fact) -> has("facts", id)),
        sorted(content.families(), (id, family) -> has("facts", id)),
        content.broken(),
        content.brokenModels(),
        content.agreements().stream().filter(a -> has("agreements", a.id().value())).toList(),
        content.findings().stream().filter(f -> has("findings", f.id().value())).toList(),
        sorted(content.quizzes(), (id, quiz) -> quiz.locales().contains(locale)),
        sorted(content.pages(), (id, page) -> page.locales().contains(locale)),
        content.listings(),
        content.allowances().stream().filter(this::isShown).toList());
  }

  /** Readers are told what facts and agreements are allowed, and nothing of what the rest is. */
  private boolean isShown(Allowance allowance) {
    String statement = allowance.statement();
    return reached.has(statement)
        && (statement.startsWith("facts/") || statement.startsWith("agreements/"));
  }

  private Map<String, Source> sources() {
    Map<String, Source> sources = of("sources", content.sources());
    sources.replaceAll(
        (id, source) ->
            source.withPlaces(
                kept(source.places(), (place, text) -> reached.has(Thing.place(id, place)))));
    return sources;
  }

  private SortedMap<String, FactsPage> factsPages() {
    SortedMap<String, FactsPage> pages =
        sorted(content.factsPages(), (id, page) -> reached.has(Thing.factsFile(id)));
    pages.replaceAll((id, page) -> new FactsPage(id, page.title(), page.intro(), facts(page)));
    return pages;
  }

  private List<String> facts(FactsPage page) {
    return page.factIds().stream().filter(id -> has("facts", id)).toList();
  }

  private boolean has(String kind, String id) {
    return reached.has(Thing.of(kind, id));
  }

  private <T> Map<String, T> of(String kind, Map<String, T> things) {
    return kept(things, (id, thing) -> has(kind, id));
  }

  private static <T> Map<String, T> kept(Map<String, T> all, BiPredicate<String, T> isKept) {
    Map<String, T> kept = new LinkedHashMap<>();
    all.forEach(
        (id, thing) -> {
          if (isKept.test(id, thing)) {
            kept.put(id, thing);
          }
        });
    return kept;
  }

  private static <T> SortedMap<String, T> sorted(
      Map<String, T> all, BiPredicate<String, T> isKept) {
    return new TreeMap<>(kept(all, isKept));
  }
}
