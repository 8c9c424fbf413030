package io.konkyo.check.wording;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.Optional;

/** A sentence that claims a cause, or that something always holds, in one language only. */
public final class UnlikeClaims implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Counterpart pair : Counterparts.of(input)) {
      universal(pair).or(() -> cause(pair)).ifPresent(diagnostics::add);
    }
  }

  private static Optional<Diagnostic> universal(Counterpart pair) {
    return OneSided.asserted(pair, WordKind.UNIVERSAL, WordKind.UNIVERSAL_LOOSELY)
        .map(word -> describe(word, "holds without exception"));
  }

  private static Optional<Diagnostic> cause(Counterpart pair) {
    return OneSided.asserted(pair, WordKind.CAUSE, WordKind.CAUSE_LOOSELY)
        .map(word -> describe(word, "gives a cause"));
  }

  private static Diagnostic describe(OneSided word, String claim) {
    return word.describe(
            DiagnosticCode.UNLIKE_CLAIMS,
            "`"
                + word.pair().path()
                + "` "
                + claim
                + " in `"
                + word.of().locale()
                + "` and not in `"
                + word.without().locale()
                + "`")
        .withNote("`" + word.found().text() + "` claims it")
        .withHelp("claim the same in both; where they differ, the weaker claim is the safe one");
  }
}
