package io.konkyo.check.quiz;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/** Looks for words of a kind in the options of choices. */
final class OptionWords {
  private OptionWords() {}

  /**
   * Tells every option that has such words.
   *
   * @param says what is wrong with the words, which stand before it
   * @param note why
   * @param help what to write instead
   */
  static void tell(
      CheckInput input,
      ItemWord kind,
      DiagnosticCode code,
      String says,
      String note,
      String help,
      Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      for (Worded.Answer option : item.options()) {
        item.find(kind, option.text())
            .map(words -> Diagnostic.of(code, option.span(), "`" + words + "` " + says))
            .map(found -> found.withNote(note).withHelp(help))
            .ifPresent(diagnostics::add);
      }
    }
  }
}
