package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.ItemType;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/**
 * A stem that is a topic and no question: options then have to say what is asked.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002, guideline 14.
 */
public final class TopicStems implements Check {
  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.all(input)) {
      boolean isStatement = item.keyed().item().type() == ItemType.TRUEFALSE;
      boolean asks =
          item.words().isEmpty() || item.find(ItemWord.ASKS, item.question()).isPresent();
      if (!isStatement && !asks) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.STEM_WITHOUT_QUESTION,
                    item.stem().span(),
                    "the stem of item `" + item.id() + "` asks nothing")
                .withHelp("ask what the options answer, so that it can be answered without them"));
      }
    }
  }
}
