package io.konkyo.site.assemble;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Membership;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Guards;
import io.konkyo.site.view.FactEntry;
import io.konkyo.site.view.FactLink;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.UsedIn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Turns evaluated facts into the lines of the ledger. */
final class FactEntries {
  private final PageContext context;
  private final FactLabels labels;
  private final Markers markers;
  private final Origins origins;
  private final Usage usage;
  private final Verdicts verdicts;
  private final Traces traces;
  private final Guards guards;
  private final ValueDetails values;

  FactEntries(PageContext context, FactLabels labels, Usage usage, Guards guards) {
    this.context = context;
    this.labels = labels;
    this.markers = new Markers(context);
    this.origins = new Origins(context, labels);
    this.usage = usage;
    this.verdicts = new Verdicts(context);
    this.traces = new Traces(context, labels, Linking.UNLINKED);
    this.guards = guards;
    this.values = new ValueDetails(context, this::link);
  }

  /** Returns the lines of one facts file, the members of a family as one line. */
  List<FactEntry> of(List<String> factIds) {
    Map<String, List<Entry>> grouped = new LinkedHashMap<>();
    for (String id : factIds) {
      context
          .ledger()
          .entry(id)
          .ifPresent(
              entry ->
                  grouped
                      .computeIfAbsent(groupOf(entry.fact()), key -> new ArrayList<>())
                      .add(entry));
    }
    List<FactEntry> lines = new ArrayList<>();
    grouped.forEach((name, entries) -> lines.add(line(name, entries)));
    return lines;
  }

  /** Returns a link to a fact or family. */
  FactLink link(String name) {
    return new FactLink(name, context.addresses().fact(name).orElse(""), labels.phrasing(name));
  }

  /** Returns links, the members of one family as one link where all of them are named. */
  List<FactLink> links(Set<String> names) {
    Set<String> gathered = new LinkedHashSet<>();
    for (String name : names) {
      Fact fact = context.content().facts().get(name);
      String group = fact == null ? name : groupOf(fact);
      List<String> members = context.ledger().named(group).stream().map(Entry::id).toList();
      gathered.add(names.containsAll(members) ? group : name);
    }
    return gathered.stream().map(this::link).toList();
  }

  /** Returns the family of a member, or the fact itself. */
  static String groupOf(Fact fact) {
    return fact.header().membership().map(Membership::family).orElse(fact.id());
  }

  private FactEntry line(String name, List<Entry> entries) {
    Fact fact = entries.get(0).fact();
    return new FactEntry(
        name,
        context.phrasing(fact.header().label()),
        kind(fact),
        fact instanceof Given given ? context.word("role." + given.role().id()) : "",
        markers.stamps(entries.get(0).evidence()),
        values.between(fact),
        origins.of(fact),
        fact instanceof Derived derived ? traces.typed(derived.formula()) : Html.NONE,
        fact instanceof Derived derived ? traces.models(derived.formula()) : List.of(),
        context.phrasing(fact.header().of()),
        fact instanceof Derived derived ? context.phrasing(derived.compares()) : Html.NONE,
        entries.stream().map(this::value).toList(),
        inputs(entries),
        usedIn(name, entries),
        fact.header().allow().stream().map(allow -> context.phrasing(allow.reason())).toList(),
        context.phrasing(fact.header().note()));
  }

  private static FactEntry.Kind kind(Fact fact) {
    if (fact instanceof Measured) {
      return FactEntry.Kind.MEASURED;
    }
    return fact instanceof Given ? FactEntry.Kind.GIVEN : FactEntry.Kind.DERIVED;
  }

  private FactEntry.Value value(Entry entry) {
    boolean isUnguarded = entry.fact() instanceof Measured && !guards.isGuarded(entry.id());
    return new FactEntry.Value(
        entry.id(),
        entry.fact().header().membership().map(labels::memberName).orElse(""),
        Html.ofText(context.facts().print(entry)),
        traces.fraction(entry),
        traces.of(entry),
        verdicts.of(entry),
        values.asPrinted(entry),
        values.chosen(entry),
        isUnguarded ? context.word("word.unguarded") : "");
  }

  private List<FactLink> inputs(List<Entry> entries) {
    Set<String> names = new LinkedHashSet<>();
    for (Entry entry : entries) {
      for (String input : entry.inputs()) {
        names.add(
            entries.size() > 1 ? groupOf(context.ledger().entries().get(input).fact()) : input);
      }
    }
    return links(names);
  }

  private List<UsedIn> usedIn(String name, List<Entry> entries) {
    Set<String> names = new LinkedHashSet<>(List.of(name));
    entries.forEach(entry -> names.add(entry.id()));
    return usage.of(names);
  }
}
