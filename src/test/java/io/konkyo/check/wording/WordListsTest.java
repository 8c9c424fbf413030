package io.konkyo.check.wording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.content.markdown.MarkdownReader;
import io.konkyo.content.text.Wording;
import io.konkyo.source.PlacedText;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What sentences assert, in each language that has lists. */
class WordListsTest {
  private static final Path TABLE =
      Path.of("src/test/resources/io/konkyo/check/wording/sentences.tsv");

  @TestFactory
  Stream<DynamicTest> sentences() throws IOException {
    return Files.readAllLines(TABLE).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .map(row -> dynamicTest(row[0] + " " + row[2], () -> check(row)));
  }

  private static void check(String[] row) {
    List<Sentence> sentences = Sentences.of(wording(row[0], row[2]));
    assertEquals(1, sentences.size());
    Sentence sentence = sentences.get(0);
    List<String> words =
        WordLists.of(row[0])
            .orElseThrow()
            .asserted(WordKind.valueOf(row[1].toUpperCase(Locale.ROOT)), sentence)
            .stream()
            .map(word -> sentence.text().substring(word.from(), word.to()))
            .toList();
    assertEquals(row[3].equals("-") ? List.of() : List.of(row[3]), words);
  }

  @Test
  void aTextIsCutIntoSentences() {
    List<String> sentences =
        Sentences.of(wording("en", "It took 1.5 s. (So it said.) Why? 遅い。速い。\n\nLast one")).stream()
            .map(sentence -> sentence.text().strip())
            .toList();
    assertEquals(
        List.of("It took 1.5 s.", "(So it said.)", "Why?", "遅い。", "速い。", "Last one"), sentences);
  }

  @Test
  void aLanguageWithoutListsIsLeftAlone() {
    assertTrue(WordLists.of("fr").isEmpty());
    assertTrue(WordLists.of("ko-KR").isPresent());
    assertTrue(WordLists.of("../ko").isEmpty());
  }

  private static Wording wording(String locale, String text) {
    SourceFile file = new SourceFile("text.yml", text);
    PlacedText placed =
        new PlacedText() {
          @Override
          public String text() {
            return text;
          }

          @Override
          public Span span(int from, int to) {
            return file.span(from, to);
          }

          @Override
          public Span span() {
            return file.span(0, text.length());
          }
        };
    return new Wording(locale, placed, MarkdownReader.read(text), new TreeMap<>());
  }
}
