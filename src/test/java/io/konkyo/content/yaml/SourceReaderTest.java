package io.konkyo.content.yaml;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SourceReaderTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // "ko: " and two syllables in CP949
        "6B6F3A20B0AAC0CC0A | 1:5-1:6 error[not-utf8] the byte 0xB0 is not UTF-8 text",
        // a second line, after two syllables, cut in the middle of the third
        "610AEAB092EC9DB4EA0A | 2:3-2:4 error[not-utf8] the byte 0xEA is not UTF-8 text",
        "EFBBBF610A62FF | 2:2-2:3 error[not-utf8] the byte 0xFF is not UTF-8 text",
        "610D0A62EDA080 | 2:2-2:3 error[not-utf8] the byte 0xED is not UTF-8 text",
        "61C080 | 1:2-1:3 error[not-utf8] the byte 0xC0 is not UTF-8 text",
        "F09F98 | 1:1-1:2 error[not-utf8] the byte 0xF0 is not UTF-8 text",
        "FFFE6100 | file error[not-utf8] the file is UTF-16 text",
        "'' | file error[empty-file] the file holds nothing",
        "EFBBBF | file error[empty-file] the file holds nothing",
        "200A0D0A09 | file error[empty-file] the file holds nothing",
      })
  void bytesThatAreNoTextAreRefused(String hex, String expected) {
    Diagnostics diagnostics = new Diagnostics();
    byte[] bytes = HexFormat.of().parseHex(hex);
    assertTrue(SourceReader.read(bytes, "a.yml", diagnostics).isEmpty());
    assertEquals(expected, Shown.diagnostics(diagnostics).lines().findFirst().orElse(""));
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheText() {
    SourceFile file = read("\uFEFFko: 값\n".getBytes(UTF_8)).orElseThrow();
    assertEquals("ko: 값\n", file.text());
  }

  static Stream<Arguments> largeInputs() {
    return Stream.of(
        Arguments.of("x".repeat(5 * 1024 * 1024), "1:65537-1:65537 error[input-too-large]"),
        Arguments.of("a\n" + "값".repeat(65_537), "2:65537-2:65537 error[input-too-large]"),
        Arguments.of("a\n".repeat(5 * 1024 * 1024), "file error[input-too-large]"));
  }

  @ParameterizedTest
  @MethodSource("largeInputs")
  void largeFilesAndLinesAreRefused(String text, String expected) {
    Diagnostics diagnostics = new Diagnostics();
    assertTrue(SourceReader.read(text.getBytes(UTF_8), "a.yml", diagnostics).isEmpty());
    String shown = Shown.diagnostics(diagnostics);
    assertTrue(shown.startsWith(expected), shown);
  }

  @Test
  void filesThatCannotBeOpenedAreTold(@TempDir Path folder) {
    assertEquals(
        "file error[unreadable-file] the file does not exist", told(folder.resolve("none.yml")));
    assertEquals("file error[unreadable-file] a folder stands where a file should", told(folder));
  }

  @Test
  void aFileIsReadFromItsFolder(@TempDir Path folder) throws IOException {
    Path path = Files.write(folder.resolve("a.yml"), "a: 1\n".getBytes(UTF_8));
    SourceFile file = SourceReader.read(path, "content/a.yml", new Diagnostics()).orElseThrow();
    assertEquals("content/a.yml", file.path());
    assertEquals("a: 1\n", file.text());
  }

  @Test
  void utf16IsNamed() {
    Diagnostics diagnostics = new Diagnostics();
    assertTrue(SourceReader.read("ko: 값".getBytes(UTF_16), "a.yml", diagnostics).isEmpty());
    assertTrue(Shown.diagnostics(diagnostics).contains("UTF-16"));
  }

  private static String told(Path path) {
    Diagnostics diagnostics = new Diagnostics();
    assertTrue(SourceReader.read(path, "shown.yml", diagnostics).isEmpty());
    return Shown.diagnostics(diagnostics).lines().findFirst().orElse("");
  }

  private static Optional<SourceFile> read(byte[] bytes) {
    return SourceReader.read(bytes, "a.yml", new Diagnostics());
  }
}
