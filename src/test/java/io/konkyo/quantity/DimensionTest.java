package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DimensionTest {
  private static final Dimension TIME = Dimension.of("time");
  private static final Dimension BIT = Dimension.of("bit");
  private static final Dimension CORE = Dimension.of("count:core");

  @Test
  void printsForPeople() {
    assertEquals("none", Dimension.NONE.toString());
    assertEquals("bit/time", BIT.per(TIME).toString());
    assertEquals("bit*time", TIME.times(BIT).toString());
    assertEquals("1/time", Dimension.NONE.per(TIME).toString());
    assertEquals("bit^2/(count:core*time^3)", BIT.pow(2).per(CORE).per(TIME.pow(3)).toString());
  }

  @Test
  void productsDoNotDependOnTheOrder() {
    assertEquals(TIME.times(BIT), BIT.times(TIME));
    assertEquals(TIME.times(BIT).hashCode(), BIT.times(TIME).hashCode());
    assertEquals(Dimension.NONE, TIME.per(TIME));
    assertTrue(TIME.pow(2).per(TIME).per(TIME).isNone());
    assertEquals(Dimension.NONE, TIME.pow(0));
    assertEquals(Map.of("bit", 1, "time", -1), BIT.per(TIME).exponents());
  }

  @Test
  void cannotBeChanged() {
    assertThrows(UnsupportedOperationException.class, () -> TIME.exponents().clear());
    assertThrows(UnsupportedOperationException.class, () -> Dimension.NONE.exponents().clear());
  }

  @Test
  void refusesExponentsOutOfReach() {
    Dimension far = TIME.pow(Integer.MAX_VALUE);
    assertThrows(ArithmeticException.class, () -> far.times(TIME));
    assertThrows(ArithmeticException.class, () -> far.pow(2));
  }
}
