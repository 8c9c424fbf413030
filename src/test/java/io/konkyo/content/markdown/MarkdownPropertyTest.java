package io.konkyo.content.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What holds for every text, tried on texts made of all marks with a fixed seed. */
class MarkdownPropertyTest {
  private static final long SEED = 20_261_130L;
  private static final int TEXTS = 20_000;

  private static final List<String> PARTS =
      List.of(
          "*",
          "**",
          "***",
          "_",
          "__",
          "`",
          "``",
          "```",
          "~~~",
          "[",
          "]",
          "(",
          ")",
          "![",
          "<",
          ">",
          "> ",
          "- ",
          "* ",
          "+ ",
          "1. ",
          "2) ",
          "2026. ",
          "# ",
          "## ",
          "\n",
          "\n\n",
          "\r\n",
          "\r",
          "  \n",
          "\\\n",
          "\\",
          "\t",
          "    ",
          " ",
          "${",
          "${x}",
          "{",
          "}",
          "{은/는}",
          "{a}",
          "\\${",
          "\\{",
          "&amp;",
          "&",
          "&#0;",
          "가",
          "나다",
          "が",
          "漢字",
          "「",
          "」",
          "。",
          "：",
          "a",
          "b c",
          "1",
          "<http://a.b>",
          "<x@y.z>",
          "[a](b)",
          "[a](javascript:x)",
          "(a b)",
          "\"t\"",
          "---",
          "===",
          "=",
          "-",
          "\0",
          "\uFEFF",
          "\u00a0",
          "\u3000",
          "\uD83D\uDE00",
          "\uD842\uDFB7",
          "\uD800",
          "\uDC00",
          "\uFE00",
          "\uDB40\uDD00",
          "$",
          "!",
          "\u2028",
          "\f");

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    int parts = 1 + random.nextInt(random.nextInt(10) == 0 ? 200 : 14);
    for (int i = 0; i < parts; i++) {
      text.append(PARTS.get(random.nextInt(PARTS.size())));
    }
    return text.toString();
  }

  @Test
  void piecesStandInOrderInsideWhatHoldsThem() {
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    for (int i = 0; i < TEXTS; i++) {
      String text = text(random);
      Markdown read = MarkdownReader.read(text);
      assertInOrder(read.blocks(), 0, text.length(), text);
      read.inlines(Inline.Words.class).forEach(words -> assertPlaced(words, text));
    }
  }

  @Test
  void aPlainLineReadsAsTheBlockParserReadsIt() {
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    for (int i = 0; i < TEXTS; i++) {
      String text = text(random).replace('\0', ' ');
      if (PlainLine.isOne(text)) {
        assertEquals(BlockReader.read(text), MarkdownReader.read(text).blocks(), text);
      }
    }
  }

  @Test
  void truncatedTextsAreRead() {
    for (String file : List.of("emphasis-cjk.md", "marks.md", "links.md", "blocks.md")) {
      for (Example example : Example.readAll(file)) {
        for (int end = 0; end <= example.input().length(); end++) {
          String text = example.input().substring(0, end);
          assertInOrder(MarkdownReader.read(text).blocks(), 0, end, text);
        }
      }
    }
  }

  private static void assertInOrder(List<Block> blocks, int from, int to, String text) {
    int at = from;
    for (Block block : blocks) {
      assertTrue(at <= block.from() && block.to() <= to, () -> block + " in " + text);
      assertInOrder(block.children(), block.from(), block.to(), text);
      assertPiecesInOrder(block.inlines(), block.from(), block.to(), text);
      at = block.to();
    }
  }

  private static void assertPiecesInOrder(List<Inline> pieces, int from, int to, String text) {
    int at = from;
    for (Inline piece : pieces) {
      assertTrue(
          at <= piece.from() && piece.from() < piece.to() && piece.to() <= to,
          () -> piece + " in " + text);
      assertPiecesInOrder(piece.children(), piece.from(), piece.to(), text);
      at = piece.to();
    }
  }

  private static void assertPlaced(Inline.Words words, String text) {
    int at = words.from();
    for (int i = 0; i < words.text().length(); i++) {
      int start = words.places().start(i);
      int end = words.places().end(i + 1);
      assertTrue(at <= start && start < end && end <= words.to(), () -> words + " in " + text);
      at = start;
    }
  }
}
