package io.konkyo.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.verdict.ladder.Judge;
import io.konkyo.verdict.repair.Repair;
import io.konkyo.verdict.repair.Repairs;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CauseTest {

  static Stream<Arguments> rows() {
    return Rows.of("causes.tsv");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void explainsWithNumbers(
      String facts, String formula, String printed, String cause, String explanation) {
    Judgement judgement =
        Judge.judge(Workbook.stated(printed), Workbook.of(facts).compute(formula));
    Map<String, String> causes =
        judgement.causes().stream().collect(Collectors.toMap(Cause::id, Cause::explanation));
    assertEquals(explanation, causes.getOrDefault(cause, "-"), causes.toString());
  }

  @Test
  void everyRepairIsExplainedInTheTable() {
    List<String> told = rows().map(row -> (String) row.get()[3]).toList();
    List<String> all = Repairs.all().stream().map(Repair::id).toList();
    assertEquals(new TreeSet<>(all), new TreeSet<>(told));
  }
}
