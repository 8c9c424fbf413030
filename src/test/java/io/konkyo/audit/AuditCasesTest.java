package io.konkyo.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.quantity.UnitRegistry;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sentences after public documents and the threads that found them right or wrong. What is out of
 * scope stands in a table of its own, with reasons: there, a miss is expected; an alarm never is.
 */
class AuditCasesTest {
  private static final ProseReader READER = new ProseReader(UnitRegistry.builtIn());
  private static final Map<String, String> OUT_OF_SCOPE =
      Table.rows("audit-scope.tsv").stream()
          .collect(Collectors.toMap(row -> row.cell(0), row -> row.cell(2)));

  static List<Table.Row> cases() {
    return Table.rows("audit-cases.tsv");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void findsWhatIsWrongAndNothingElse(Table.Row row) {
    List<Passage> passages = read(row);
    boolean alarm = passages.stream().anyMatch(AuditCasesTest::isFinding);
    boolean inScope = !OUT_OF_SCOPE.containsKey(row.cell(0));
    boolean wrong = row.cell(3).equals("inconsistent");
    assertEquals(wrong && inScope, alarm, () -> row.cell(2) + " " + passages);
    boolean claims = inScope && !row.cell(3).equals("no-claim");
    assertEquals(claims, !passages.isEmpty(), () -> row.cell(2) + " " + passages);
  }

  private static List<Passage> read(Table.Row row) {
    return READER.read(Fences.blank(row.cell(2).replace("\\n", "\n")));
  }

  /** A source may round otherwise than we do. */
  private static boolean isFinding(Passage passage) {
    return passage.checks().stream().anyMatch(c -> !c.verdict().acceptableInQuotation());
  }

  @Test
  void everyCaseOutOfScopeIsACase() {
    Set<String> ids = cases().stream().map(row -> row.cell(0)).collect(Collectors.toSet());
    assertTrue(ids.containsAll(OUT_OF_SCOPE.keySet()), OUT_OF_SCOPE.keySet().toString());
  }

  @Test
  void countsWhatIsInScope() {
    Map<String, Integer> counts = new TreeMap<>();
    for (Table.Row row : cases()) {
      String scope = OUT_OF_SCOPE.containsKey(row.cell(0)) ? "silent" : "read";
      counts.merge(row.cell(3) + ", " + scope, 1, Integer::sum);
    }
    assertEquals(
        Map.of(
            "consistent, read", 14,
            "consistent, silent", 11,
            "consistent-within-input-rounding, read", 1,
            "consistent-within-input-rounding, silent", 4,
            "inconsistent, read", 6,
            "inconsistent, silent", 9,
            "no-claim, read", 7),
        counts);
  }
}
