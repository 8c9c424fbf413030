package io.konkyo.site.assemble;

import io.konkyo.content.Content;
import io.konkyo.content.ContentReferences;
import io.konkyo.content.Source;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Finding;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.SourcesPage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builds the page of one locale that lists what was read, with its addresses. */
final class SourcesPages {
  private final PageContext context;
  private final Frames frames;
  private final Sources sources;

  SourcesPages(PageContext context) {
    this.context = context;
    this.frames = new Frames(context);
    this.sources = new Sources(context);
  }

  SourcesPage page() {
    Set<String> used = used();
    Map<String, Set<String>> drawing = drawing();
    return new SourcesPage(
        frames.page(Addresses.SOURCES, context.word("word.sources"), context.word("sources.about")),
        frames.method(),
        context.content().sources().values().stream()
            .filter(source -> used.contains(source.id().value()))
            .map(source -> use(source, drawing.getOrDefault(source.id().value(), Set.of())))
            .toList());
  }

  private Set<String> used() {
    Set<String> used = new HashSet<>();
    ContentReferences.each(
        context.content(),
        reference -> {
          if (reference.kind() == ContentReferences.Kind.SOURCE) {
            used.add(reference.name().value());
          }
        });
    return used;
  }

  private SourcesPage.SourceUse use(Source source, Set<String> drawing) {
    List<SourcesPage.LedgerUse> ledgers = new ArrayList<>();
    for (Content.FactsPage page : context.content().factsPages().values()) {
      long count = page.factIds().stream().filter(drawing::contains).count();
      if (count > 0) {
        ledgers.add(
            new SourcesPage.LedgerUse(
                Link.to(Addresses.ledger(page.id()), context.unlinked(page.title())),
                Long.toString(count)));
      }
    }
    return new SourcesPage.SourceUse(sources.view(source), ledgers);
  }

  /** The facts whose value a source gives or prints, or is found to contradict, by source. */
  private Map<String, Set<String>> drawing() {
    Map<String, Set<String>> facts = new HashMap<>();
    for (Fact fact : context.content().facts().values()) {
      String id = fact.id();
      fact.header().provenance().source().ifPresent(own -> add(facts, own.value(), id));
      fact.header().quoted().forEach(quoted -> add(facts, quoted.source(), id));
    }
    for (Finding finding : context.content().findings()) {
      add(facts, finding.quoted().source(), finding.about().value());
    }
    facts.values().forEach(ids -> ids.removeIf(id -> context.ledger().entry(id).isEmpty()));
    return facts;
  }

  private static void add(Map<String, Set<String>> facts, String source, String fact) {
    facts.computeIfAbsent(source, any -> new HashSet<>()).add(fact);
  }
}
