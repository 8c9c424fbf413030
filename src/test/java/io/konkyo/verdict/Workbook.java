package io.konkyo.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Evaluator;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Formula;
import io.konkyo.formula.FormulaParser;
import io.konkyo.formula.Model;
import io.konkyo.formula.Parameter;
import io.konkyo.formula.QuantityValue;
import io.konkyo.formula.Scope;
import io.konkyo.formula.Type;
import io.konkyo.formula.UnitChecker;
import io.konkyo.formula.Value;
import io.konkyo.quantity.CountedUnit;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.PlacedText;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Facts for tests, written on one line: {@code a = 0.544 ms} is a reading, {@code n == 16} an exact
 * value, {@code d := a - b | 0.21 ms} a derived fact and the figures printed for it, {@code f.* =
 * a, b} a family, {@code m(x, y) := x / y} a model; separated by semicolons.
 */
final class Workbook {
  static final UnitRegistry UNITS =
      UnitRegistry.builtIn()
          .withCounted(
              List.of(
                  new CountedUnit("request", List.of()),
                  new CountedUnit("query", List.of()),
                  new CountedUnit("packet", List.of()),
                  new CountedUnit("answer", List.of()),
                  new CountedUnit("event", List.of()),
                  new CountedUnit("core", List.of())));

  private final Map<String, Leaf> leaves = new LinkedHashMap<>();
  private final Map<String, Expression> derived = new LinkedHashMap<>();
  private final Map<String, List<StatedQuantity>> printed = new HashMap<>();
  private final Map<String, List<String>> families = new HashMap<>();
  private final Map<String, Model> models = new HashMap<>();

  static Workbook of(String facts) {
    Workbook book = new Workbook();
    for (String fact : facts.split(";")) {
      if (!fact.isBlank() && !fact.equals("-")) {
        book.add(fact.strip());
      }
    }
    return book;
  }

  private void add(String fact) {
    if (fact.contains(":=")) {
      String name = fact.substring(0, fact.indexOf(":=")).strip();
      derive(name, fact.substring(fact.indexOf(":=") + 2).strip());
    } else if (fact.contains("==")) {
      String id = fact.substring(0, fact.indexOf("==")).strip();
      Quantity value = stated(fact.substring(fact.indexOf("==") + 2).strip()).quantity();
      leaves.put(id, new Leaf(id, value, Optional.empty()));
    } else {
      String id = fact.substring(0, fact.indexOf('=')).strip();
      String value = fact.substring(fact.indexOf('=') + 1).strip();
      if (id.endsWith(".*")) {
        families.put(
            id.substring(0, id.length() - 2),
            Arrays.stream(value.split(",")).map(String::strip).toList());
      } else {
        read(id, stated(value));
      }
    }
  }

  void read(String id, StatedQuantity reading) {
    leaves.put(id, new Leaf(id, reading.quantity(), Optional.of(reading.rounding())));
  }

  private void derive(String name, String text) {
    String[] parts = text.split("\\|(?! )|(?<= )\\| ");
    Expression formula = parse(parts[0].strip());
    if (name.contains("(")) {
      String[] parameters = name.substring(name.indexOf('(') + 1, name.length() - 1).split(",");
      String id = name.substring(0, name.indexOf('('));
      models.put(
          id,
          new Model(
              id,
              Arrays.stream(parameters)
                  .map(parameter -> new Parameter(parameter.strip(), Optional.empty()))
                  .toList(),
              new Formula(placed(parts[0]), formula),
              Optional.empty()));
      return;
    }
    derived.put(name, formula);
    List<StatedQuantity> figures = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      figures.add(stated(parts[i].strip()));
    }
    printed.put(name, figures);
  }

  static StatedQuantity stated(String text) {
    return assertInstanceOf(
            StatedQuantity.Parsed.class, StatedQuantity.parse(text, UNITS), "`" + text + "`")
        .quantity();
  }

  static Expression parse(String text) {
    Diagnostics faults = new Diagnostics();
    Optional<Formula> formula = FormulaParser.parse(placed(text), UNITS, faults);
    assertEquals(List.of(), faults.inFileOrder(), text);
    return formula.orElseThrow().body();
  }

  private static PlacedText placed(String text) {
    SourceFile file = new SourceFile("formula", text);
    return new PlacedText() {
      @Override
      public String text() {
        return text;
      }

      @Override
      public Span span(int from, int to) {
        return new Span(file, from, to);
      }

      @Override
      public Span span() {
        return new Span(file, 0, text.length());
      }
    };
  }

  /** Returns a formula over the facts; its units are checked as those of authors are. */
  Computation compute(String text) {
    Expression formula = parse(text);
    Diagnostics faults = new Diagnostics();
    UnitChecker.check(new Formula(placed(text), formula), scope(Map.of()), faults);
    assertEquals(List.of(), faults.inFileOrder(), text);
    return compute(formula);
  }

  /** Returns a formula over the facts; empty if it has no value. */
  Optional<Computation> tryCompute(String text) {
    Expression formula = parse(text);
    return evaluate(formula, Map.of()).map(exact -> compute(formula));
  }

  Computation compute(Expression formula) {
    Quantity exact = evaluate(formula, Map.of()).orElseThrow();
    List<Leaf> all = List.copyOf(leaves.values());
    return new Computation() {
      @Override
      public Expression expression() {
        return formula;
      }

      @Override
      public Quantity exact() {
        return exact;
      }

      @Override
      public List<Leaf> leaves() {
        return all;
      }

      @Override
      public Optional<Quantity> evaluate(Expression other, Map<String, Rational> replaced) {
        return Workbook.this.evaluate(other, replaced);
      }

      @Override
      public Derivation derivation() {
        return Workbook.this.derivation(formula);
      }
    };
  }

  private Optional<Quantity> evaluate(Expression formula, Map<String, Rational> replaced) {
    return Evaluator.evaluate(formula, scope(replaced)).flatMap(Value::asQuantity);
  }

  private Derivation derivation(Expression formula) {
    return new Derivation() {
      @Override
      public Expression expression() {
        return formula;
      }

      @Override
      public Optional<Premise> premise(String name) {
        Leaf leaf = leaves.get(name);
        if (leaf != null) {
          return Optional.of(Premise.raw(name, new QuantityValue(leaf.value())));
        }
        Expression other = derived.get(name);
        return other == null
            ? Optional.empty()
            : Evaluator.evaluate(other, scope(Map.of()))
                .map(value -> Premise.derived(name, value, derivation(other)));
      }

      @Override
      public Optional<List<String>> members(String family) {
        return Optional.ofNullable(families.get(family));
      }

      @Override
      public Optional<Model> model(String name) {
        return Optional.ofNullable(models.get(name));
      }

      @Override
      public List<StatedQuantity> printed(String id) {
        return printed.getOrDefault(id, List.of());
      }
    };
  }

  private Scope scope(Map<String, Rational> replaced) {
    return new Scope() {
      @Override
      public Optional<Value> value(String id) {
        Leaf leaf = leaves.get(id);
        if (leaf != null) {
          Rational value = replaced.getOrDefault(id, leaf.value().value());
          return Optional.of(new QuantityValue(new Quantity(value, leaf.value().unit())));
        }
        return Optional.ofNullable(derived.get(id)).flatMap(f -> Evaluator.evaluate(f, this));
      }

      @Override
      public Optional<Type> type(String id) {
        return value(id).map(Type::of);
      }

      @Override
      public Optional<List<String>> members(String family) {
        return Optional.ofNullable(families.get(family));
      }

      @Override
      public Optional<Model> model(String name) {
        return Optional.ofNullable(models.get(name));
      }

      @Override
      public Collection<String> names() {
        return List.of();
      }
    };
  }

  Map<String, Interval> boxes() {
    Map<String, Interval> boxes = new LinkedHashMap<>();
    leaves.forEach((id, leaf) -> leaf.box().ifPresent(box -> boxes.put(id, box)));
    return boxes;
  }
}
