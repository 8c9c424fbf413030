package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Quotation;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import java.util.Optional;

/**
 * A source prints another number than a fact that is a number in name only: a port, an identifier.
 * Nothing can be computed with it, but its digits can be compared.
 */
public final class QuotedNames implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      if (entry.printed() instanceof Printed.Words words) {
        number(words.text()).ifPresent(number -> check(entry, words.text(), number, diagnostics));
      }
    }
  }

  private static void check(Entry entry, String text, Rational number, Diagnostics diagnostics) {
    for (Quotation quotation : entry.fact().header().quoted()) {
      String quoted = quotation.text().value();
      if (!quoted.equals(text) && !number(quoted).equals(Optional.of(number))) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.QUOTATION_WITHOUT_FINDING,
                    quotation.text().span(),
                    "source prints another number than the fact")
                .withAt("printed as " + quoted)
                .withLabel(entry.fact().span(), "`" + entry.id() + "` is " + text)
                .withHelp("correct the quotation or the fact"));
      }
    }
  }

  private static Optional<Rational> number(String text) {
    return NumberText.parse(text) instanceof NumberText.Parsed read
        ? Optional.of(read.number().value())
        : Optional.empty();
  }
}
