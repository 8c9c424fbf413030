package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class UnitLawsTest {
  private static final int ROUNDS = 5_000;
  private static final List<Unit> NAMED =
      UnitTable.load().known().values().stream()
          .distinct()
          .sorted((a, b) -> a.symbol().compareTo(b.symbol()))
          .toList();

  private final Samples samples = new Samples(getClass());

  private Unit compound() {
    Unit unit = samples.oneOf(NAMED);
    for (int i = samples.below(4); i > 0; i--) {
      Unit next = samples.oneOf(NAMED).pow(1 + samples.below(3));
      unit = samples.below(2) == 0 ? unit.times(next) : unit.per(next);
    }
    return unit;
  }

  @Test
  void everySymbolNamesItsUnit() {
    for (Unit unit : NAMED) {
      assertEquals(unit, TestUnits.unit(unit.symbol()));
    }
    for (int i = 0; i < ROUNDS; i++) {
      Unit unit = compound();
      assertEquals(unit, TestUnits.unit(unit.symbol()));
    }
  }

  @Test
  void productsHaveTheProductOfScalesAndDimensions() {
    for (int i = 0; i < ROUNDS; i++) {
      Unit a = compound();
      Unit b = compound();
      assertEquals(a.scale().times(b.scale()), a.times(b).scale());
      assertEquals(a.dimension().times(b.dimension()), a.times(b).dimension());
      assertEquals(a.scale().dividedBy(b.scale()), a.per(b).scale());
      assertEquals(a.dimension().per(b.dimension()), a.per(b).dimension());
      assertTrue(a.times(b).sameSize(b.times(a)));
      assertTrue(a.times(b).per(b).sameSize(a));
    }
  }

  @Test
  void quotientsUndoProducts() {
    for (int i = 0; i < ROUNDS; i++) {
      Unit a = compound();
      assertEquals(Unit.ONE, a.per(a));
      assertEquals(a, a.times(Unit.ONE));
      assertEquals(a, Unit.ONE.times(a));
      assertEquals(a, a.per(Unit.ONE));
      assertEquals(a, a.pow(1));
      assertEquals(Unit.ONE, a.pow(0));
      assertEquals(Unit.ONE.per(a), a.pow(-1));
      assertEquals(a.times(a).times(a), a.pow(3));
    }
  }

  @Test
  void conversionsThereAndBackGiveTheSameQuantity() {
    for (int i = 0; i < ROUNDS; i++) {
      Unit from = samples.oneOf(NAMED);
      Unit to = samples.oneOf(NAMED.stream().filter(from::sameDimension).toList());
      Quantity quantity = new Quantity(samples.rational(), from);
      assertEquals(quantity, quantity.in(to).in(from));
      assertEquals(quantity.base(), quantity.in(to).base());
      assertEquals(0, quantity.compareTo(quantity.in(to)));
    }
  }
}
