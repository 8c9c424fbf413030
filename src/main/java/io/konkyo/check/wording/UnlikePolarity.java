package io.konkyo.check.wording;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.Optional;

/**
 * A sentence that is negative in one language and not in another, so that one of them may say the
 * opposite.
 *
 * <p>Source: research on localisation, section 5.3, negation parity.
 */
public final class UnlikePolarity implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Counterpart pair : Counterparts.of(input)) {
      Optional<Counterpart.Found> source = pair.source().firstDenial();
      Optional<Counterpart.Found> other = pair.other().firstDenial();
      if (source.isPresent() != other.isPresent()) {
        diagnostics.add(
            source
                .map(word -> new OneSided(pair, word, pair.source(), pair.other(), true))
                .or(
                    () ->
                        other.map(
                            word -> new OneSided(pair, word, pair.other(), pair.source(), false)))
                .map(UnlikePolarity::describe)
                .orElseThrow());
      }
    }
  }

  private static Diagnostic describe(OneSided word) {
    return word.describe(
            DiagnosticCode.UNLIKE_POLARITY,
            "`"
                + word.pair().path()
                + "` denies something in `"
                + word.of().locale()
                + "` and nothing in `"
                + word.without().locale()
                + "`")
        .withNote("`" + word.found().text() + "` makes a sentence a negative one")
        .withHelp("deny the same in both languages, or put both without a negative word");
  }
}
