package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.text.Text;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.text.PrintedText;
import java.util.HashMap;
import java.util.Map;

/** Two wrong options that give one reason: it can be about one of them at most. */
public final class RepeatedReasons implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Items.Keyed keyed : Items.of(input)) {
      Map<String, Reason> seen = new HashMap<>();
      for (Reason reason : Reason.of(keyed)) {
        reason.why().ifPresent(why -> repeated(reason, why, seen, input, diagnostics));
      }
    }
  }

  private static void repeated(
      Reason reason,
      Text why,
      Map<String, Reason> seen,
      CheckInput input,
      Diagnostics diagnostics) {
    for (Map.Entry<String, Wording> wording : why.byLocale().entrySet()) {
      String locale = wording.getKey();
      String words = input.texts().in(locale, why).map(PrintedText::plain).orElse("");
      Reason first = seen.putIfAbsent(locale + " " + Plain.of(words), reason);
      if (first != null) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.REPEATED_REASON,
                    wording.getValue().source().span(),
                    "`"
                        + reason.id().value()
                        + "` gives the reason of `"
                        + first.id().value()
                        + "`")
                .withLabel(first.id().span(), "gives it first")
                .withHelp("say what is wrong about this one"));
      }
    }
  }
}
