package io.konkyo.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.quantity.UnitRegistry;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Verdict;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProseReaderTest {
  private static final ProseReader READER = new ProseReader(UnitRegistry.builtIn());

  static List<Table.Row> rows() {
    return Table.rows("prose.tsv");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void judgesSentence(Table.Row row) {
    List<Passage> passages = READER.read(text(row));
    if (row.cell(1).equals("silent")) {
      assertEquals(List.of(), passages);
      return;
    }
    assertEquals(1, passages.size(), () -> row + " " + passages);
    Passage passage = passages.get(0);
    Check check = telling(passage);
    assertEquals(row.cell(1), check.verdict().id(), () -> row + " " + passage);
    assertEquals(row.cell(2), passage.isTrue() ? "holds" : "fails", () -> row + " " + passage);
    assertEquals(row.cell(3), passage.kind().name().toLowerCase(Locale.ROOT));
    assertEquals(row.cell(4), check.causes().stream().findFirst().map(Cause::id).orElse(""));
  }

  private static String text(Table.Row row) {
    return row.cell(0).replace("\\n", "\n").replace('~', '\u00a0');
  }

  private static Check telling(Passage passage) {
    return passage.checks().stream()
        .filter(check -> check.verdict() != Verdict.PASS)
        .findFirst()
        .orElse(passage.checks().get(0));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void passageIsAStretchOfItsText(Table.Row row) {
    for (Passage passage : READER.read(text(row))) {
      assertEquals(passage.text(), text(row).substring(passage.from(), passage.to()));
    }
  }

  @Test
  void findsEverySentenceOfALongText() {
    String sentence = "합은 2 + 3 = 5입니다. 차는 7 − 4 = 3입니다.\n";
    List<Passage> passages = READER.read(sentence.repeat(50));
    assertEquals(100, passages.size());
    assertTrue(passages.stream().allMatch(Passage::isTrue));
  }
}
