package io.konkyo.change;

import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.formula.FormulaPrinter;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedQuotation;
import io.konkyo.verdict.Judgement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Facts that are new, gone, of another value, kind or marker, or judged otherwise. */
final class FactChanges {
  private final Pair pair;
  private final SortedMap<String, Fact> factsThen;
  private final SortedMap<String, Fact> factsNow;
  private final Impacts impactsThen;
  private final Impacts impactsNow;
  private final List<Change> changes = new ArrayList<>();

  /** How each fact that is there at both differs. */
  private final SortedMap<String, List<String>> differing = new TreeMap<>();

  FactChanges(Pair pair) {
    this.pair = pair;
    this.factsThen = pair.then().content().facts();
    this.factsNow = pair.now().content().facts();
    this.impactsThen = new Impacts(pair.then());
    this.impactsNow = new Impacts(pair.now());
  }

  /** Returns the changes: what is there now in the order of its places, then what is gone. */
  List<Change> all() {
    List<Fact> present = new ArrayList<>(factsNow.values());
    present.sort(
        Comparator.comparing((Fact fact) -> fact.span().file().path())
            .thenComparing(fact -> fact.span().start())
            .thenComparing(Fact::id));
    for (Fact fact : present) {
      Optional.ofNullable(factsThen.get(fact.id()))
          .map(earlier -> differences(earlier, fact))
          .filter(differences -> !differences.isEmpty())
          .ifPresent(differences -> differing.put(fact.id(), differences));
    }
    for (Fact fact : present) {
      if (differing.containsKey(fact.id())) {
        changes.add(changed(fact));
      } else if (isNew(fact.id())) {
        changes.add(added(fact));
      }
    }
    factsThen.values().stream().filter(this::isGone).map(this::withdrawn).forEach(changes::add);
    return changes;
  }

  private boolean isNew(String id) {
    return !factsThen.containsKey(id) && !pair.then().content().broken().contains(id);
  }

  private boolean isGone(Fact fact) {
    return !factsNow.containsKey(fact.id()) && !pair.now().content().broken().contains(fact.id());
  }

  private Change added(Fact fact) {
    String value =
        now(fact.id())
            .map(entry -> ", " + fact.kind() + ", " + pair.printedNow(entry))
            .orElse(", and has no value");
    return new Change(
        "`" + fact.id() + "` is new since " + pair.revision() + value,
        fact.span(),
        pair.touched(impactsNow.of(fact.id()), /* isThen= */ false));
  }

  private Change withdrawn(Fact fact) {
    String value = then(fact.id()).map(entry -> ": " + pair.printedThen(entry)).orElse("");
    List<String> notes = new ArrayList<>();
    notes.add("it stood in " + pair.placeThen(fact.span()) + value);
    notes.addAll(pair.touched(impactsThen.of(fact.id()), /* isThen= */ true));
    return new Change(
        "`" + fact.id() + "` was there " + pair.atThen() + " and is withdrawn",
        pair.goneFrom(fact.span()),
        notes);
  }

  private Change changed(Fact fact) {
    List<String> differences = differing.get(fact.id());
    List<String> notes = new ArrayList<>(differences.subList(1, differences.size()));
    List<String> causes = causes(fact);
    if (causes.isEmpty()) {
      notes.addAll(pair.touched(impactsNow.of(fact.id()), /* isThen= */ false));
    } else {
      notes.add("it follows from " + String.join(", ", causes) + ", which lists what is touched");
    }
    return new Change("`" + fact.id() + "` " + differences.get(0), fact.span(), notes);
  }

  /** Returns the inputs that changed, where nothing changed in the declaration itself. */
  private List<String> causes(Fact fact) {
    if (!(fact instanceof Derived derived)
        || !(factsThen.get(fact.id()) instanceof Derived earlier)
        || !formula(derived).equals(formula(earlier))) {
      return List.of();
    }
    return now(fact.id()).stream()
        .flatMap(entry -> entry.inputs().stream())
        .filter(input -> differing.containsKey(input) || isNew(input))
        .map(input -> "`" + input + "`")
        .toList();
  }

  private List<String> differences(Fact earlier, Fact fact) {
    Optional<Entry> then = then(fact.id());
    Optional<Entry> now = now(fact.id());
    if (then.isEmpty() || now.isEmpty()) {
      return then.isEmpty() && now.isEmpty()
          ? List.of()
          : List.of(
              then.isEmpty()
                  ? "had no value "
                      + pair.atThen()
                      + " and is "
                      + pair.printedNow(now.get())
                      + " now"
                  : "was "
                      + pair.printedThen(then.get())
                      + " "
                      + pair.atThen()
                      + " and has no value now");
    }
    List<String> differences = new ArrayList<>();
    value(then.get(), now.get()).ifPresent(differences::add);
    differ("", earlier.kind(), fact.kind()).ifPresent(differences::add);
    differ("marked ", markers(then.get()), markers(now.get())).ifPresent(differences::add);
    if (earlier instanceof Derived one && fact instanceof Derived other) {
      differ("computed by ", formula(one), formula(other)).ifPresent(differences::add);
    }
    verdicts(then.get(), now.get(), differences);
    return differences;
  }

  /** A value whose digits are the same may still be another one, and the reverse. */
  private Optional<String> value(Entry then, Entry now) {
    Optional<String> printed = differ("", pair.printedThen(then), pair.printedNow(now));
    if (printed.isPresent() || then.value().equals(now.value())) {
      return printed;
    }
    return differ("exactly ", exact(then), exact(now))
        .or(() -> Optional.of("was computed from another value " + pair.atThen()));
  }

  private static String exact(Entry entry) {
    return entry.value().flatMap(Value::asQuantity).map(NumberChecks::exact).orElse("no number");
  }

  private void verdicts(Entry then, Entry now, List<String> differences) {
    if (then.stated().isPresent() && now.stated().isPresent()) {
      differ(
              "judged, as stated, ",
              then.stated().get().verdict().id(),
              now.stated().get().verdict().id())
          .ifPresent(differences::add);
    }
    Map<String, String> before = quotations(then);
    quotations(now)
        .forEach(
            (quotation, verdict) ->
                Optional.ofNullable(before.get(quotation))
                    .flatMap(other -> differ("judged, as `" + quotation + "`, ", other, verdict))
                    .ifPresent(differences::add));
  }

  private static Map<String, String> quotations(Entry entry) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    for (JudgedQuotation judged : entry.quotations()) {
      Optional<Judgement> judgement = judged.judgement();
      String text = judged.quotation().text().value() + " at " + judged.quotation().at().value();
      judgement.ifPresent(found -> verdicts.put(text, found.verdict().id()));
    }
    return verdicts;
  }

  private Optional<String> differ(String what, String then, String now) {
    return then.equals(now)
        ? Optional.empty()
        : Optional.of("was " + what + then + " " + pair.atThen() + " and is " + now + " now");
  }

  private static String markers(Entry entry) {
    return entry.evidence().isEmpty() ? "nothing" : String.join(" ", entry.evidence());
  }

  private static String formula(Derived derived) {
    return "`" + FormulaPrinter.print(derived.formula().body()) + "`";
  }

  private Optional<Entry> then(String id) {
    return pair.then().ledger().entry(id);
  }

  private Optional<Entry> now(String id) {
    return pair.now().ledger().entry(id);
  }
}
