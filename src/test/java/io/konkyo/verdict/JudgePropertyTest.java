package io.konkyo.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.ladder.Judge;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What holds for every number, on random formulas. */
class JudgePropertyTest {
  private static final int FORMULAS = 500;

  private final Chance chance = new Chance(JudgePropertyTest.class);
  private final Formulas formulas = new Formulas(chance);

  private Optional<Computation> computation() {
    Workbook book = Workbook.of(formulas.facts());
    return book.tryCompute(formulas.rational(1 + chance.below(3)));
  }

  private static StatedQuantity print(Rational value, int decimals, Rounding rounding) {
    return new StatedQuantity(
        NumberText.of(value, decimals, rounding, /* grouped= */ false), Unit.ONE);
  }

  @Test
  void passesWhatIsRoundedHalfUpAndExplainsNothing() {
    for (int i = 0; i < FORMULAS; i++) {
      computation()
          .ifPresent(
              computation -> {
                StatedQuantity printed =
                    print(computation.exact().base(), chance.below(5), Rounding.HALF_UP);
                Judgement judgement = Judge.judge(printed, computation);
                assertEquals(Verdict.PASS, judgement.verdict(), printed.toString());
                assertEquals(List.of(), judgement.causes());
                assertEquals(List.of(), judgement.hints());
              });
    }
  }

  @Test
  void neverPassesAnythingElse() {
    for (int i = 0; i < FORMULAS; i++) {
      computation()
          .ifPresent(
              computation -> {
                int decimals = chance.below(4);
                Rational off =
                    Rational.of(1 + chance.below(40)).times(Rational.powerOfTen(-decimals));
                Rational right = Rounding.HALF_UP.round(computation.exact().base(), decimals);
                StatedQuantity printed = print(right.plus(off), decimals, Rounding.HALF_UP);
                Judgement judgement = Judge.judge(printed, computation);
                assertTrue(judgement.verdict() != Verdict.PASS, printed.toString());
                assertEquals(judgement.verdict() == Verdict.SUSPECT, !judgement.causes().isEmpty());
              });
    }
  }

  @Test
  void judgesTheNumberAndNotItsSpelling() {
    Map<String, List<String>> spellings =
        Map.of(
            "45,070 request/s", List.of("45070 request/s", "+45,070 request/s", "45_070 request/s"),
            "1,872,457", List.of("1872457", "１，８７２，４５７", "+1_872_457"),
            "-0.21 ms", List.of("−0.21 ms", "-0.21ms", "－０．２１ ms"),
            "286 MB/s", List.of("286MB/s", "２８６ MB/s"));
    Workbook book = Workbook.of("w = 0.355 ms; rtt = 0.035 s; b = 0.544 ms; a = 0.339 ms");
    Map<String, String> formulas =
        Map.of(
            "45,070 request/s", "16 request / w",
            "1,872,457", "65_536 s / rtt",
            "-0.21 ms", "a - b",
            "286 MB/s", "3.0 Gbps * 0.8");
    spellings.forEach(
        (plain, others) -> {
          Computation computation = book.compute(formulas.get(plain));
          Judgement expected = Judge.judge(Workbook.stated(plain), computation);
          for (String other : others) {
            Judgement judgement = Judge.judge(Workbook.stated(other), computation);
            assertEquals(expected.verdict(), judgement.verdict(), other);
            assertEquals(expected.causes(), judgement.causes(), other);
            assertEquals(expected.range(), judgement.range(), other);
            assertEquals(expected.printable(), judgement.printable(), other);
          }
        });
  }

  @Test
  void judgesTheValueAndNotItsUnit() {
    for (String facts :
        List.of(
            "b = 0.544 ms; a = 0.339 ms", "b = 544 µs; a = 339 µs", "b = 0.544 ms; a = 339 µs")) {
      for (String printed : List.of("0.21 ms", "210e0 µs", "0.20 ms", "0.23 ms", "205 µs")) {
        Judgement judgement =
            Judge.judge(Workbook.stated(printed), Workbook.of(facts).compute("b - a"));
        Judgement plain =
            Judge.judge(
                Workbook.stated(printed),
                Workbook.of("b = 0.544 ms; a = 0.339 ms").compute("b - a -> s"));
        assertEquals(plain.verdict(), judgement.verdict(), facts + " " + printed);
        assertEquals(plain.range(), judgement.range(), facts + " " + printed);
        assertEquals(plain.flags(), judgement.flags(), facts + " " + printed);
      }
    }
  }
}
