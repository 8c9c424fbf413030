package io.konkyo.content.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class MarkdownSpecTest {
  private static final List<String> FILES =
      List.of("emphasis-cjk.md", "emphasis.md", "marks.md", "links.md", "words.md", "blocks.md");

  private static Stream<Example> examples() {
    return FILES.stream().flatMap(file -> Example.readAll(file).stream());
  }

  @TestFactory
  Stream<DynamicTest> everyExampleReadsAsItSays() {
    return examples()
        .map(
            example ->
                dynamicTest(
                    example.name(),
                    () ->
                        assertEquals(
                            example.expected(),
                            Sketch.of(MarkdownReader.read(example.input())),
                            () -> "input:\n" + example.input())));
  }

  /** Not every author's editor ends lines with LF (K13). */
  @TestFactory
  Stream<DynamicTest> lineEndsMakeNoDifference() {
    return examples()
        .filter(example -> example.input().contains("\n"))
        .flatMap(example -> Stream.of("\r\n", "\r").map(end -> lineEnds(example, end)));
  }

  private static DynamicTest lineEnds(Example example, String end) {
    String input = example.input().replace("\n", end);
    return dynamicTest(
        example.name() + (end.length() == 2 ? " CR LF" : " CR"),
        () -> assertEquals(example.expected(), Sketch.of(MarkdownReader.read(input))));
  }

  /** A reader that found no example would pass without a word. */
  @Test
  void thereAreExamplesInEveryFile() {
    for (String file : FILES) {
      assertTrue(Example.readAll(file).size() >= 8, file);
    }
  }
}
