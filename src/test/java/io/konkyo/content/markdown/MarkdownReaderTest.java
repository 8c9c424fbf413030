package io.konkyo.content.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarkdownReaderTest {

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t", "\n", " \n\r\n \n"})
  void aBlankTextHasNoBlocks(String text) {
    assertEquals(List.of(), MarkdownReader.read(text).blocks());
  }

  @Test
  void onlyASingleParagraphIsALine() {
    assertEquals(1, MarkdownReader.read("제목").line().orElseThrow().size());
    assertEquals(Optional.empty(), MarkdownReader.read("").line());
    assertEquals(Optional.empty(), MarkdownReader.read("# 제목").line());
    assertEquals(Optional.empty(), MarkdownReader.read("하나\n\n둘").line());
  }

  @Test
  void everyPieceKnowsItsPlace() {
    String text = "> 값 **${x}**{은/는} `c`\n\n1. [a](b) {?}\n";
    List<String> typed =
        MarkdownReader.read(text)
            .inlines()
            .map(inline -> text.substring(inline.from(), inline.to()))
            .toList();
    assertEquals(
        List.of("값 ", "**${x}**", "${x}", "{은/는}", " ", "`c`", "[a](b)", "a", " ", "{?}"), typed);
  }

  @Test
  void faultsAreListedInReadingOrder() {
    String text = "${a\n\n- {b}\n- ![c](d)";
    assertEquals(
        List.of(
            MarkdownFault.UNCLOSED_PLACEHOLDER, MarkdownFault.STRAY_BRACES, MarkdownFault.IMAGE),
        MarkdownReader.read(text).malformed().stream().map(Inline.Malformed::fault).toList());
  }

  @Test
  void aNulIsReplaced() {
    assertEquals("<p>a\uFFFDb</p>\n", Sketch.of(MarkdownReader.read("a\0b")));
    assertEquals("<p>a\uFFFDb c</p>\n", Sketch.of(MarkdownReader.read("a\0b\nc")));
  }

  @ParameterizedTest
  @EnumSource(MarkdownFault.class)
  void faultsSpeakAsDiagnosticsDo(MarkdownFault fault) {
    assertTrue(Character.isLowerCase(fault.message().charAt(0)), fault.message());
    assertTrue(!fault.message().endsWith(".") && !fault.help().endsWith("."), fault.help());
  }
}
