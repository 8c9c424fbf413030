package io.konkyo.bench;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.FactHeader;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.fact.Quotation;
import io.konkyo.content.fact.Statistic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.FormulaParser;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Located;
import io.konkyo.source.PlacedText;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The facts of one service, bound as the reader of a site binds them. */
final class ServiceFacts {
  private static final String AXIS = "path";

  private final Service service;
  private final UnitRegistry units;
  private final List<Fact> facts = new ArrayList<>();

  ServiceFacts(Service service, UnitRegistry units) {
    this.service = service;
    this.units = units;
    service.readings().forEach(reading -> facts.add(measured(reading)));
    service.derivations().forEach(derivation -> facts.add(derived(derivation)));
  }

  List<Fact> facts() {
    return facts;
  }

  Family family() {
    List<String> members = service.readings().subList(0, 2).stream().map(r -> r.id()).toList();
    return new Family(located(service.family()), AXIS, members, Optional.empty());
  }

  private Measured measured(Service.Reading reading) {
    Provenance provenance =
        new Provenance(
            Optional.of(located("lab")),
            Optional.of(located("probe")),
            Optional.of(located("report")),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(located("bench")));
    Optional<Membership> membership =
        Optional.of(reading.id())
            .filter(id -> id.startsWith(service.family() + "."))
            .map(id -> id.substring(service.family().length() + 1))
            .map(member -> new Membership(service.family(), AXIS, member));
    return new Measured(
        header(reading.id(), membership, provenance, List.of()),
        quantity(reading.value()),
        Optional.empty(),
        located(reading.statistic()).map(word -> Statistic.parse(word).orElseThrow()),
        located("latency"),
        Optional.empty());
  }

  private Derived derived(Service.Derivation derivation) {
    Located<StatedQuantity> quoted = quantity(derivation.quoted());
    Quotation quotation =
        new Quotation(
            located(derivation.quoted()), Optional.of(quoted.value()), located("report#table"));
    Diagnostics diagnostics = new Diagnostics();
    Span span = located(derivation.formula()).span();
    return new Derived(
        header(derivation.id(), Optional.empty(), Provenance.NONE, List.of(quotation)),
        FormulaParser.parse(new Placed(derivation.formula(), span), units, diagnostics)
            .orElseThrow(() -> new IllegalStateException(diagnostics.inFileOrder().toString())),
        Optional.of(quantity(derivation.stated())));
  }

  private FactHeader header(
      String id,
      Optional<Membership> membership,
      Provenance provenance,
      List<Quotation> quotations) {
    return new FactHeader(
        located(id),
        service.file(),
        membership,
        Optional.empty(),
        Optional.empty(),
        provenance,
        quotations,
        List.of());
  }

  private Located<StatedQuantity> quantity(String text) {
    if (StatedQuantity.parse(text, units) instanceof StatedQuantity.Parsed parsed) {
      return located(text).map(typed -> parsed.quantity());
    }
    throw new IllegalStateException(text);
  }

  /** Places a text in a file of its own; nothing looks at the place unless it is faulty. */
  private Located<String> located(String text) {
    return new Located<>(text, new SourceFile(service.file(), text).span(0, text.length()));
  }

  private record Placed(String text, Span span) implements PlacedText {
    @Override
    public Span span(int from, int to) {
      return span.file().span(from, to);
    }
  }
}
