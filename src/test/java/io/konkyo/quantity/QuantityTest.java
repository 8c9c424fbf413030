package io.konkyo.quantity;

import static io.konkyo.quantity.TestUnits.quantity;
import static io.konkyo.quantity.TestUnits.unit;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class QuantityTest {
  @Test
  void sumsAreInTheUnitOfTheLeft() {
    assertEquals(quantity("1500 ms"), quantity("500 ms").plus(quantity("1 s")));
    assertEquals(quantity("1.5 s"), quantity("1 s").plus(quantity("500 ms")));
    assertEquals(quantity("0.205 ms"), quantity("0.544 ms").minus(quantity("0.339 ms")));
    assertEquals(quantity("-2 s"), quantity("2 s").negated());
  }

  @Test
  void productsAndQuotientsCompoundTheUnits() {
    assertEquals(
        quantity("4.467523584 USD"),
        quantity("223,376,179,200 B")
            .in(unit("GB"))
            .times(quantity("2"))
            .times(quantity("0.01 USD/GB")));
    Quantity rate = quantity("223,376,179,200 B").dividedBy(quantity("180 s"));
    assertEquals("B/s", rate.unit().symbol());
    assertEquals("9.93", Rounding.HALF_UP.toDecimal(rate.in(unit("Gbps")).value(), 2));
    Quantity inFlight = quantity("45,070 request/s").times(quantity("0.355 ms"));
    assertEquals("req*ms/s", inFlight.unit().symbol());
    assertTrue(inFlight.sameDimension(quantity("16 request")));
  }

  @Test
  void comparesAcrossUnits() {
    assertEquals(0, quantity("1 s").compareTo(quantity("1000 ms")));
    assertTrue(quantity("1 GiB").compareTo(quantity("1 GB")) > 0);
    assertTrue(quantity("1 B").compareTo(quantity("9 bit")) < 0);
    assertFalse(quantity("1 s").equals(quantity("1000 ms")));
  }

  @Test
  void refusesUnlikeDimensions() {
    Quantity time = quantity("1 ms");
    Quantity count = quantity("1 request");
    assertFalse(time.sameDimension(count));
    assertThrows(IllegalArgumentException.class, () -> time.plus(count));
    assertThrows(IllegalArgumentException.class, () -> time.minus(count));
    assertThrows(IllegalArgumentException.class, () -> time.compareTo(count));
    assertThrows(IllegalArgumentException.class, () -> time.in(count.unit()));
  }

  @Test
  void refusesToDivideByNothing() {
    Quantity none = quantity("0 s");
    Quantity one = quantity("1 B");
    assertThrows(ArithmeticException.class, () -> one.dividedBy(none));
  }

  @Test
  void isExactInBaseUnits() {
    assertEquals(Rational.of(1, 2000), quantity("0.5 ms").base());
    assertEquals(Rational.of(8_388_608), quantity("1 MiB").base());
    assertEquals(Rational.of(67, 200), quantity("33.5 %").base());
    assertEquals("41/200 ms", quantity("0.205 ms").toString());
    assertEquals("3", Quantity.of(Rational.of(3)).toString());
  }
}
