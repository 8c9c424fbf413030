package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.text.PrintedInlines;
import java.util.List;
import java.util.Optional;

/**
 * A right option that is what the wrong ones have in common: each of its elements stands in others,
 * and no other option shares as many.
 *
 * <p>Source: convergence; NBME item-writing guide 2020.
 */
public final class ConvergingKeys implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      Optional<Worded.Answer> key = item.key();
      boolean comparable =
          item.options().stream().allMatch(option -> elements(option).size() >= 2)
              && item.options().size() >= 4;
      if (key.isEmpty() || !comparable) {
        continue;
      }
      long own = shared(item, key.get());
      boolean isMost = item.distractors().stream().allMatch(other -> shared(item, other) + 1 < own);
      boolean allShared =
          elements(key.get()).stream().allMatch(e -> others(item, key.get(), e) > 0);
      if (isMost && allShared) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.CONVERGING_KEY,
                    key.get().span(),
                    "the key `"
                        + key.get().option().id().value()
                        + "` is what the others have in common")
                .withNote(
                    "each of its numbers stands in other options; it can be found by counting")
                .withHelp("let wrong options share numbers with each other as well"));
      }
    }
  }

  private static List<String> elements(Worded.Answer option) {
    return PrintedInlines.figures(option.reading().printed()).stream().distinct().toList();
  }

  private static long shared(Worded item, Worded.Answer option) {
    return elements(option).stream().mapToLong(element -> others(item, option, element)).sum();
  }

  private static long others(Worded item, Worded.Answer option, String element) {
    return item.options().stream()
        .filter(other -> other != option && elements(other).contains(element))
        .count();
  }
}
