package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is typed, the answer is a value: nothing throws, and nothing takes long. */
class HostileTextTest {
  private static final UnitRegistry UNITS = UnitRegistry.builtIn();

  private final Samples samples = new Samples(getClass());

  @Test
  void noiseIsReadOrRefused() {
    for (int i = 0; i < 50_000; i++) {
      String noise = samples.noise(24);
      NumberText.parse(noise);
      UNITS.parse(noise);
      StatedQuantity.Result result = StatedQuantity.parse(noise, UNITS);
      if (result instanceof StatedQuantity.Rejected rejected) {
        assertTrue(
            0 <= rejected.from()
                && rejected.from() <= rejected.to()
                && rejected.to() <= noise.length(),
            () -> noise + ": " + rejected);
      }
    }
  }

  @Test
  void whatIsReadIsReadAgainFromItsPrint() {
    for (int i = 0; i < 50_000; i++) {
      String noise = samples.noise(8);
      if (StatedQuantity.parse(noise, UNITS) instanceof StatedQuantity.Parsed parsed) {
        assertEquals(parsed, StatedQuantity.parse(parsed.quantity().toString(), UNITS), noise);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"9", "(", "s*", "s/", "GB", "^", "-", "$", " ", "0x", "µ", "\uD800", "㎧"})
  void endlessRepetitionIsRefused(String part) {
    String text = part.repeat(10_000_000 / part.length());
    assertInstanceOf(NumberText.Rejected.class, NumberText.parse(text));
    assertInstanceOf(UnitLookup.Unknown.class, UNITS.parse(text));
    assertInstanceOf(StatedQuantity.Rejected.class, StatedQuantity.parse(text, UNITS));
    assertInstanceOf(StatedQuantity.Rejected.class, StatedQuantity.parse("5 " + text, UNITS));
  }

  @Test
  void partsJustWithinTheLimitsAreRefusedToo() {
    for (String part : List.of("9", "9,", "9.", "1.234", "_", "-", "e", "0x")) {
      String text = part.repeat(1000 / part.length());
      NumberText.parse(text);
      StatedQuantity.parse("1" + text, UNITS);
    }
    assertInstanceOf(UnitLookup.Found.class, UNITS.parse("EiB^99"));
    assertInstanceOf(UnitLookup.Unknown.class, UNITS.parse("EiB^100"));
  }
}
