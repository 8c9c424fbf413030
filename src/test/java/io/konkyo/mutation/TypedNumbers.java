package io.konkyo.mutation;

import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.GivenValue;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Quotation;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Guards;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.JudgedFinding;
import io.konkyo.ledger.Ledger;
import io.konkyo.mutation.Typed.Kind;
import io.konkyo.pipeline.Analysis;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Every raw, stated and quoted number of a site's facts. */
final class TypedNumbers {
  private final Ledger ledger;
  private final Guards guards;
  private final Map<Span, Typed> found = new LinkedHashMap<>();

  private TypedNumbers(Ledger ledger) {
    this.ledger = ledger;
    this.guards = Guards.of(ledger);
  }

  /** Returns the numbers by file and place; one that several facts share is there once. */
  static List<Typed> of(Analysis analysis) {
    TypedNumbers numbers = new TypedNumbers(analysis.ledger());
    analysis.ledger().entries().values().forEach(numbers::raw);
    analysis.ledger().entries().values().forEach(numbers::typedOf);
    analysis.ledger().agreements().forEach(numbers::agreement);
    analysis.ledger().findings().forEach(numbers::finding);
    return List.copyOf(numbers.found.values());
  }

  private void raw(Entry entry) {
    if (entry.fact() instanceof Measured measured) {
      boolean guarded = guards.isGuarded(entry.id());
      add(Kind.MEASURED, entry, measured.value().span(), guarded);
      measured.whole().ifPresent(whole -> add(Kind.MEASURED, entry, whole.span(), guarded));
    }
    if (entry.fact() instanceof Given given && given.value() instanceof GivenValue.Amount amount) {
      // The build counts the guards of measured values only, so that nothing is promised of others.
      add(Kind.GIVEN, entry, amount.quantity().span(), /* guarded= */ false);
    }
  }

  private void add(Kind kind, Entry entry, Span span, boolean guarded) {
    put(new Typed(kind, entry.id(), span, guarded, placesAround(entry.id())));
  }

  private void typedOf(Entry entry) {
    if (entry.fact() instanceof Derived derived) {
      derived.stated().map(Located::span).ifPresent(span -> stated(entry, derived, span));
    }
    for (Quotation quotation : entry.fact().header().quoted()) {
      if (quotation.quantity().isPresent()) {
        quoted(entry.id(), quotation, placesOfFact(entry));
      }
    }
  }

  /** A quotation that changes under a finding may leave the finding wrong instead. */
  private List<Span> placesOfFact(Entry entry) {
    List<Span> places = new ArrayList<>(List.of(entry.fact().span()));
    for (JudgedFinding judged : ledger.findings()) {
      Finding finding = judged.finding();
      if (ledger.named(finding.about().value()).contains(entry)) {
        places.addAll(
            List.of(finding.id().span(), finding.cause().span(), finding.quoted().text().span()));
      }
    }
    return places;
  }

  private void stated(Entry entry, Derived derived, Span span) {
    List<Span> places = List.of(span, derived.formula().source().span(), entry.fact().span());
    put(new Typed(Kind.STATED, entry.id(), span, /* guarded= */ true, places));
  }

  private void agreement(JudgedAgreement judged) {
    Agreement agreement = judged.agreement();
    for (Quotation quotation : agreement.quoted()) {
      quoted(agreement.id().value(), quotation, List.of(agreement.model().source().span()));
    }
  }

  private void finding(JudgedFinding judged) {
    Finding finding = judged.finding();
    if (judged.judgement().isPresent()) {
      List<Span> places = new ArrayList<>(List.of(finding.id().span(), finding.cause().span()));
      ledger
          .named(finding.about().value())
          .forEach(
              about -> about.fact().header().quoted().forEach(q -> places.add(q.text().span())));
      quoted(finding.id().value(), finding.quoted(), places);
    }
  }

  private void quoted(String fact, Quotation quotation, List<Span> others) {
    List<Span> places = new ArrayList<>(others);
    places.add(quotation.text().span());
    put(new Typed(Kind.QUOTED, fact, quotation.text().span(), /* guarded= */ true, places));
  }

  private void put(Typed typed) {
    found.putIfAbsent(typed.span(), typed);
  }

  /** Returns the places of a fact and of everything that is computed from it or held against it. */
  private List<Span> placesAround(String leaf) {
    List<Span> places = new ArrayList<>();
    TreeSet<String> reached = new TreeSet<>();
    for (Entry entry : ledger.entries().values()) {
      if (entry.leaves().contains(leaf)) {
        reached.add(entry.id());
        places.addAll(placesOf(entry));
      }
    }
    for (JudgedAgreement judged : ledger.agreements()) {
      boolean held = reached.contains(judged.observed());
      if (held || judged.inputs().stream().anyMatch(reached::contains)) {
        places.add(judged.agreement().model().source().span());
        judged.agreement().quoted().forEach(quotation -> places.add(quotation.text().span()));
      }
    }
    for (JudgedFinding judged : ledger.findings()) {
      if (reached.contains(judged.finding().about().value())) {
        places.add(judged.finding().id().span());
        places.add(judged.finding().cause().span());
      }
    }
    return places;
  }

  private static List<Span> placesOf(Entry entry) {
    List<Span> places = new ArrayList<>(List.of(entry.fact().span()));
    entry.fact().header().quoted().forEach(quotation -> places.add(quotation.text().span()));
    if (entry.fact() instanceof Derived derived) {
      places.add(derived.formula().source().span());
      derived.stated().map(Located::span).ifPresent(places::add);
    }
    if (entry.fact() instanceof Measured measured) {
      places.add(measured.value().span());
    }
    if (entry.fact() instanceof Given given && given.value() instanceof GivenValue.Amount amount) {
      places.add(amount.quantity().span());
    }
    return places;
  }
}
