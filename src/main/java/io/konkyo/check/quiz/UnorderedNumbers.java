package io.konkyo.check.quiz;

import io.konkyo.check.quiz.misread.OptionNumbers;
import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.Quantity;
import java.util.ArrayList;
import java.util.List;

/**
 * Options that differ in one number alone and do not stand in its order.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002, guideline 20; NBME item-writing guide 2020.
 */
public final class UnorderedNumbers implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      List<Quantity> numbers = new ArrayList<>();
      long patterns =
          item.options().stream()
              .map(o -> Plain.of(Plain.words(o.reading().printed())))
              .distinct()
              .count();
      item.options()
          .forEach(option -> numbers.addAll(OptionNumbers.printed(option.option(), input)));
      boolean isRow =
          patterns == 1 && numbers.size() == item.options().size() && numbers.size() > 2;
      if (isRow && areAlike(numbers) && !isSorted(numbers, 1) && !isSorted(numbers, -1)) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.UNORDERED_NUMBERS,
                    item.options().get(0).span(),
                    "the options of item `" + item.id() + "` are numbers out of order")
                .withNote("readers look for a number where its size puts it")
                .withHelp("write them from the smallest to the largest, or the reverse"));
      }
    }
  }

  private static boolean areAlike(List<Quantity> numbers) {
    return numbers.stream().allMatch(number -> number.sameDimension(numbers.get(0)));
  }

  private static boolean isSorted(List<Quantity> numbers, int direction) {
    for (int i = 1; i < numbers.size(); i++) {
      if (numbers.get(i).compareTo(numbers.get(i - 1)) * direction < 0) {
        return false;
      }
    }
    return true;
  }
}
