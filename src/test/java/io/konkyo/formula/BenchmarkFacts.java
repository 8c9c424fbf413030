package io.konkyo.formula;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.CountedUnit;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The facts, families and models of this package's tables, as a scope. */
final class BenchmarkFacts implements Scope {
  static final UnitRegistry UNITS =
      UnitRegistry.builtIn()
          .withCounted(
              List.of(
                  counted("request"),
                  counted("query"),
                  counted("response"),
                  counted("connection"),
                  counted("lookup"),
                  counted("domain"),
                  counted("block"),
                  counted("iteration"),
                  counted("end")));

  static final BenchmarkFacts FACTS = new BenchmarkFacts();

  private final Map<String, StatedQuantity> stated = new LinkedHashMap<>();
  private final Map<String, Value> values = new LinkedHashMap<>();
  private final Map<String, List<String>> families = new LinkedHashMap<>();
  private final Map<String, Model> models = new LinkedHashMap<>();

  private BenchmarkFacts() {
    Table.rows("facts.tsv").forEach(row -> fact(row.cell(0), row.cell(1)));
    for (Table.Row row : Table.rows("families.tsv")) {
      String members = row.cell(1);
      families.put(row.cell(0), members.isEmpty() ? List.of() : List.of(members.split(" ")));
    }
    Table.rows("models.tsv").forEach(this::model);
  }

  private static CountedUnit counted(String id) {
    return new CountedUnit(id, List.of());
  }

  private void fact(String id, String printed) {
    if (printed.matches("\\d{4}-.*")) {
      boolean date = printed.length() == "2026-09-02".length();
      values.put(
          id,
          date ? MomentValue.of(LocalDate.parse(printed)) : MomentValue.of(Instant.parse(printed)));
      return;
    }
    StatedQuantity quantity = stated(printed);
    stated.put(id, quantity);
    values.put(id, new QuantityValue(quantity.quantity()));
  }

  static StatedQuantity stated(String printed) {
    StatedQuantity.Result result = StatedQuantity.parse(printed, UNITS);
    assertTrue(result instanceof StatedQuantity.Parsed, () -> printed + ": " + result);
    return ((StatedQuantity.Parsed) result).quantity();
  }

  private void model(Table.Row row) {
    List<Parameter> parameters = new ArrayList<>();
    for (String parameter : row.cell(1).split(", ")) {
      String[] parts = parameter.split(" ");
      parameters.add(new Parameter(parts[0], unit(parts[1])));
    }
    Formula body = parse(row.cell(3));
    models.put(row.cell(0), new Model(row.cell(0), parameters, body, unit(row.cell(2))));
  }

  private static Optional<Unit> unit(String text) {
    return text.equals("any")
        ? Optional.empty()
        : Optional.of(((UnitLookup.Found) UNITS.parse(text)).unit());
  }

  /** Returns a formula that has no fault. */
  static Formula parse(String text) {
    Diagnostics out = new Diagnostics();
    Optional<Formula> formula = FormulaParser.parse(PlainText.of(text), UNITS, out);
    assertTrue(out.isEmpty(), () -> text + ": " + out.inFileOrder());
    return formula.orElseThrow();
  }

  /** Returns how a fact is printed. */
  Optional<StatedQuantity> printed(String id) {
    return Optional.ofNullable(stated.get(id));
  }

  Collection<Model> models() {
    return models.values();
  }

  @Override
  public Optional<Value> value(String id) {
    return Optional.ofNullable(values.get(id));
  }

  @Override
  public Optional<Type> type(String id) {
    return value(id).map(Type::of);
  }

  @Override
  public Optional<List<String>> members(String familyId) {
    return Optional.ofNullable(families.get(familyId));
  }

  @Override
  public Optional<Model> model(String name) {
    return Optional.ofNullable(models.get(name));
  }

  @Override
  public Collection<String> names() {
    Collection<String> names = new TreeSet<>(values.keySet());
    names.addAll(families.keySet());
    return names;
  }

  @Override
  public Collection<String> modelNames() {
    return models.keySet();
  }
}
