package io.konkyo.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How wrong numbers of an item are shown beside its answer. */
class SolutionTest {

  @ParameterizedTest
  @CsvSource({
    "1.87, 3.74491, 3.74",
    "1.87, 14.9797, 14.98",
    "7, 6, 6",
    "437500, 0.00231, 0.00231",
    "5.00, 0.004123, 0.004",
    // It would look like nothing, like the answer.
    "5.00, 0.00041, 0.00041",
    "1.87, 1.8741, 1.8741",
    "-1.87, -3.74491, -3.74",
  })
  void aMistakeHasNoMoreDigitsThanTheAnswer(String answer, String mistake, String shown) {
    Computed right = number(answer);
    Interval accepted = Interval.point(right.exact().value());
    Solution.Numeric solution = new Solution.Numeric(right, accepted, Map.of());
    assertEquals(shown, solution.shown(number(mistake)).number().toString());
  }

  private static Computed number(String text) {
    NumberText number = ((NumberText.Parsed) NumberText.parse(text)).number();
    StatedQuantity printed = new StatedQuantity(number, Unit.ONE);
    return new Computed(printed.quantity(), printed);
  }
}
