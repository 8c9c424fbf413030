package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.util.List;

/**
 * A bank of items whose key stands at one place more often than chance would have it. The
 * probability is exact; it is shared out among the places that are looked at.
 *
 * <p>Source: Attali and Bar-Hillel 2003; Bar-Hillel and Attali 2001: place keys at random, and do
 * not balance them.
 */
public final class PositionBias implements Check {
  private static final Rational RARE = Rational.of(5, 100);

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    // Options stand in one order in every language.
    String locale = input.content().site().sourceLocale();
    for (Quiz quiz : input.content().quizzes().values()) {
      bank(quiz, Bank.of(quiz, locale, input), diagnostics);
    }
  }

  private static void bank(Quiz quiz, List<Worded> bank, Diagnostics diagnostics) {
    int places = bank.stream().mapToInt(item -> item.options().size()).max().orElse(0);
    for (int place = 0; place < places; place++) {
      int at = place;
      List<Worded> having = bank.stream().filter(item -> item.options().size() > at).toList();
      long found = having.stream().filter(item -> item.options().get(at).isKey()).count();
      List<Rational> chances =
          having.stream().map(item -> Rational.of(1, item.options().size())).toList();
      Rational probability = Chance.ofAtLeast((int) found, chances);
      if (found > 1 && probability.compareTo(RARE.dividedBy(Rational.of(places))) < 0) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.KEY_POSITION_BIAS,
                    quiz.id().span(),
                    "the key is option "
                        + Character.toString('A' + place)
                        + " in "
                        + found
                        + " of "
                        + having.size()
                        + " items")
                .withNote(
                    "chance gives as many or more with a probability of "
                        + Rounding.HALF_UP.toDecimal(probability, 4))
                .withHelp("put options in an order that does not depend on which is right"));
      }
    }
  }
}
