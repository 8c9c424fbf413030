package io.konkyo.verdict;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.verdict.ladder.Judge;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every verdict, cause, flag and hint, on the numbers of real documents and on made ones. */
class VerdictTableTest {

  static Stream<Arguments> rows() {
    return Rows.of("verdicts.tsv");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void judgesAsTheTableSays(
      String facts,
      String formula,
      String printed,
      String verdict,
      String causes,
      String flags,
      String printable,
      String hints) {
    Judgement judgement =
        Judge.judge(Workbook.stated(printed), Workbook.of(facts).compute(formula));
    assertAll(
        () -> assertEquals(verdict, judgement.verdict().id()),
        () -> assertEquals(causes, joined(judgement.causes().stream().map(Cause::id))),
        () -> assertEquals(flags, joined(judgement.flags().stream().sorted().map(Flag::id))),
        () -> assertEquals(printable, Long.toString(judgement.printable())),
        () -> assertEquals(hints, joined(judgement.hints().stream())));
  }

  private static String joined(Stream<String> words) {
    String joined = words.collect(Collectors.joining("|"));
    return joined.isEmpty() ? "-" : joined;
  }
}
