package io.konkyo.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Values of standards and of tables of constants, each with the place it was taken from. */
class PublishedValuesTest {
  private static final String DIGITS_GO_ON = "…";

  @TestFactory
  Stream<DynamicTest> published() {
    return Sheet.rows("published.tsv").stream()
        .map(row -> dynamicTest(row.line() + " " + row.cell(2), () -> agree(row)));
  }

  private static void agree(Sheet.Row row) {
    assertFalse(row.cell(2).isBlank());
    boolean cut = row.cell(1).endsWith(DIGITS_GO_ON);
    StatedQuantity expected = Konkyo.stated(row.cell(1).replace(DIGITS_GO_ON, ""));
    Rational exact = Konkyo.value(row.cell(0)).in(expected.unit()).value();
    Rounding rounding = cut ? Rounding.TOWARD_ZERO : Rounding.HALF_UP;
    assertEquals(
        expected.number().value(),
        rounding.round(exact, expected.number().decimals()),
        exact::toString);
  }
}
