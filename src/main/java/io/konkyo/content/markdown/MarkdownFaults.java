package io.konkyo.content.markdown;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.PlacedText;

/** Tells an author what in a text could not be read as it was meant. */
public final class MarkdownFaults {
  private MarkdownFaults() {}

  /**
   * Adds one diagnostic for each {@link Inline.Malformed} of a text.
   *
   * @param text the text {@code read} was made from
   */
  public static void report(Markdown read, PlacedText text, Diagnostics diagnostics) {
    for (Inline.Malformed malformed : read.malformed()) {
      MarkdownFault fault = malformed.fault();
      diagnostics.add(
          Diagnostic.of(code(fault), text.span(malformed.from(), malformed.to()), fault.message())
              .withHelp(fault.help()));
    }
  }

  private static DiagnosticCode code(MarkdownFault fault) {
    return switch (fault) {
      case TOO_DEEP, TOO_LONG -> DiagnosticCode.INPUT_TOO_LARGE;
      case UNCLOSED_PLACEHOLDER,
          EMPTY_PLACEHOLDER,
          STRAY_BRACES,
          UNCLOSED_BRACE,
          LINK_TARGET,
          PLACEHOLDER_IN_TARGET,
          LINK_TITLE,
          IMAGE ->
          DiagnosticCode.MALFORMED_TEXT;
    };
  }
}
