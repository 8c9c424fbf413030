package io.konkyo.site.assemble;

import io.konkyo.content.Content;
import io.konkyo.content.ContentReferences;
import io.konkyo.content.Source;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.FactHeader;
import io.konkyo.content.fact.Finding;
import io.konkyo.site.view.Link;
import io.konkyo.site.view.SourcesPage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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
    return new SourcesPage(
        frames.page(Addresses.SOURCES, context.word("word.sources"), context.word("sources.about")),
        frames.method(),
        context.content().sources().values().stream()
            .filter(source -> used.contains(source.id().value()))
            .map(this::use)
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

  private SourcesPage.SourceUse use(Source source) {
    List<SourcesPage.LedgerUse> ledgers = new ArrayList<>();
    for (Content.FactsPage page : context.content().factsPages().values()) {
      long count = page.factIds().stream().filter(id -> drawsOn(id, source.id().value())).count();
      if (count > 0) {
        ledgers.add(
            new SourcesPage.LedgerUse(
                Link.to(Addresses.ledger(page.id()), context.unlinked(page.title())),
                Long.toString(count)));
      }
    }
    return new SourcesPage.SourceUse(sources.view(source), ledgers);
  }

  /** Whether a source gives a fact's value, prints it, or is found to contradict it. */
  private boolean drawsOn(String id, String source) {
    Fact fact = context.content().facts().get(id);
    if (fact == null || context.ledger().entry(id).isEmpty()) {
      return false;
    }
    FactHeader header = fact.header();
    return header.provenance().source().filter(own -> own.value().equals(source)).isPresent()
        || header.quoted().stream().anyMatch(quoted -> quoted.source().equals(source))
        || context.content().findings().stream().anyMatch(found -> isOf(found, id, source));
  }

  private static boolean isOf(Finding finding, String fact, String source) {
    return finding.about().value().equals(fact) && finding.quoted().source().equals(source);
  }
}
