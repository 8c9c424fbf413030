package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A right option that ends as no other does: in another speech level, or as a phrase among
 * sentences.
 *
 * <p>Source: grammatical cues; NBME item-writing guide 2020; Tarrant and others 2006.
 */
public final class UnlikeEndings implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      Optional<Worded.Answer> key = item.key();
      Set<String> others =
          item.distractors().stream()
              .map(option -> Ending.of(item.locale(), option.text()))
              .collect(Collectors.toSet());
      if (key.isPresent()
          && item.distractors().size() >= 2
          && others.size() == 1
          && !others.contains(Ending.of(item.locale(), key.get().text()))) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.UNLIKE_ENDINGS,
                    key.get().span(),
                    "the key `"
                        + key.get().option().id().value()
                        + "` ends as no other option does")
                .withLabel(item.distractors().get(0).span(), "ends as the others do")
                .withHelp("write all options in one form"));
      }
    }
  }
}
