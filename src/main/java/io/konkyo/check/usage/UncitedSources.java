package io.konkyo.check.usage;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.Source;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/** A source that no fact, quotation or page names. */
public final class UncitedSources implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Uses uses = Uses.of(input);
    for (Source source : input.content().sources().values()) {
      String id = source.id().value();
      if (!uses.usesSource(id)) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.UNCITED_SOURCE, source.id().span(), "nobody cites `" + id + "`")
                .withHelp(
                    "name it where it was read (`source: "
                        + id
                        + "`), or take it out of the list"));
      }
    }
  }
}
