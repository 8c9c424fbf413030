package io.konkyo.content.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that make other parsers hang or overflow (K35). A test that ends has passed half way. */
class HostileTextTest {
  private static final int LINE = MarkdownReader.MAX_LINE;

  /** Each is repeated until a line is as long as it may be, and the line until the text is. */
  private static Stream<String> patterns() {
    return Stream.of(
        "*",
        "**a ",
        "*a ",
        "a* ",
        "*a **b ",
        "a**b c* ",
        "_a *b_ ",
        "***",
        "* ",
        "- ",
        "+\t",
        "_ ",
        "1. ",
        "12) ",
        ">",
        "> ",
        "> - ",
        "# ",
        "#",
        "= ",
        "=",
        "-",
        "~",
        "~ ",
        "`",
        "` ",
        "a`` b` ",
        "[",
        "]",
        "[a](",
        "[a](<b",
        "[a](b \"c ",
        "[a](b 'c ",
        "[a](b (c ",
        "[a]",
        "![[]()",
        "![",
        "[a](b)",
        "<",
        "<a ",
        "<a:",
        "<?",
        "<!--",
        "<a@",
        "<a@b.",
        "&",
        "&#",
        "&a",
        "${",
        "${a",
        "{",
        "{a",
        "{은",
        "{은/",
        "${a}",
        "{은/는}",
        "\\",
        "\\*",
        " ",
        "\t",
        "\u00a0",
        "가*",
        "**가**(");
  }

  private static List<String> shapes(String pattern) {
    String line = pattern.repeat(LINE / pattern.length());
    String text = (line + "\n").repeat(MarkdownReader.MAX_LENGTH / (LINE + 1));
    String shortLines =
        (pattern + "\n").repeat(MarkdownReader.MAX_LENGTH / 8 / (pattern.length() + 1));
    return List.of(line, "a" + line.substring(1), text, shortLines);
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void longRowsOfMarksAreReadOrRefused(String pattern) {
    for (String text : shapes(pattern)) {
      assertWithin(text, MarkdownReader.read(text));
    }
  }

  @Test
  void fiftyThousandAsterisksAreRefusedOnOneLineAndReadOnTen() {
    assertEquals(List.of(MarkdownFault.TOO_LONG), faults(MarkdownReader.read("*".repeat(50_000))));
    String lines = ("*".repeat(5_000) + "\n").repeat(10);
    assertEquals(10, MarkdownReader.read(lines).blocks().size());
  }

  @Test
  void tenThousandBracketsAreWords() {
    String text = "[".repeat(10_000) + "a" + "]".repeat(9_000);
    assertEquals(List.of(), faults(MarkdownReader.read(text)));
    assertEquals(text, PlainText.of(MarkdownReader.read(text).line().orElseThrow()));
  }

  @Test
  void deepQuotationsAreCutOff() {
    Markdown read = MarkdownReader.read(">".repeat(10_000) + " a");
    assertEquals(List.of(MarkdownFault.TOO_DEEP), faults(read));
    assertTrue(depth(read.blocks()) <= MarkdownReader.MAX_NESTING + 1);
  }

  @Test
  void deepListsAreCutOffAndWhatFollowsIsRead() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      text.append("  ".repeat(i)).append("- ").append(i).append('\n');
    }
    Markdown read = MarkdownReader.read(text + "\n\n글\n\n- 다시\n");
    assertEquals(List.of(MarkdownFault.TOO_DEEP), faults(read));
    assertTrue(depth(read.blocks()) <= MarkdownReader.MAX_NESTING + 1);
    assertEquals(3, read.blocks().size());
  }

  @Test
  void deepEmphasisIsCutOff() {
    String text = "*a ".repeat(3_000) + "a*".repeat(3_000);
    assertEquals(List.of(MarkdownFault.TOO_DEEP), faults(MarkdownReader.read(text)));
    assertWithin(text, MarkdownReader.read(text));
  }

  @Test
  void nestingUpToTheLimitIsRead() {
    int most = MarkdownReader.MAX_NESTING;
    assertEquals(List.of(), faults(MarkdownReader.read("> ".repeat(most) + "a")));
    assertEquals(List.of(), faults(MarkdownReader.read("*a ".repeat(most) + "a*".repeat(most))));
    assertEquals(
        List.of(MarkdownFault.TOO_DEEP), faults(MarkdownReader.read("> ".repeat(most + 1) + "a")));
  }

  @Test
  void textsAndLinesBeyondTheLimitsAreOneFault() {
    String line = "가".repeat(LINE);
    assertEquals(List.of(), faults(MarkdownReader.read(line)));
    assertEquals(List.of(MarkdownFault.TOO_LONG), faults(MarkdownReader.read(line + "나")));
    String text = "가\n".repeat(MarkdownReader.MAX_LENGTH);
    Inline.Malformed whole = MarkdownReader.read(text).malformed().get(0);
    assertEquals(List.of(0, text.length()), List.of(whole.from(), whole.to()));
  }

  private static List<MarkdownFault> faults(Markdown markdown) {
    return markdown.malformed().stream().map(Inline.Malformed::fault).toList();
  }

  private static int depth(List<Block> blocks) {
    return blocks.stream().mapToInt(block -> 1 + depth(block.children())).max().orElse(0);
  }

  private static void assertWithin(String text, Markdown read) {
    assertTrue(
        read.inlines().allMatch(inline -> 0 <= inline.from() && inline.to() <= text.length()));
  }
}
