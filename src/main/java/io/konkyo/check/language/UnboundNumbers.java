package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.diagnostic.Severity;
import io.konkyo.source.Span;
import io.konkyo.text.ProseScanner;

/** Digits in prose that neither the ledger nor a term accounts for. */
public final class UnboundNumbers implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Severity severity = input.content().site().strict() ? Severity.ERROR : Severity.WARNING;
    ContentTexts.eachWording(
        input.content(),
        (place, wording) -> check(wording, input.texts().scanner(), severity, diagnostics));
  }

  private static void check(
      Wording wording, ProseScanner scanner, Severity severity, Diagnostics diagnostics) {
    for (Inline.Words words : wording.markdown().inlines(Inline.Words.class)) {
      for (ProseScanner.Stretch stretch : scanner.scan(words.text())) {
        if (stretch instanceof ProseScanner.Stretch.Unbound) {
          Span span =
              wording
                  .source()
                  .span(words.places().start(stretch.from()), words.places().end(stretch.to()));
          String digits = words.text().substring(stretch.from(), stretch.to());
          diagnostics.add(
              Diagnostic.of(
                      DiagnosticCode.UNBOUND_NUMBER,
                      span,
                      "number `" + digits + "` is bound to no fact")
                  .withSeverity(severity)
                  .withHelp(
                      "print a fact with ${…}, check the digits with ${"
                          + digits
                          + " = fact}, or declare the name it belongs to in terms.yml"));
        }
      }
    }
  }
}
