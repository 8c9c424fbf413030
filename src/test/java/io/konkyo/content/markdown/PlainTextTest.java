package io.konkyo.content.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlainTextTest {

  /** Prints a placeholder as 5, and a particle as its first form and what it looked back on. */
  private static final PlainText.Printer PRINTER =
      new PlainText.Printer() {
        @Override
        public String print(Inline.Placeholder placeholder) {
          return "5";
        }

        @Override
        public String choose(Inline.Particle particle, CharSequence before) {
          return "[" + before.charAt(before.length() - 1) + "]";
        }
      };

  private static List<Inline> line(String text) {
    return MarkdownReader.read(text).line().orElseThrow();
  }

  @Test
  void marksAreGoneAndCodeStays() {
    assertEquals("굵고 p99 글 a*b", PlainText.of(line("**굵고 `p99`** [*글*](a.html) a\\*b")));
  }

  @Test
  void withoutAPrinterMarksOfOursAreAsTyped() {
    assertEquals("${x}{은/는} {1}", PlainText.of(line("**${x}**{은/는} {1}")));
  }

  @Test
  void aParticleLooksBackOnWhatIsPrinted() {
    assertEquals(
        "값 5[5] p99[9] 글[글]",
        PlainText.of(line("값 **${x}**{은/는} `p99`{이/가} [글](a){을/를}"), PRINTER));
  }

  @Test
  void textBeforeAPointInsideOtherMarksEndsThere() {
    List<Inline> line = line("앞 **둘 ${x} [셋{은/는} 넷](a)** 뒤");
    Inline particle =
        line.stream()
            .flatMap(Inline::walk)
            .filter(Inline.Particle.class::isInstance)
            .findFirst()
            .orElseThrow();
    assertEquals("앞 둘 5 셋", PlainText.before(line, particle, PRINTER));
  }

  @Test
  void aLineBreakIsALineEnd() {
    assertEquals("a\nb", PlainText.of(line("a\\\nb")));
  }
}
