package io.konkyo.content.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.PlacedText;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownFaultsTest {

  /** A text that stands as it is, {@code start} characters into a file. */
  private record Verbatim(SourceFile file, int start) implements PlacedText {
    @Override
    public String text() {
      return file.text().substring(start);
    }

    @Override
    public Span span(int from, int to) {
      return file.span(start + from, start + to);
    }

    @Override
    public Span span() {
      return span(0, text().length());
    }
  }

  private static List<Diagnostic> report(String value) {
    SourceFile file = new SourceFile("content/facts/a.yml", "ko: " + value);
    Verbatim text = new Verbatim(file, 4);
    Diagnostics diagnostics = new Diagnostics();
    MarkdownFaults.report(MarkdownReader.read(text.text()), text, diagnostics);
    return diagnostics.inFileOrder();
  }

  @Test
  void eachFaultIsShownWhereItIsTyped() {
    List<Diagnostic> found = report("값 {eun}, [a](data:x), ${b");
    assertEquals(
        List.of("{eun}", "[a](data:x)", "${b"),
        found.stream().map(d -> ((Span) d.location()).text()).toList());
    assertTrue(found.stream().allMatch(d -> d.code() == DiagnosticCode.MALFORMED_TEXT));
    assertEquals(MarkdownFault.STRAY_BRACES.help(), found.get(0).help().orElseThrow());
  }

  @Test
  void limitsSpeakAsOtherLimitsDo() {
    assertEquals(DiagnosticCode.INPUT_TOO_LARGE, report(">".repeat(100)).get(0).code());
  }

  @Test
  void aSoundTextSaysNothing() {
    assertEquals(List.of(), report("**${x}**{은/는} [글](a.html)"));
  }
}
