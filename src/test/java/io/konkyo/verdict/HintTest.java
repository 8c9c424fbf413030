package io.konkyo.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.verdict.ladder.Judge;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hints that need neighbours; the others are in the table of verdicts. */
class HintTest {
  private static final List<Neighbour> MEDIANS =
      List.of(
          new Neighbour("p50.same_az", Workbook.stated("1.079 ms").quantity()),
          new Neighbour("p50.keep", Workbook.stated("0.704 ms").quantity()),
          new Neighbour("qps", Workbook.stated("0.813 request/s").quantity()));

  private static Judgement judge(String printed, List<Neighbour> neighbours) {
    return new Judge(Workbook.of("new = 1.517 ms").compute("new"))
        .judge(Workbook.stated(printed), () -> neighbours);
  }

  @Test
  void namesTheFactWhoseValueWasPrinted() {
    Judgement judgement = judge("1.08 ms", MEDIANS);
    assertEquals(Verdict.INCONSISTENT, judgement.verdict());
    assertEquals(List.of("it is the value of p50.same_az, 1.079 ms"), judgement.hints());
  }

  @Test
  void namesTheFactFromWhichTheStepWasPrinted() {
    assertEquals(
        List.of("it is the step between p50.keep, 0.704 ms, and 1.517 ms"),
        judge("0.813 ms", MEDIANS).hints());
  }

  @Test
  void neighboursNeverChangeTheVerdict() {
    for (String printed : List.of("1.52 ms", "1.51 ms", "1.08 ms", "0.813 ms", "1517 ms")) {
      assertEquals(judge(printed, List.of()).verdict(), judge(printed, MEDIANS).verdict(), printed);
    }
  }

  @Test
  void guessesNothingForASingleDigit() {
    assertEquals(List.of(), judge("1 ms", List.of()).hints());
    assertTrue(judge("4 ms", MEDIANS).hints().isEmpty());
  }

  @Test
  void guessesNothingWhereANumberIsAccepted() {
    assertEquals(List.of(), judge("1.517 ms", MEDIANS).hints());
    assertEquals(List.of(), judge("1.51 ms", MEDIANS).hints());
  }
}
