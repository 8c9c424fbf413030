package io.konkyo.quantity;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;

/**
 * Random numbers of all sizes, the edges of {@code long} included; the seed is fixed and printed.
 */
final class Samples {
  private static final long SEED = 20_260_902L;
  private static final List<Long> EDGES =
      List.of(
          0L,
          1L,
          -1L,
          2L,
          10L,
          1L << 31,
          (1L << 31) - 1,
          1L << 32,
          3_037_000_499L,
          3_037_000_500L,
          1L << 62,
          Long.MAX_VALUE,
          -Long.MAX_VALUE,
          Long.MIN_VALUE);

  private final Class<?> test;
  private Random source;

  Samples(Class<?> test) {
    this.test = test;
  }

  /** Returns the source of chance; the seed is printed when the first sample is drawn. */
  private Random random() {
    if (source == null) {
      System.out.println(test.getSimpleName() + " draws samples with seed " + SEED);
      source = new Random(SEED);
    }
    return source;
  }

  int below(int bound) {
    return random().nextInt(bound);
  }

  <T> T oneOf(List<T> choices) {
    return choices.get(random().nextInt(choices.size()));
  }

  BigInteger whole() {
    return switch (random().nextInt(6)) {
      case 0 -> BigInteger.valueOf(oneOf(EDGES));
      case 1 -> BigInteger.valueOf(random().nextInt(2001) - 1000);
      case 2 -> BigInteger.valueOf(random().nextLong());
      case 3 -> BigInteger.valueOf(random().nextInt());
      case 4 -> BigInteger.valueOf(oneOf(EDGES)).add(BigInteger.valueOf(random().nextInt(5) - 2));
      default -> signed(new BigInteger(random().nextInt(300), random()));
    };
  }

  private BigInteger signed(BigInteger magnitude) {
    return random().nextBoolean() ? magnitude : magnitude.negate();
  }

  Rational rational() {
    if (random().nextInt(4) == 0) {
      return decimal();
    }
    BigInteger denominator = whole();
    return Rational.of(whole(), denominator.signum() == 0 ? BigInteger.ONE : denominator);
  }

  Rational decimal() {
    return Rational.of(whole(), BigInteger.TEN.pow(random().nextInt(12)));
  }

  Rational nonZero() {
    Rational value = rational();
    return value.signum() == 0 ? Rational.ONE : value;
  }

  /**
   * Returns text of characters that numbers and units are made of, and of some that they are not.
   */
  String noise(int maxLength) {
    String alphabet =
        "0123456789.,_+-eExXbBoO %$€₩¥/*^()·msGBKiµμ²³−–１２．，％ \u00A0\t\n\uD83D\uDE00\uD800한";
    StringBuilder noise = new StringBuilder();
    int length = random().nextInt(maxLength + 1);
    for (int i = 0; i < length; i++) {
      noise.append(alphabet.charAt(random().nextInt(alphabet.length())));
    }
    return noise.toString();
  }
}
