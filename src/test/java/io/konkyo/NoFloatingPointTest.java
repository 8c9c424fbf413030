package io.konkyo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.konkyo.quantity.Rational;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers that are compared and printed never pass through floating point, not even once. */
class NoFloatingPointTest {
  @ParameterizedTest
  @ValueSource(strings = {"quantity", "formula", "verdict", "ledger", "site/figure", "audit/page"})
  void exactPackagesHaveNone(String name) throws IOException, URISyntaxException {
    Path classes = rootOf(Rational.class).resolve("io/konkyo").resolve(name);
    if (Files.exists(classes)) {
      List<Path> files = classFilesUnder(classes);
      assertFalse(files.isEmpty(), name);
      assertEquals(List.of(), FloatingPoint.findIn(files));
    }
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Constant.class,
        Conversion.class,
        Parameter.class,
        Decimal.class,
        Reference.class,
        Boxed.class,
        Field.class,
        Arrays.class
      })
  void theSearchFindsEveryWayIn(Class<?> example) throws URISyntaxException {
    String file = example.getName().replace('.', '/') + ".class";
    assertFalse(FloatingPoint.findIn(List.of(rootOf(example).resolve(file))).isEmpty());
  }

  @Test
  void theSearchFindsNothingInWholeNumbers() throws URISyntaxException {
    String file = Whole.class.getName().replace('.', '/') + ".class";
    assertEquals(List.of(), FloatingPoint.findIn(List.of(rootOf(Whole.class).resolve(file))));
  }

  private static Path rootOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static List<Path> classFilesUnder(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.filter(path -> path.toString().endsWith(".class")).sorted().toList();
    }
  }

  static final class Constant {
    int third(int value) {
      return (int) (value * 0.3);
    }
  }

  static final class Conversion {
    int same(int value) {
      return (int) (value * 1d);
    }
  }

  static final class Parameter {
    void take(Object before, float value) {}
  }

  static final class Decimal {
    Object decimal(Number number) {
      return BigDecimal.valueOf(number.doubleValue());
    }
  }

  static final class Reference {
    Function<BigDecimal, Object> reference() {
      return BigDecimal::doubleValue;
    }
  }

  static final class Boxed {
    List<Double> values;
  }

  static final class Field {
    double value;
  }

  static final class Arrays {
    Object values() {
      return new float[1];
    }
  }

  static final class Whole {
    static final String DOUBLE = "double 0.5d and 1f";

    long half(long value, Object Double) {
      return Math.floorDiv(value, 2L) + DOUBLE.length() + Double.hashCode();
    }
  }
}
