package io.konkyo.change;

import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.fact.Quotation;
import io.konkyo.pipeline.Analysis;
import io.konkyo.source.Span;
import io.konkyo.translation.HeldComparison;
import io.konkyo.translation.JudgedTranslation;
import io.konkyo.usage.Use;
import io.konkyo.usage.UseIndex;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Follows the uses of names, the nearest first, until nothing new is reached. */
final class Reach {
  private final Analysis analysis;
  private final UseIndex index;

  /** Ids of facts by how many steps they are away from what was asked for. */
  private final Map<String, Integer> facts = new LinkedHashMap<>();

  private final Deque<String> open = new ArrayDeque<>();
  private final Map<List<Object>, Hit> hits = new LinkedHashMap<>();
  private final Set<Agreement> agreements = new LinkedHashSet<>();
  private final Set<Finding> findings = new LinkedHashSet<>();

  Reach(Analysis analysis, UseIndex index) {
    this.analysis = analysis;
    this.index = index;
  }

  /** Starts from facts; a family is also used by its own name. */
  Reach ofFacts(String name, Collection<String> members) {
    members.forEach(id -> reach(id, 0));
    if (!members.contains(name)) {
      index.of(name).forEach(use -> used(use, 0));
    }
    return follow();
  }

  Reach ofAgreements(String name, Collection<Agreement> named) {
    index.of(name).forEach(use -> used(use, 0));
    named.forEach(agreement -> index.of(agreement.id().value()).forEach(use -> used(use, 0)));
    agreements.addAll(named);
    return follow();
  }

  /** Starts from a model, and from the models that are written with it. */
  Reach ofModel(String name) {
    Map<String, Integer> models = new LinkedHashMap<>(Map.of(name, 0));
    Deque<String> unseen = new ArrayDeque<>(List.of(name));
    while (!unseen.isEmpty()) {
      String model = unseen.poll();
      for (Use use : index.ofModel(model)) {
        used(use, models.get(model));
        String user = owner(use.path());
        if (use.kind() == Use.Kind.MODEL
            && models.putIfAbsent(user, models.get(model) + 1) == null) {
          unseen.add(user);
        }
      }
    }
    return follow();
  }

  Impact impact(String name, String kind, Span place) {
    quotations();
    translations();
    List<Hit> sorted = new ArrayList<>(hits.values());
    sorted.sort(Hit.ORDER);
    return new Impact(
        name,
        kind,
        place,
        sorted,
        ReaderPages.of(
            analysis.content(), analysis.editions(), facts.keySet(), agreements, findings, sorted));
  }

  private Reach follow() {
    while (!open.isEmpty()) {
      String id = open.poll();
      int depth = facts.get(id);
      index.of(id).forEach(use -> used(use, depth));
      // What prints a family prints its members.
      fact(id)
          .flatMap(fact -> fact.header().membership())
          .map(Membership::family)
          .ifPresent(family -> index.of(family).forEach(use -> used(use, depth)));
    }
    return this;
  }

  private void reach(String id, int depth) {
    if (facts.putIfAbsent(id, depth) == null) {
      open.add(id);
    }
  }

  private void used(Use use, int depth) {
    String owner = owner(use.path());
    Group group = Group.of(use);
    if (group == Group.FACTS) {
      if (!facts.containsKey(owner)) {
        hit(use, group, owner, depth);
      }
      reach(owner, depth + 1);
      return;
    }
    hit(use, group, use.path(), depth);
    if (group == Group.AGREEMENTS) {
      analysis.content().agreements().stream()
          .filter(agreement -> agreement.id().value().equals(owner))
          .forEach(agreements::add);
    } else if (group == Group.FINDINGS) {
      analysis.content().findings().stream()
          .filter(finding -> finding.id().value().equals(owner))
          .forEach(findings::add);
    }
  }

  private void hit(Use use, Group group, String what, int depth) {
    add(new Hit(group, what, use.name(), depth + 1, use.locale(), use.span(), ""));
  }

  /** A thing that is reached several ways is listed once, by the shortest. */
  private void add(Hit hit) {
    hits.putIfAbsent(List.of(hit.group(), hit.what(), hit.locale(), hit.place()), hit);
  }

  private void quotations() {
    facts.forEach(
        (id, depth) ->
            fact(id).ifPresent(fact -> quoted("facts/" + id, id, depth, fact.header().quoted())));
    for (Agreement agreement : agreements) {
      String id = agreement.id().value();
      quoted("agreements/" + id, id, 1, agreement.quoted());
    }
    for (Finding finding : findings) {
      String about = finding.about().value();
      quoted("findings/" + finding.id().value(), about, 1, List.of(finding.quoted()));
    }
  }

  private void quoted(String path, String name, int depth, List<Quotation> quotations) {
    for (Quotation quotation : quotations) {
      add(
          new Hit(
              Group.QUOTATIONS,
              path + "/quoted",
              name,
              depth,
              Optional.empty(),
              quotation.text().span(),
              quotation.text().value() + " at " + quotation.at().value()));
    }
  }

  private void translations() {
    for (JudgedTranslation judged : analysis.translations().judged()) {
      List<HeldComparison> concerned =
          judged.review().stream()
              .flatMap(review -> review.held().stream())
              .filter(held -> facts.containsKey(held.left()) || facts.containsKey(held.right()))
              .toList();
      if (!concerned.isEmpty()) {
        Set<String> sides = new TreeSet<>();
        concerned.forEach(held -> sides.addAll(List.of(held.left(), held.right())));
        sides.retainAll(facts.keySet());
        String through = sides.iterator().next();
        add(
            new Hit(
                Group.TRANSLATIONS,
                judged.text().path(),
                through,
                facts.get(through) + 1,
                Optional.of(judged.text().locale()),
                judged.text().translation().source().span(),
                concerned.stream()
                    .map(HeldComparison::toString)
                    .collect(Collectors.joining(", "))));
      }
    }
  }

  private Optional<Fact> fact(String id) {
    return Optional.ofNullable(analysis.content().facts().get(id));
  }

  /** Returns the name of the fact, agreement, finding or model that a path begins with. */
  private static String owner(String path) {
    return path.split("/")[1];
  }
}
