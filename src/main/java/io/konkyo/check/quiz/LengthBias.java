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
import java.util.function.BiPredicate;

/**
 * A bank of items whose key is the longest, or the shortest, option more often than chance would
 * have it. The probability of as many, or more, is summed exactly over the items, each with one in
 * as many as it has options.
 *
 * <p>Source: judged per bank, not per item: of the Rust Book's 102 quiz items with one key, 25 have
 * the longest, where chance gives 28.6.
 */
public final class LengthBias implements Check {
  private static final Rational RARE = Rational.of(5, 100);

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (String locale : input.content().site().localeTags()) {
      for (Quiz quiz : input.content().quizzes().values()) {
        bank(quiz, locale, Bank.of(quiz, locale, input), diagnostics);
      }
    }
  }

  private static void bank(Quiz quiz, String locale, List<Worded> bank, Diagnostics diagnostics) {
    judge(
        quiz, locale, "longest", bank, (key, other) -> other.length() < key.length(), diagnostics);
    judge(
        quiz, locale, "shortest", bank, (key, other) -> other.length() > key.length(), diagnostics);
  }

  private static void judge(
      Quiz quiz,
      String locale,
      String end,
      List<Worded> bank,
      BiPredicate<Worded.Answer, Worded.Answer> isAtEnd,
      Diagnostics diagnostics) {
    long found =
        bank.stream()
            .filter(
                item ->
                    item.distractors().stream()
                        .allMatch(other -> isAtEnd.test(item.key().orElseThrow(), other)))
            .count();
    List<Rational> chances =
        bank.stream().map(item -> Rational.of(1, item.options().size())).toList();
    Rational probability = Chance.ofAtLeast((int) found, chances);
    if (found > 1 && probability.compareTo(RARE) < 0) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.KEY_LENGTH_BIAS,
                  quiz.id().span(),
                  "in `"
                      + locale
                      + "` the key is the "
                      + end
                      + " option in "
                      + found
                      + " of "
                      + bank.size()
                      + " items")
              .withNote(
                  "chance gives as many or more with a probability of "
                      + Rounding.HALF_UP.toDecimal(probability, 4))
              .withHelp("shorten or lengthen options until the length says nothing"));
    }
  }
}
