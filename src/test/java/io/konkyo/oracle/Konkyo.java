package io.konkyo.oracle;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Evaluator;
import io.konkyo.formula.Formula;
import io.konkyo.formula.FormulaParser;
import io.konkyo.formula.Model;
import io.konkyo.formula.Scope;
import io.konkyo.formula.Type;
import io.konkyo.formula.UnitChecker;
import io.konkyo.formula.Value;
import io.konkyo.quantity.CountedUnit;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.PlacedText;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Computes formulas that read no facts the way a site's formulas are computed. */
final class Konkyo {
  private static final UnitRegistry UNITS =
      UnitRegistry.builtIn().withCounted(List.of(new CountedUnit("request", List.of())));

  private Konkyo() {}

  static Quantity value(String text) {
    Diagnostics out = new Diagnostics();
    Optional<Quantity> value =
        FormulaParser.parse(Typed.of(text), UNITS, out).flatMap(f -> of(f, out));
    assertTrue(value.isPresent() && out.isEmpty(), () -> text + ": " + out.inFileOrder());
    return value.orElseThrow();
  }

  private static Optional<Quantity> of(Formula formula, Diagnostics out) {
    return UnitChecker.check(formula, NO_FACTS, out)
        .flatMap(type -> Evaluator.evaluate(formula, NO_FACTS, out))
        .flatMap(Value::asQuantity);
  }

  static StatedQuantity stated(String text) {
    if (StatedQuantity.parse(text, UNITS) instanceof StatedQuantity.Parsed parsed) {
      return parsed.quantity();
    }
    throw new AssertionError(text);
  }

  private record Typed(SourceFile file) implements PlacedText {
    static Typed of(String text) {
      return new Typed(new SourceFile("oracle.tsv", text));
    }

    @Override
    public String text() {
      return file.text();
    }

    @Override
    public Span span(int from, int to) {
      return file.span(from, to);
    }

    @Override
    public Span span() {
      return file.span(0, file.text().length());
    }
  }

  private static final Scope NO_FACTS =
      new Scope() {
        @Override
        public Optional<Value> value(String id) {
          return Optional.empty();
        }

        @Override
        public Optional<Type> type(String id) {
          return Optional.empty();
        }

        @Override
        public Optional<List<String>> members(String familyId) {
          return Optional.empty();
        }

        @Override
        public Optional<Model> model(String name) {
          return Optional.empty();
        }

        @Override
        public Collection<String> names() {
          return List.of();
        }
      };
}
