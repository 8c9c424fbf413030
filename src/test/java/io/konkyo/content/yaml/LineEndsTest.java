package io.konkyo.content.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineEndsTest {

  @TestFactory
  Stream<DynamicTest> everyExampleReadsAlikeWithEveryLineEnd() {
    return Stream.of("yaml-trees.md", "yaml-faults.md")
        .flatMap(name -> SpecExamples.read(name).examples().stream())
        .map(
            example ->
                DynamicTest.dynamicTest(
                    example.title(),
                    () -> {
                      String yaml = example.yaml();
                      assertEquals(read(yaml), read(yaml.replace("\n", "\r\n")));
                      assertEquals(read(yaml), read(yaml.replace("\n", "\r")));
                    }));
  }

  @Test
  void mixedLineEndsKeepLinesRightAndLeaveNoCarriageReturn() {
    String shown = read("a: |\r\n  x\r  y\n  z\r\nb: &&\n");
    assertEquals("5:4-5:5", shown.substring(0, shown.indexOf(' ')));
    assertFalse(read("a: |\r\n  x\r  y\n  z\r\nb: 'p\r\n\r\n q'\r\n").contains("\r"));
  }

  @ParameterizedTest
  @CsvSource({
    "'a: x\u0085y', '1:5-1:6 error[forbidden-character] the file holds the next-line character U+0085'",
    "'a: x\u2028y', '1:5-1:6 error[forbidden-character] the file holds the line separator U+2028'",
    "'a:\n \uFEFFx', '2:2-2:3 error[forbidden-character] the file holds a byte order mark inside the text U+FEFF'",
    "'a: \u0001', '1:4-1:5 error[forbidden-character] the file holds the control character U+0001'",
    "'a: \uD800x', '1:4-1:5 error[forbidden-character] the file holds half of a surrogate pair, U+D800'",
    "'a: \uFFFE', '1:4-1:5 error[forbidden-character] the file holds the non-character U+FFFE'",
    "'😀: \u0000', '1:4-1:5 error[forbidden-character] the file holds the null character U+0000'",
  })
  void charactersThatCannotBePrintedAreRefused(String yaml, String expected) {
    assertEquals(expected, read(yaml).lines().findFirst().orElse(""));
  }

  private static String read(String yaml) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<YamlNode> tree = YamlReader.read(new SourceFile("a.yml", yaml), diagnostics);
    return Shown.diagnostics(diagnostics) + tree.map(Shown::tree).orElse("");
  }
}
