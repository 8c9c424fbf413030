package io.konkyo.site.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.content.page.Plot.Scale;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.site.figure.Axis.Zero;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisTest {
  private static final int MOST = 8;

  private static List<Rational> numbers(String text) {
    return Stream.of(text.split(" ")).map(Rational::parse).toList();
  }

  private static String texts(Axis axis) {
    return axis.ticks().stream().map(NumberText::text).collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0.040 0.339 0.544          | SHOWN   | 0 0.2 0.4 0.6
          0.040 0.339 0.544          | IF_NEAR | 0 0.2 0.4 0.6
          332 333 206                | SHOWN   | 0 100 200 300 400
          101 103                    | SHOWN   | 0 50 100 150
          101 103                    | IF_NEAR | 101.0 101.5 102.0 102.5 103.0
          5                          | IF_NEAR | 0 1 2 3 4 5
          7 7 7                      | SHOWN   | 0 2 4 6 8
          -3                         | SHOWN   | -3 -2 -1 0
          -12 30                     | SHOWN   | -20 -10 0 10 20 30
          -103 -101                  | IF_NEAR | -103 -102 -101
          0                          | SHOWN   | 0 0.2 0.4 0.6 0.8 1.0
          0 0                        | IF_NEAR | 0 0.2 0.4 0.6 0.8 1.0
          44991 38507                | SHOWN   | 0 20,000 40,000 60,000
          0.000000000001 100000000000000 | SHOWN | 0 50,000,000,000,000 100,000,000,000,000
          1000000.0000001 1000000.0000002 | IF_NEAR | 0 1,000,000 2,000,000
          """)
  void linearTicksAreRoundAndFewWhereLabelsAreLong(String numbers, Zero zero, String ticks) {
    assertEquals(ticks, texts(Axis.of(Scale.LINEAR, numbers(numbers), zero)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 13 18 29 74 130      | 1 2 5 10 20 50 100 200
          1.2 3.9                | 1 2 5
          3                      | 2 5
          5                      | 5 10
          2 2                    | 2 5
          0.03 0.4               | 0.02 0.05 0.1 0.2 0.5
          1 1000000              | 1 1,000 1,000,000
          0.000001 1             | 0.000001 0.0001 0.01 1
          7 5000                 | 1 10 100 1,000 10,000
          0.001 100000000000     | 0.001 10,000 100,000,000,000
          """)
  void logTicksRiseByRatios(String numbers, String ticks) {
    assertEquals(ticks, texts(Axis.of(Scale.LOG, numbers(numbers), Zero.IF_NEAR)));
  }

  @ParameterizedTest
  @CsvSource({
    "LINEAR, 0 50, 12.5, 25.00",
    "LINEAR, 0 50, 0, 0.00",
    "LINEAR, 0 30, 10, 33.33",
    "LINEAR, 0 30, 20, 66.67",
    "LINEAR, -10 10, 0, 50.00",
    "LOG, 1 100, 10, 50.00",
    "LOG, 1 100, 2, 15.05",
    "LOG, 1 100, 1, 0.00",
    "LOG, 1 100, 100, 100.00",
    "LOG, 0.001 1000, 0.01, 16.67",
  })
  void placesAreInHundredthsOfTheAxis(Scale scale, String ends, String number, String place) {
    List<NumberText> ticks =
        numbers(ends).stream()
            .map(value -> new NumberText(value.toString(), value, 0, /* grouped= */ false))
            .toList();
    assertEquals(place, new Axis(scale, ticks).placed(Rational.parse(number)));
  }

  @Test
  void everyAxisCoversItsNumbersWithFewRoundTicks() {
    Random random = new Random(20261130);
    for (int i = 0; i < 3000; i++) {
      Scale scale = Scale.values()[random.nextInt(2)];
      Zero zero = Zero.values()[random.nextInt(2)];
      List<Rational> numbers = new ArrayList<>();
      for (int n = random.nextInt(5); n >= 0; n--) {
        Rational number =
            Rational.of(random.nextInt(100_000) + 1)
                .times(Rational.powerOfTen(random.nextInt(16) - 10));
        numbers.add(scale == Scale.LINEAR && random.nextInt(4) == 0 ? number.negated() : number);
      }
      check(Axis.of(scale, numbers, zero), numbers, zero);
    }
  }

  private static void check(Axis axis, List<Rational> numbers, Zero zero) {
    List<Rational> ticks = axis.ticks().stream().map(NumberText::value).toList();
    String told = axis + " of " + numbers;
    assertTrue(ticks.size() >= 2 && ticks.size() <= MOST, told);
    for (int i = 1; i < ticks.size(); i++) {
      assertTrue(ticks.get(i - 1).compareTo(ticks.get(i)) < 0, told);
    }
    for (NumberText tick : axis.ticks()) {
      assertEquals(Rational.parse(tick.text().replace(",", "")), tick.value(), told);
    }
    Rational place = Rational.of(-1);
    for (Rational number : numbers.stream().sorted().toList()) {
      Rational next = axis.place(number);
      assertTrue(place.compareTo(next) <= 0 && next.compareTo(Rational.of(100)) <= 0, told);
      assertTrue(next.signum() >= 0, told);
      place = next;
    }
    if (axis.scale() == Scale.LINEAR) {
      checkSteps(ticks, told);
      assertTrue(zero == Zero.IF_NEAR || ticks.contains(Rational.ZERO), told);
    }
  }

  private static void checkSteps(List<Rational> ticks, String told) {
    Rational step = ticks.get(1).minus(ticks.get(0));
    for (int i = 1; i < ticks.size(); i++) {
      assertEquals(step, ticks.get(i).minus(ticks.get(i - 1)), told);
    }
    Rational leading = step.dividedBy(Rational.powerOfTen(Decades.floor(step)));
    assertTrue(List.of(Rational.ONE, Rational.of(2), Rational.of(5)).contains(leading), told);
  }

  @Test
  void logScaleHasNoPlaceForZero() {
    List<Rational> zero = List.of(Rational.ZERO, Rational.ONE);
    assertThrows(IllegalArgumentException.class, () -> Axis.of(Scale.LOG, zero, Zero.IF_NEAR));
  }

  @Test
  void axisOfNothingIsNone() {
    assertThrows(
        IllegalArgumentException.class, () -> Axis.of(Scale.LINEAR, List.of(), Zero.SHOWN));
  }
}
