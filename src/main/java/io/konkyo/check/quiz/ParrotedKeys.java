package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.Rational;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A reason for a wrong option that only repeats the right one.
 *
 * <p>Source: Butler, Godbole and Marsh 2013: an explanation is what carries over to new questions.
 */
public final class ParrotedKeys implements Check {
  private static final Rational MOST = Rational.of(9, 10);
  private static final int FEWEST_PAIRS = 6;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      for (Worded.Answer option : item.distractors()) {
        Optional<Worded.Reading> why =
            option.option().why().flatMap(text -> Worded.reading(text, item.locale(), input));
        for (Worded.Answer key : item.keys()) {
          if (why.isPresent() && repeats(why.get().text(), key.text())) {
            diagnostics.add(
                Diagnostic.of(
                        DiagnosticCode.REASON_REPEATS_KEY,
                        why.get().span(),
                        "the reason for `"
                            + option.option().id().value()
                            + "` only repeats the key")
                    .withLabel(key.span(), "says the same")
                    .withHelp("say what is wrong about the option it stands beside"));
          }
        }
      }
    }
  }

  private static boolean repeats(String why, String key) {
    Set<String> pairs = Plain.pairs(why);
    Set<String> common = new HashSet<>(pairs);
    common.retainAll(Plain.pairs(key));
    return pairs.size() >= FEWEST_PAIRS
        && Rational.of(common.size(), pairs.size()).compareTo(MOST) > 0;
  }
}
