package io.konkyo.audit.term;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The functions that printed calculations may name. */
enum Function {
  MIN,
  MAX,
  SUM,
  MEAN,
  MEDIAN,
  SPREAD,
  COUNT,
  ABS,
  ROUND,
  FLOOR,
  CEIL,
  LOG2,
  SQRT,
  MOD,
  BITS,
  ONES,
  NTH;

  private static final Map<String, Function> BY_NAME =
      Arrays.stream(values())
          .collect(
              Collectors.toMap(
                  function -> function.name().toLowerCase(java.util.Locale.ROOT),
                  function -> function));

  static Optional<Function> of(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }
}
