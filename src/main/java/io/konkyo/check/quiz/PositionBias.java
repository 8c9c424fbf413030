package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quality.KeyBias;
import io.konkyo.quantity.Rounding;

/**
 * A bank of items whose key stands at one place more often than chance would have it. The
 * probability is exact; what counts as rare is shared out among the places that are looked at.
 *
 * <p>Source: Attali and Bar-Hillel 2003; Bar-Hillel and Attali 2001: place keys at random, and do
 * not balance them.
 */
public final class PositionBias implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    KeyBiases.of(input).stream()
        .filter(bias -> bias.trait() == KeyBias.Trait.PLACE && bias.isRare())
        .map(bias -> describe(bias, input))
        .forEach(diagnostics::add);
  }

  private static Diagnostic describe(KeyBias bias, CheckInput input) {
    return Diagnostic.of(
            DiagnosticCode.KEY_POSITION_BIAS,
            input.content().quizzes().get(bias.quiz()).id().span(),
            "the key is option "
                + Character.toString('A' + bias.place())
                + " in "
                + bias.found()
                + " of "
                + bias.items().size()
                + " items")
        .withNote(
            "chance gives as many or more with a probability of "
                + Rounding.HALF_UP.toDecimal(bias.probability(), 4))
        .withHelp("put options in an order that does not depend on which is right");
  }
}
