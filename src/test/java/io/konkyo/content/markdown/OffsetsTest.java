package io.konkyo.content.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class OffsetsTest {

  private static Inline.Words words(String text) {
    return (Inline.Words) MarkdownReader.read(text).line().orElseThrow().get(0);
  }

  private static String typed(String text, Inline.Words words, String printed) {
    int start = words.text().indexOf(printed);
    return text.substring(
        words.places().start(start), words.places().end(start + printed.length()));
  }

  @Test
  void verbatimTextStandsWhereItStands() {
    assertEquals("12", typed("값 12개", words("값 12개"), "12"));
  }

  @Test
  void escapesAndEntitiesAreOneCharacterEach() {
    String text = "a\\*b &amp; 12 \\${c}";
    assertEquals("a*b & 12 ${c}", words(text).text());
    assertEquals("\\*", typed(text, words(text), "*"));
    assertEquals("&amp;", typed(text, words(text), "&"));
    assertEquals("12", typed(text, words(text), "12"));
    assertEquals("\\${", typed(text, words(text), "${"));
  }

  @Test
  void linesOfAQuotationAreFoundInTheirLines() {
    String text = "> 첫 줄 1\n>   둘째 줄 2\n";
    Inline.Words words =
        (Inline.Words) MarkdownReader.read(text).inlines().findFirst().orElseThrow();
    assertEquals("첫 줄 1 둘째 줄 2", words.text());
    assertEquals("둘째 줄 2", typed(text, words, "둘째 줄 2"));
    assertEquals("\n>   ", text.substring(words.places().start(5), words.places().end(6)));
  }

  @Test
  void aPlaceholderOverTwoLinesKnowsTheSecond() {
    String text = "- ${1 ms =\n  rtt}";
    Inline.Placeholder found = MarkdownReader.read(text).inlines(Inline.Placeholder.class).get(0);
    int at = found.source().indexOf("rtt");
    assertEquals("rtt", text.substring(found.places().start(at), found.places().end(at + 3)));
    assertEquals(List.of(2, text.length()), List.of(found.from(), found.to()));
  }

  @Test
  void slicesKeepTheirPlaces() {
    Offsets offsets = new Offsets.Builder().add(3, 10, 13).add(1, 13, 18).add(2, 18, 20).build();
    Offsets slice = offsets.slice(2, 5);
    assertEquals(3, slice.length());
    assertEquals(List.of(12, 13, 18), List.of(slice.start(0), slice.start(1), slice.start(2)));
    assertEquals(List.of(13, 18, 19), List.of(slice.end(1), slice.end(2), slice.end(3)));
    assertEquals(offsets, offsets.slice(0, 6));
  }

  @Test
  void placesOutsideTheTextAreRefused() {
    Offsets offsets = Offsets.verbatim(4, 2);
    assertThrows(IndexOutOfBoundsException.class, () -> offsets.start(2));
    assertThrows(IndexOutOfBoundsException.class, () -> offsets.end(0));
  }
}
