package io.konkyo.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.quantity.UnitRegistry;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The reader has its own table of what pages call functions, so that it shares none with what
 * prints them. Where a locale gets a new word, this table needs it too.
 */
class FunctionWordsTest {
  private static final Path LOCALES = Path.of("src/main/resources/io/konkyo/site/locales");
  private static final String KEY = "function.";

  /** A call of every function, its name left out, and what it gives. */
  private static final Map<String, String> CALLS =
      Map.ofEntries(
          Map.entry("abs", "(2 − 5) = 3"),
          Map.entry("bits", "(0x133, 7, 4) = 3"),
          Map.entry("ceil", "(2.1) = 3"),
          Map.entry("count", "(3, 4, 5) = 3"),
          Map.entry("floor", "(2.9) = 2"),
          Map.entry("log2", "(8) = 3"),
          Map.entry("max", "(2, 3) = 3"),
          Map.entry("mean", "(2, 4) = 3"),
          Map.entry("median", "(2, 3, 9) = 3"),
          Map.entry("min", "(3, 4) = 3"),
          Map.entry("mod", "(7, 4) = 3"),
          Map.entry("nth", "(ones(0x29), 2) = 3"),
          Map.entry("ones", "(0x29) = 0, 3, 5"),
          Map.entry("round", "(2.5) = 3"),
          Map.entry("spread", "(2, 5) = 3"),
          Map.entry("sqrt", "(9) = 3"),
          Map.entry("sum", "(1, 2) = 3"));

  @TestFactory
  Stream<DynamicTest> everyWordOfALocaleIsRead() throws IOException {
    try (Stream<Path> files = Files.list(LOCALES)) {
      return files.toList().stream().flatMap(FunctionWordsTest::words);
    }
  }

  private static Stream<DynamicTest> words(Path locale) {
    Properties words = new Properties();
    try (Reader reader = Files.newBufferedReader(locale)) {
      words.load(reader);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return CALLS.entrySet().stream()
        .map(
            call ->
                dynamicTest(
                    locale.getFileName() + " " + call.getKey(),
                    () -> isRead(words.getProperty(KEY + call.getKey()) + call.getValue())));
  }

  private static void isRead(String line) {
    LineReader reader = new LineReader(UnitRegistry.builtIn());
    assertEquals(true, reader.explanation().read(line).filter(Passage::isTrue).isPresent(), line);
  }
}
