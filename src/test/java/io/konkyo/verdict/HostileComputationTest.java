package io.konkyo.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.konkyo.formula.Expression;
import io.konkyo.formula.QuantityValue;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.ladder.Judge;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Formulas that grow, nest or loop come to an end, and to an honest one. */
class HostileComputationTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "((x^8000)^8000)^8000",
        "let a = x*x; let b = a*a; let c = b*b; let d = c*c; let e = d*d; let f = e*e;"
            + " let g = f*f; let h = g*g; let i = h*h; let j = i*i; let k = j*j; let l = k*k;"
            + " let m = l*l; let n = m*m; let o = n*n; let p = o*o; p*p",
        "steps(y = x, while i < 1000, y * x)",
        "sum(steps(y = x, while i < 1000, y * x / (y + 1)))",
        "count(steps(y = 1, while i < 1000, count(steps(z = x, while i < 100, z)) + y))"
      })
  void endsOnGrowingFormulas(String formula) {
    Workbook book = Workbook.of("x = 1");
    book.tryCompute(formula)
        .ifPresent(
            computation -> {
              Judgement judgement = Judge.judge(Workbook.stated("123"), computation);
              assertNotEquals(Verdict.PASS, judgement.verdict());
            });
  }

  @Test
  void endsOnAChainOfThousandsOfFacts() {
    Quantity value = Workbook.stated("1.0").quantity();
    Leaf leaf = new Leaf("x", value, Optional.of(Workbook.stated("1.0").rounding()));
    Derivation chain = new Chain(value, 5_000);
    Judgement judgement =
        Judge.judge(
            Workbook.stated("1.3"),
            new Computation() {
              @Override
              public Expression expression() {
                return chain.expression();
              }

              @Override
              public Quantity exact() {
                return value;
              }

              @Override
              public List<Leaf> leaves() {
                return List.of(leaf);
              }

              @Override
              public Optional<Quantity> evaluate(
                  Expression expression, Map<String, Rational> replaced) {
                return Optional.empty();
              }

              @Override
              public Derivation derivation() {
                return chain;
              }
            });
    assertEquals(Verdict.UNDECIDED, judgement.verdict());
  }

  /** A fact that is the next one, thousands of times, down to a reading. */
  private record Chain(Quantity value, int length) implements Derivation {

    @Override
    public Expression expression() {
      return Workbook.parse(length == 0 ? "x" : "next" + length);
    }

    @Override
    public Optional<Premise> premise(String name) {
      return Optional.of(
          name.equals("x")
              ? Premise.raw(name, new QuantityValue(value))
              : Premise.derived(name, new QuantityValue(value), new Chain(value, length - 1)));
    }
  }
}
