package io.konkyo.site.assemble;

import io.konkyo.content.Instrument;
import io.konkyo.content.fact.Allowance;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.text.Text;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Guards;
import io.konkyo.site.view.Detail;
import io.konkyo.site.view.FactEntry;
import io.konkyo.site.view.FactLink;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Link;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns evaluated facts into the lines of the ledger. */
final class FactEntries {
  private final PageContext context;
  private final Markers markers;
  private final Sources sources;
  private final Usage usage;
  private final Verdicts verdicts;
  private final Traces traces;
  private final Guards guards;

  FactEntries(PageContext context, Usage usage, Guards guards) {
    this.context = context;
    this.markers = new Markers(context);
    this.sources = new Sources(context);
    this.usage = usage;
    this.verdicts = new Verdicts(context);
    this.traces = new Traces(context);
    this.guards = guards;
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

  /** Returns a link to a fact, or to the family it belongs to. */
  FactLink link(String name) {
    return new FactLink(
        name, context.addresses().fact(name).orElse(""), context.plain(label(name)));
  }

  private static String groupOf(Fact fact) {
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
        origin(fact),
        fact instanceof Derived derived ? traces.formula(derived.formula()) : Html.NONE,
        entries.stream().map(this::value).toList(),
        inputs(entries),
        usedIn(name, entries),
        fact.header().allow().stream().map(this::caveat).toList(),
        context.phrasing(fact.header().note()));
  }

  private FactEntry.Kind kind(Fact fact) {
    if (fact instanceof Measured) {
      return FactEntry.Kind.MEASURED;
    }
    return fact instanceof Given ? FactEntry.Kind.GIVEN : FactEntry.Kind.DERIVED;
  }

  private FactEntry.Value value(Entry entry) {
    String printed = context.facts().print(entry);
    return new FactEntry.Value(
        entry.id(),
        entry.fact().header().membership().map(this::memberName).orElse(""),
        Html.ofText(printed),
        traces.exactIfRounded(entry),
        traces.of(entry),
        verdicts.of(entry),
        entry.fact() instanceof Measured ? guard(entry) : "");
  }

  private String guard(Entry entry) {
    return context.word(guards.isGuarded(entry.id()) ? "word.guarded" : "word.unguarded");
  }

  private String memberName(Membership membership) {
    Text name = context.content().axes().get(membership.axis()).members().get(membership.member());
    return context.plain(name);
  }

  private FactEntry.Origin origin(Fact fact) {
    if (fact instanceof Derived) {
      return FactEntry.Origin.NONE;
    }
    Provenance provenance = fact.header().provenance();
    Optional<Measured> measured =
        fact instanceof Measured reading ? Optional.of(reading) : Optional.empty();
    return new FactEntry.Origin(
        measured.map(reading -> observed(reading.observes().value())).orElse(""),
        measured
            .map(reading -> context.word("statistic." + reading.statistic().value().id()))
            .orElse(""),
        provenance.n().map(n -> tally(n.value())).orElse(""),
        provenance.runs().map(runs -> tally(runs.value())).orElse(""),
        provenance
            .instrument()
            .map(Located::value)
            .map(context.content().instruments()::get)
            .map(this::instrument)
            .orElse(""),
        provenance.setup().map(this::setup).orElse(""),
        provenance.conditions().stream().map(this::condition).flatMap(Optional::stream).toList(),
        sources.place(provenance.source(), provenance.at()));
  }

  private String observed(String word) {
    Text label = context.content().observed().get(word);
    return label == null ? word : context.plain(label);
  }

  private String instrument(Instrument instrument) {
    return instrument
        .label()
        .map(context::plain)
        .map(instrument::named)
        .orElse(instrument.printed());
  }

  private String tally(io.konkyo.content.fact.Tally tally) {
    return tally.count().isPresent()
        ? io.konkyo.quantity.Grouping.commas(tally.toString())
        : context.word("word.unrecorded");
  }

  private String setup(Located<String> id) {
    io.konkyo.content.Setup setup = context.content().setups().get(id.value());
    if (setup == null) {
      return id.value();
    }
    String day = setup.date().map(date -> ", " + context.facts().day(date)).orElse("");
    return context.plain(setup.title()) + day + setup.hours().map(h -> " " + h).orElse("");
  }

  /** Returns a condition with its value, so that a reader need not look it up. */
  Optional<Detail> condition(Located<String> id) {
    List<Entry> entries = context.ledger().named(id.value());
    if (entries.isEmpty()) {
      return Optional.empty();
    }
    String label = context.plain(label(id.value()));
    return Optional.of(
        new Detail(
            label.isEmpty() ? id.value() : label,
            context
                .linked()
                .figure(
                    id.value(),
                    context.facts().print(entries, io.konkyo.content.text.PrintStyle.PLAIN))));
  }

  private List<FactLink> inputs(List<Entry> entries) {
    Set<String> names = new LinkedHashSet<>();
    for (Entry entry : entries) {
      for (String input : entry.inputs()) {
        names.add(
            entries.size() > 1 ? groupOf(context.ledger().entries().get(input).fact()) : input);
      }
    }
    return names.stream().map(this::link).toList();
  }

  private List<Link> usedIn(String name, List<Entry> entries) {
    Set<String> names = new LinkedHashSet<>(List.of(name));
    entries.forEach(entry -> names.add(entry.id()));
    return usage.of(names);
  }

  private Html caveat(Allowance allowance) {
    return context.phrasing(allowance.reason());
  }

  private Optional<Text> label(String name) {
    Fact fact = context.content().facts().get(name);
    if (fact != null) {
      return fact.header().label();
    }
    return Optional.ofNullable(context.content().families().get(name)).flatMap(Family::label);
  }
}
