package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quality.KeyBias;
import io.konkyo.quantity.Rounding;

/**
 * A bank of items whose key is the longest, or the shortest, option more often than chance would
 * have it. The probability of as many, or more, is summed exactly over the items, each with one in
 * as many as it has options.
 *
 * <p>Source: judged per bank, not per item: of the Rust Book's 102 quiz items with one key, 25 have
 * the longest, where chance gives 28.6.
 */
public final class LengthBias implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    KeyBiases.of(input).stream()
        .filter(bias -> bias.trait() != KeyBias.Trait.PLACE && bias.isRare())
        .map(bias -> describe(bias, input))
        .forEach(diagnostics::add);
  }

  private static Diagnostic describe(KeyBias bias, CheckInput input) {
    return Diagnostic.of(
            DiagnosticCode.KEY_LENGTH_BIAS,
            input.content().quizzes().get(bias.quiz()).id().span(),
            "in `"
                + bias.locale().orElseThrow()
                + "` the key is the "
                + (bias.trait() == KeyBias.Trait.LONGEST ? "longest" : "shortest")
                + " option in "
                + bias.found()
                + " of "
                + bias.items().size()
                + " items")
        .withNote(
            "chance gives as many or more with a probability of "
                + Rounding.HALF_UP.toDecimal(bias.probability(), 4))
        .withHelp("shorten or lengthen options until the length says nothing");
  }
}
