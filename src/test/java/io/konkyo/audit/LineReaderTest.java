package io.konkyo.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.quantity.UnitRegistry;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LineReaderTest {
  private static final LineReader READER = new LineReader(UnitRegistry.builtIn());

  static List<Table.Row> rows() {
    return Table.rows("lines.tsv");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void judgesLine(Table.Row row) {
    String line = row.cell(0).replace('~', '\u00a0');
    Optional<Passage> passage = READER.explanation().read(line);
    assertEquals(row.cell(1), outcome(passage), () -> line + " " + passage);
  }

  private static String outcome(Optional<Passage> passage) {
    if (passage.isEmpty()) {
      return "nothing";
    }
    if (!passage.get().failures().isEmpty()) {
      return "fails";
    }
    return passage.get().isTrue() ? "holds" : "unread";
  }

  @Test
  void nameStandsForTheTurnsOfALoopBefore() {
    LineReader.Explanation lines = READER.explanation();
    lines.read("room = 8 B → 4 B (1) → 2 B (2)");
    assertTrue(lines.read("count(room) = 2").orElseThrow().isTrue());
    assertTrue(lines.read("nth(room, 2) = 2 B").orElseThrow().isTrue());
    assertEquals(1, lines.read("count(room) = 3").orElseThrow().failures().size());
  }

  @Test
  void nameStandsForTheResultOfALineBefore() {
    LineReader.Explanation lines = READER.explanation();
    lines.read("saved = 5 ms − 3 ms = 2 ms");
    assertTrue(lines.read("saved × 2 = 4 ms").orElseThrow().isTrue());
  }

  @Test
  void failureSaysWhatItShouldBe() {
    Passage passage = READER.explanation().read("0.544 ms − 0.339 ms = 0.206 ms").orElseThrow();
    assertEquals("0.206 ms", passage.failures().get(0).printed());
    assertEquals("0.205 ms", passage.failures().get(0).gives());
  }
}
