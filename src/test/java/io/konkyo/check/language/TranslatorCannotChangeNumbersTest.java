package io.konkyo.check.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.content.ContentTexts;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.example.ExampleContent;
import io.konkyo.pipeline.Analysis;
import io.konkyo.source.Span;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever a translator does to a text, a reader sees the numbers of the source, or nobody sees the
 * page: each edit is told, at the translation, or prints the same numbers.
 */
class TranslatorCannotChangeNumbersTest {
  private static final Path EDITS =
      Path.of("src/test/resources/io/konkyo/check/language/translator-edits.tsv");
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9A-F]{4})");
  private static final Pattern NUMBER = Pattern.compile("\\p{Nd}+(?:[.,]\\p{Nd}+)*");
  private static final String SAME = "same";

  private static final String TERMS =
      """
      terms:
        m5.xlarge: {reading: {ko: 엠파이브 엑스라지}}
        m6.xlarge: {reading: {ko: 엠식스 엑스라지}}
      """;
  private static final String UNITS =
      """
      counted:
        file:
          symbol: file
          name: {ko: 파일, ja: ファイル}
          counter: {ko: 개, ja: 件}
      """;
  private static final String FACTS =
      """
      title: {ko: 시험, ja: 試し}
      given:
        rtt.files: 12 file
      derived:
        rtt.gap: {label: {ko: 차이, ja: 差}, formula: rtt.cross_az - rtt.same_az}
        rtt.ratio:
          label: {ko: 비, ja: 比}
          formula: rtt.cross_az / rtt.same_az -> x
          stated: 1.60 x
          note:
            ko: |-
              2026-09-02에 m5.xlarge 사이에서 `ping -c 200` 명령을 두 번 실행했습니다. 차이는
              ${rtt.gap, 2 decimals}, 곧 ${0.21 ms = rtt.gap}, 같은 영역은 ${rtt.same_az}, 상한은
              ${0.4 ms > rtt.same_az}, 비는 ${rtt.ratio}, 파일은 ${rtt.files, value-only}개입니다.
            ja: |-
      %s
      """;
  private static final String JAPANESE =
      """
      2026年9月2日に m5.xlarge の間で `ping -c 200` を二回実行しました。差は
      ${rtt.gap, 2 decimals}、すなわち ${0.21 ms = rtt.gap}、同じゾーンは ${rtt.same_az}、上限は
      ${0.4 ms > rtt.same_az}、比は ${rtt.ratio}、ファイルは ${rtt.files, value-only}件です。
      """;

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> editIsToldOrChangesNoNumber() throws IOException {
    List<String> rows = Files.readAllLines(EDITS).stream().filter(r -> !r.startsWith("#")).toList();
    assertTrue(rows.size() > 80, "edits are missing");
    return rows.stream()
        .map(row -> row.split("\t", -1))
        .map(cells -> dynamicTest(cells[0], () -> edit(cells[0], cells[1], cells[2], cells[3])));
  }

  private void edit(String name, String found, String replacement, String expected) {
    assertTrue(JAPANESE.contains(found), found);
    String edited = JAPANESE.replace(found, unescaped(replacement));
    ExampleContent content = site(name, edited);
    List<Diagnostic> said = content.check();
    assertEquals(
        expected.equals(SAME) ? List.of() : List.of(expected.split(" ")),
        said.stream().map(diagnostic -> diagnostic.code().id()).sorted().toList(),
        () -> name + "\n" + content.reported(said));
    for (Diagnostic diagnostic : said) {
      Span place = (Span) diagnostic.location();
      assertTrue(
          place.start() >= place.file().text().indexOf("ja: |-"), () -> content.reported(said));
    }
    if (said.isEmpty()) {
      Set<String> numbers = new HashSet<>(numbers(site(name + " not", JAPANESE)));
      assertTrue(numbers.containsAll(numbers(content)), () -> numbers(content) + " " + numbers);
    }
  }

  private ExampleContent site(String name, String japanese) {
    ExampleContent content = ExampleContent.in(folder.resolve(name));
    content.write("terms.yml", TERMS.getBytes(StandardCharsets.UTF_8));
    content.write("units.yml", UNITS.getBytes(StandardCharsets.UTF_8));
    String facts = String.format(Locale.ROOT, FACTS, japanese.indent(8).stripTrailing());
    content.write("facts/more.yml", facts.getBytes(StandardCharsets.UTF_8));
    return content;
  }

  /** A day may be written in another form, so that its numbers are read without leading zeros. */
  private static List<String> numbers(ExampleContent content) {
    Analysis analysis = Analysis.of(content.content(), new Diagnostics()).orElseThrow();
    List<String> numbers = new ArrayList<>();
    for (ContentTexts.Place place : ContentTexts.all(analysis.content())) {
      String printed = analysis.texts().in("ja", place.text()).orElseThrow().plain();
      NUMBER.matcher(printed).results().map(MatchResult::group).forEach(numbers::add);
    }
    return numbers.stream().map(number -> number.replaceFirst("^0+(?=\\d)", "")).toList();
  }

  private static String unescaped(String cell) {
    Matcher escape = ESCAPE.matcher(cell.replace("\\n", "\n"));
    return escape.replaceAll(
        found ->
            Matcher.quoteReplacement(
                Character.toString((char) Integer.parseInt(found.group(1), 16))));
  }
}
