package io.konkyo.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.verdict.ladder.Judge;
import io.konkyo.verdict.ladder.PrintedDigits;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PrintedDigitsTest {

  static Stream<Arguments> rows() {
    return Rows.of("printed-digits.tsv");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void printsWhatTheInputsSupport(String facts, String formula, String printed, String note) {
    assertEquals(printed, PrintedDigits.of(Workbook.of(facts).compute(formula)).toString(), note);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void printsWhatPassesWhenItIsHeldAgainstTheSame(
      String facts, String formula, String printed, String note) {
    Computation computation = Workbook.of(facts).compute(formula);
    assertEquals(Verdict.PASS, Judge.judge(PrintedDigits.of(computation), computation).verdict());
  }
}
