package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Severity;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;

/**
 * Finds comments that eat the end of a text: {@code ko: 결과 # 3}.
 *
 * <p>Whether a {@code #} was meant as a comment cannot be known, so a rule decides that authors can
 * keep: after a value without quotes, a comment is deliberate when two blanks or a tab stand before
 * its {@code #}. After a single space it is reported. Comments on lines of their own, after quoted
 * values and after block heads never are.
 */
final class CommentTraps {
  private final SourceFile file;
  private final String text;
  private final FileFaults faults;

  CommentTraps(SourceFile file, FileFaults faults) {
    this.file = file;
    this.text = file.text();
    this.faults = faults;
  }

  /** Warns when a comment directly follows a plain scalar. */
  void reportAfter(YamlScalar scalar, String key) {
    int end = scalar.span().end();
    if (!text.startsWith(" #", end)) {
      return;
    }
    String written = scalar.span().text();
    boolean oneLine = written.indexOf('\n') < 0 && written.indexOf('\r') < 0;
    String quote =
        oneLine
            ? Quoting.advice(written + " " + commentSpan(end + 1).text())
            : "put the whole text in quotes";
    faults.add(
        Diagnostic.of(
                DiagnosticCode.YAML_TRAP,
                commentSpan(end + 1),
                "a comment cuts off the end of " + (key.isEmpty() ? "the text" : "`" + key + "`"))
            .withSeverity(Severity.WARNING)
            .withLabel(scalar.span(), "all that remains of the text")
            .withHelp(quote + "; if it is a comment, put two spaces before its `#`"));
  }

  /** Returns a value that a comment hides altogether ({@code ko: # 1}) as it was typed. */
  YamlScalar mendEmpty(YamlScalar scalar) {
    int end = scalar.span().end();
    if (!text.startsWith(" #", end)) {
      return scalar;
    }
    Span span = commentSpan(end + 1);
    faults.add(
        Diagnostic.of(
                DiagnosticCode.YAML_TRAP,
                span,
                "the value is empty, because " + Quoting.shown(span.text()) + " is a comment")
            .withHelp(Quoting.advice(span.text())));
    return new YamlScalar(span.text(), ScalarStyle.PLAIN, span);
  }

  private Span commentSpan(int hash) {
    return file.span(hash, Lines.trimEnd(text, hash, Lines.end(text, hash)));
  }
}
