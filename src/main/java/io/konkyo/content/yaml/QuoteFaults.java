package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.HexFormat;

/** Quotes that do not close, close too early, or hold an unknown escape. */
final class QuoteFaults {
  private final SourceFile file;
  private final String text;

  QuoteFaults(SourceFile file) {
    this.file = file;
    this.text = file.text();
  }

  /** Explains a quote whose partner is missing. */
  Diagnostic unclosed(int quote) {
    return Diagnostic.of(
            DiagnosticCode.YAML_SYNTAX,
            file.span(quote, quote + 1),
            "the quote `" + text.charAt(quote) + "` opened here is never closed")
        .withHelp("close it at the end of the text");
  }

  /**
   * Explains an escape YAML does not know.
   *
   * @param at an offset in the escape or at its backslash
   */
  Diagnostic escape(int at) {
    int backslash = Math.min(at, text.length() - 1);
    while (backslash > 0 && text.charAt(backslash) != '\\') {
      backslash--;
    }
    int letter = backslash + 1;
    int digits = letter < text.length() ? Escapes.digits(text.charAt(letter)) : 0;
    int end = Math.min(letter + 1, Lines.end(text, backslash));
    while (end < letter + 1 + digits && end < text.length() && isHex(text.charAt(end))) {
      end++;
    }
    Span span = file.span(backslash, end);
    return Diagnostic.of(
            DiagnosticCode.YAML_SYNTAX, span, "`" + span.text() + "` is no escape of double quotes")
        .withHelp(
            digits > 0
                ? "write after `\\"
                    + text.charAt(letter)
                    + "` the "
                    + digits
                    + " hexadecimal digits of a character"
                : "use single quotes, in which a backslash is a letter, or write `\\\\`");
  }

  /**
   * Explains text on the line after a closing quote.
   *
   * @param end where that text ends
   */
  Diagnostic after(YamlScalar quoted, int at, int end) {
    String whole = text.substring(quoted.span().start(), end);
    boolean single = quoted.style() == ScalarStyle.SINGLE_QUOTED;
    String inner = single && whole.endsWith("'") && whole.length() > 1 ? unquoted(whole) : "";
    String help =
        inner.isEmpty()
            ? Quoting.advice(whole)
            : "write a single quote inside single quotes twice: '" + inner.replace("'", "''") + "'";
    return Diagnostic.of(
            DiagnosticCode.YAML_TRAP,
            file.span(at, Math.max(at, end)),
            "the text ends at its closing quote, and more stands after it")
        .withLabel(
            file.span(quoted.span().end() - 1, quoted.span().end()), "the quote that closes it")
        .withHelp(help);
  }

  private static boolean isHex(char c) {
    return HexFormat.isHexDigit(c);
  }

  private static String unquoted(String whole) {
    return whole.substring(1, whole.length() - 1);
  }
}
