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
 * A right option that repeats the question as no wrong one does: its pairs of neighbouring
 * characters stand in the stem by a third more.
 *
 * <p>Source: clang associations; NBME item-writing guide 2020. The threshold lies between what
 * honest options and a repeating key came to when it was tried, in Korean and Japanese.
 */
public final class StemWordsInKey implements Check {
  private static final Rational MORE = Rational.of(35, 100);
  private static final int FEWEST_PAIRS = 6;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      Optional<Worded.Answer> key = item.key();
      Set<String> stem = Plain.pairs(Plain.words(item.stem().printed()));
      if (key.isEmpty()
          || Plain.pairs(Plain.words(key.get().reading().printed())).size() < FEWEST_PAIRS) {
        continue;
      }
      Rational own = shared(stem, key.get());
      Rational others =
          item.distractors().stream()
              .map(d -> shared(stem, d))
              .reduce(Rational.ZERO, Rational::max);
      if (own.minus(others).compareTo(MORE) > 0) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.STEM_WORDS_IN_KEY,
                    key.get().span(),
                    "the key `" + key.get().option().id().value() + "` repeats the question")
                .withLabel(item.stem().span(), "has its words")
                .withNote("no wrong option shares as much with the question")
                .withHelp("say the key in other words, or use the question's in the others too"));
      }
    }
  }

  /** Returns which part of an option's pairs of characters stand in the stem. */
  private static Rational shared(Set<String> stem, Worded.Answer option) {
    Set<String> pairs = Plain.pairs(Plain.words(option.reading().printed()));
    Set<String> common = new HashSet<>(pairs);
    common.retainAll(stem);
    return pairs.isEmpty() ? Rational.ZERO : Rational.of(common.size(), pairs.size());
  }
}
