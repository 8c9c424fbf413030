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
 * Options that give ranges of one number, two of which share a value.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002, guideline 21: options are independent.
 */
public final class OverlappingRanges implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      List<Range> ranges = new ArrayList<>();
      for (Worded.Answer option : item.options()) {
        List<Quantity> ends = OptionNumbers.printed(option.option(), input);
        if (ends.size() == 2
            && ends.get(0).sameDimension(ends.get(1))
            && Plain.words(option.reading().printed()).strip().matches(RANGE)) {
          ranges.add(new Range(option, ends.get(0), ends.get(1)));
        }
      }
      overlaps(ranges, diagnostics);
    }
  }

  /** What stands for the ends are the marks of words left out; between them a sign or a word. */
  private static final String RANGE =
      "(?s).{0,12}\\uFFFC\\s*(?:[~～〜–—-]|에서|부터|から|to|and|과|와)\\s*\\uFFFC.{0,12}";

  private record Range(Worded.Answer option, Quantity one, Quantity other) {
    Quantity low() {
      return one.compareTo(other) <= 0 ? one : other;
    }

    Quantity high() {
      return one.compareTo(other) <= 0 ? other : one;
    }

    boolean meets(Range range) {
      return low().sameDimension(range.low())
          && low().compareTo(range.high()) <= 0
          && range.low().compareTo(high()) <= 0;
    }
  }

  private static void overlaps(List<Range> ranges, Diagnostics diagnostics) {
    for (int i = 1; i < ranges.size(); i++) {
      for (Range before : ranges.subList(0, i)) {
        if (ranges.get(i).meets(before)) {
          diagnostics.add(
              Diagnostic.of(
                      DiagnosticCode.OVERLAPPING_RANGES,
                      ranges.get(i).option().span(),
                      "the ranges of `"
                          + before.option().option().id().value()
                          + "` and `"
                          + ranges.get(i).option().option().id().value()
                          + "` overlap")
                  .withLabel(before.option().span(), "shares a value with it")
                  .withHelp("end one range before the other begins"));
        }
      }
    }
  }
}
