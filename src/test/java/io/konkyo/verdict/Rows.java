package io.konkyo.verdict;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The tables beside the tests: rows of cells separated by tabs, after a row of titles. */
final class Rows {
  private Rows() {}

  static Stream<Arguments> of(String name) {
    return lines(name)
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .skip(1)
        .map(line -> Arguments.of((Object[]) line.split("\t", -1)));
  }

  private static Stream<String> lines(String name) {
    try (InputStream in = Rows.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
