package io.konkyo.check.evidence;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.Source;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/** A source with an address that does not say on which day it read so. */
public final class MissingAccessDates implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Source source : input.content().sources().values()) {
      if (source.url().isPresent() && source.accessed().isEmpty()) {
        String id = source.id().value();
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.MISSING_ACCESS_DATE,
                    source.id().span(),
                    "`" + id + "` has an address and does not say when it was read")
                .withNote("pages change; readers must know which day's page is meant")
                .withHelp("add the day it was read, as in `accessed: 2026-09-02`"));
      }
    }
  }
}
