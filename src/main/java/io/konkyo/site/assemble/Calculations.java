package io.konkyo.site.assemble;

import io.konkyo.content.Content;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.text.Relation;
import io.konkyo.content.text.Token;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import io.konkyo.formula.FormulaPrinter;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.LedgerFormulas;
import io.konkyo.source.Fingerprint;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The numbers that texts were typed with beside a formula, but for those that are a fact: those of
 * no fact, and those that a fact is only said to be above, below or unlike. Each has an entry in
 * the ledger of the first fact it reads, so that it opens like any other number.
 *
 * <p>Shape: the formula of a family's members gives several numbers and has no entry.
 */
final class Calculations {
  private final Map<String, Calculation> byFormula = new LinkedHashMap<>();
  private final Map<String, Calculation> byName = new LinkedHashMap<>();

  /**
   * A formula that numbers in texts are held against.
   *
   * @param anchor of its entry, the same in every language
   * @param file the facts file whose ledger it stands in
   * @param formula as it was typed first
   * @param outcome what it gives
   * @param typed what texts of the language print of it
   * @param places addresses of what prints it
   */
  record Calculation(
      String anchor,
      String file,
      Formula formula,
      LedgerFormulas.Outcome outcome,
      List<Token.Checked> typed,
      Set<String> places) {}

  /** Gathers those of one language. */
  static Calculations of(Content content, Ledger ledger, String locale) {
    Calculations calculations = new Calculations();
    ContentTexts.each(
        content,
        place ->
            place.text().in(locale).stream()
                .flatMap(wording -> wording.placeholders().values().stream())
                .filter(Token.Checked.class::isInstance)
                .map(Token.Checked.class::cast)
                .forEach(checked -> calculations.add(checked, place.path(), content, ledger)));
    return calculations;
  }

  private void add(Token.Checked checked, String path, Content content, Ledger ledger) {
    Formula formula = checked.formula();
    String name = formula.source().text();
    if (checked.relation() == Relation.EQUAL && ledger.knows(name)) {
      return;
    }
    String printed = FormulaPrinter.print(formula.body());
    Optional<Calculation> known =
        Optional.ofNullable(byFormula.get(printed)).or(() -> evaluated(formula, content, ledger));
    known.ifPresent(
        calculation -> {
          byFormula.putIfAbsent(printed, calculation);
          byName.put(name, calculation);
          calculation.typed().add(checked);
          Addresses.reader(path).ifPresent(calculation.places()::add);
        });
  }

  private static Optional<Calculation> evaluated(Formula formula, Content content, Ledger ledger) {
    Optional<String> file =
        ledger.formulas().reads(formula).stream()
            .map(content.facts()::get)
            .filter(Objects::nonNull)
            .map(Fact::header)
            .map(header -> header.file())
            .findFirst();
    // What is wrong with a formula was told by the rule that checks it.
    List<LedgerFormulas.Outcome> outcomes = ledger.formulas().evaluate(formula, new Diagnostics());
    return outcomes.size() == 1
        ? file.map(
            id ->
                new Calculation(
                    "calculation-" + Fingerprint.of(FormulaPrinter.print(formula.body())),
                    id,
                    formula,
                    outcomes.get(0),
                    new ArrayList<>(),
                    new LinkedHashSet<>()))
        : Optional.empty();
  }

  /** Returns where a number leads that was typed with a formula. */
  Optional<String> address(String formula) {
    return Optional.ofNullable(byName.get(formula))
        .map(one -> Addresses.ledger(one.file()) + "#" + one.anchor());
  }

  /** Returns those that stand in one ledger, in the order of the texts. */
  List<Calculation> inLedger(String file) {
    Collection<Calculation> all = byFormula.values();
    return all.stream().filter(one -> one.file().equals(file)).toList();
  }
}
