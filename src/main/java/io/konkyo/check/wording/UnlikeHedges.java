package io.konkyo.check.wording;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.Optional;

/**
 * A sentence that one language says with reserve and another without: about so much, perhaps,
 * according to somebody.
 *
 * <p>Source: research on localisation, section 5.3, hedge classes.
 */
public final class UnlikeHedges implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Counterpart pair : Counterparts.of(input)) {
      about(pair).or(() -> perhaps(pair)).or(() -> reported(pair)).ifPresent(diagnostics::add);
    }
  }

  private static Optional<Diagnostic> about(Counterpart pair) {
    return OneSided.of(pair, WordKind.APPROXIMATE, WordKind.APPROXIMATE_LOOSELY)
        .map(word -> describe(word, "a figure of `" + pair.path() + "` is approximate"));
  }

  private static Optional<Diagnostic> perhaps(Counterpart pair) {
    return OneSided.of(pair, WordKind.POSSIBLE, WordKind.POSSIBLE_LOOSELY)
        .map(word -> describe(word, "`" + pair.path() + "` is a possibility"));
  }

  private static Optional<Diagnostic> reported(Counterpart pair) {
    return OneSided.of(pair, WordKind.REPORTED, WordKind.REPORTED_LOOSELY)
        .map(word -> describe(word, "`" + pair.path() + "` reports what a source says"));
  }

  private static Diagnostic describe(OneSided word, String what) {
    return word.describe(
            DiagnosticCode.UNLIKE_HEDGES,
            what
                + " in `"
                + word.of().locale()
                + "` and plain in `"
                + word.without().locale()
                + "`")
        .withNote(
            "`"
                + word.found().text()
                + "` is a word of reserve; readers of the other language are told more than is"
                + " known")
        .withHelp("say it with the same reserve in both, or in neither");
  }
}
