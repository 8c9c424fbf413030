package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Option;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.text.PrintedInlines;
import io.konkyo.text.PrintedText;
import java.util.List;
import java.util.Optional;

/** A right and a wrong option that print the same numbers in the same order. */
public final class SameNumbers implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Items.Keyed keyed : Items.of(input)) {
      List<String> keys = keyed.key().keys();
      List<Option> options = keyed.item().options();
      for (Option key : options) {
        for (Option other : options) {
          boolean opposed =
              keys.contains(key.id().value())
                  && Boolean.FALSE.equals(keyed.key().right().get(other.id().value()));
          if (opposed
              && !numbers(key, input).isEmpty()
              && numbers(key, input).equals(numbers(other, input))) {
            diagnostics.add(describe(keyed.item(), key, other, numbers(key, input)));
          }
        }
      }
    }
  }

  private static List<String> numbers(Option option, CheckInput input) {
    String source = input.content().site().sourceLocale();
    Optional<PrintedText> printed = input.texts().in(source, option.text());
    return printed.map(PrintedInlines::figures).orElse(List.of());
  }

  private static Diagnostic describe(Item item, Option key, Option other, List<String> numbers) {
    return Diagnostic.of(
            DiagnosticCode.SAME_NUMBERS,
            other.id().span(),
            "`"
                + other.id().value()
                + "` is wrong and prints what the key prints: "
                + String.join(", ", numbers))
        .withLabel(key.id().span(), "is right")
        .withNote("in item `" + item.id().value() + "` the numbers do not tell the two apart")
        .withHelp("print the number one gets to by the wrong reading");
  }
}
