package io.konkyo.edition;

import io.konkyo.content.Content;
import io.konkyo.content.ContentReferences;
import io.konkyo.content.ContentReferences.Reference;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Membership;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.usage.Use;
import io.konkyo.usage.UseIndex;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a reader is led to from each thing of a site, directly.
 *
 * <p>A family is one entry of the ledger, so that each member leads to all. A text leads where its
 * wording in the source language does, which those in other languages are held to.
 */
final class Graph {
  private final Map<String, Set<String>> edges = new LinkedHashMap<>();

  /** What an agreement holds against each other, the measurement first. */
  private final Map<String, List<String>> sides = new LinkedHashMap<>();

  private final String sourceLocale;

  private Graph(Content content) {
    this.sourceLocale = content.site().sourceLocale();
  }

  static Graph of(Content content, Ledger ledger) {
    Graph graph = new Graph(content);
    graph.uses(content, UseIndex.of(content, ledger));
    ContentReferences.each(content, graph::reference);
    content.facts().values().forEach(graph::fact);
    content.families().values().forEach(graph::family);
    for (Entry entry : ledger.entries().values()) {
      entry
          .evidence()
          .forEach(marker -> graph.edge(fact(entry.id()), Thing.of("evidence", marker)));
    }
    content.agreements().forEach(agreement -> graph.agreement(agreement, ledger));
    content.findings().forEach(graph::finding);
    return graph;
  }

  /** Returns what a thing leads to, in the order in which it was found. */
  Set<String> from(String thing) {
    return edges.getOrDefault(thing, Set.of());
  }

  /**
   * Returns the facts each agreement holds against each other, the measurement first: the ledger
   * shows it to readers who are shown all of them.
   */
  Map<String, List<String>> agreements() {
    return sides;
  }

  private void uses(Content content, UseIndex index) {
    for (String name : index.factNames()) {
      uses(index.of(name), fact(name));
    }
    for (String name : content.models().keySet()) {
      uses(index.ofModel(name), Thing.of("models", name));
    }
  }

  private void uses(List<Use> uses, String used) {
    for (Use use : uses) {
      if (use.locale().filter(locale -> !locale.equals(sourceLocale)).isEmpty()) {
        edge(Thing.owner(use.path()), used);
      }
    }
  }

  private void reference(Reference reference) {
    String from = Thing.owner(reference.path());
    String name = reference.name().value();
    switch (reference.kind()) {
      case SETUP -> edge(from, Thing.of("setups", name));
      case INSTRUMENT -> edge(from, Thing.of("instruments", name));
      case SOURCE -> edge(from, Thing.of("sources", name));
      case PLACE -> edge(from, Thing.place(reference.owner().orElseThrow(), name));
      case MARKER -> edge(from, Thing.of("evidence", name));
      // Facts are in the index of uses; the others have no texts, or texts of their own.
      case FACT, PAGE, LISTING, RULE -> {}
    }
  }

  private void fact(Fact fact) {
    edge(fact(fact.id()), Thing.factsFile(fact.header().file()));
    fact.header()
        .membership()
        .map(Membership::family)
        .ifPresent(f -> edge(fact(fact.id()), fact(f)));
    if (fact instanceof Measured measured) {
      edge(fact(fact.id()), Thing.of("observes", measured.observes().value()));
    }
  }

  private void family(Family family) {
    String name = fact(family.id().value());
    edge(name, Thing.of("axes", family.axis()));
    family.members().forEach(member -> edge(name, fact(member)));
  }

  private void agreement(Agreement agreement, Ledger ledger) {
    String name = Thing.of("agreements", agreement.id().value());
    edge(name, Thing.factsFile(agreement.file()));
    agreement
        .membership()
        .map(member -> Thing.of("agreements", member.family()))
        .ifPresent(group -> edge(name, group));
    ledger.agreements().stream()
        .filter(judged -> judged.agreement() == agreement)
        .forEach(
            judged ->
                sides.put(
                    name,
                    Stream.concat(Stream.of(judged.observed()), judged.inputs().stream())
                        .map(Graph::fact)
                        .toList()));
  }

  /** The ledger and the errata page show beside a value what a source makes of it. */
  private void finding(Finding finding) {
    String name = Thing.of("findings", finding.id().value());
    edge(name, Thing.factsFile(finding.file()));
    edge(fact(finding.about().value()), name);
  }

  private static String fact(String name) {
    return Thing.of("facts", name);
  }

  private void edge(String from, String to) {
    if (!from.equals(to)) {
      edges.computeIfAbsent(from, key -> new LinkedHashSet<>()).add(to);
    }
  }
}
