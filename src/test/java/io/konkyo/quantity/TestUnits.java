package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;

/** The built-in units and a few counted ones. */
final class TestUnits {
  static final UnitRegistry REGISTRY =
      UnitRegistry.builtIn()
          .withCounted(
              List.of(
                  new CountedUnit("request", List.of("req", "requests")),
                  new CountedUnit("query", List.of()),
                  new CountedUnit("packet", List.of()),
                  new CountedUnit("probe", List.of("probe", "probes")),
                  new CountedUnit("core", List.of("core"))));

  private TestUnits() {}

  static Unit unit(String text) {
    return assertInstanceOf(UnitLookup.Found.class, REGISTRY.parse(text), text).unit();
  }

  static StatedQuantity stated(String text) {
    return assertInstanceOf(StatedQuantity.Parsed.class, StatedQuantity.parse(text, REGISTRY), text)
        .quantity();
  }

  static Quantity quantity(String text) {
    return stated(text).quantity();
  }
}
