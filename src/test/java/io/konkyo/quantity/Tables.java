package io.konkyo.quantity;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The tables beside the tests, as arguments. */
final class Tables {
  private Tables() {}

  static Stream<Arguments> rows(String name) {
    return Tsv.read(name).stream().map(row -> Arguments.of(row.toArray()));
  }
}
