package io.konkyo.quantity;

/** Arithmetic on {@code long} that says whether the result fits, without throwing. */
final class Longs {
  /** Bits of difference in size from which a division is quicker than shifts and subtractions. */
  private static final int FAR_APART = 6;

  /** The largest power of ten that fits has so many zeros. */
  static final int MOST_DECIMALS = 18;

  private static final long[] POWERS_OF_TEN = new long[MOST_DECIMALS + 1];

  static {
    POWERS_OF_TEN[0] = 1;
    for (int i = 1; i <= MOST_DECIMALS; i++) {
      POWERS_OF_TEN[i] = POWERS_OF_TEN[i - 1] * 10;
    }
  }

  private Longs() {}

  /** Returns ten to the power of an exponent from zero to {@link #MOST_DECIMALS}. */
  static long powerOfTen(int exponent) {
    return POWERS_OF_TEN[exponent];
  }

  /** Returns whether the product fits and is not {@link Long#MIN_VALUE}. */
  static boolean productFits(long a, long b) {
    long low = a * b;
    return Math.multiplyHigh(a, b) == low >> 63 && low != Long.MIN_VALUE;
  }

  /** Returns whether the sum fits and is not {@link Long#MIN_VALUE}. */
  static boolean sumFits(long a, long b) {
    long sum = a + b;
    return ((a ^ sum) & (b ^ sum)) >= 0 && sum != Long.MIN_VALUE;
  }

  /** Compares {@code a * b} with {@code c * d}; {@code b} and {@code d} are positive. */
  static int compareProducts(long a, long b, long c, long d) {
    int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
    return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
  }

  /** Returns the bits of the magnitude. */
  static int bitLength(long value) {
    return Long.SIZE - Long.numberOfLeadingZeros(Math.abs(value));
  }

  /**
   * Returns the greatest common divisor, positive unless both are zero. Neither may be {@link
   * Long#MIN_VALUE}.
   *
   * <p>Source: the binary algorithm, Knuth, volume 2, 4.5.2, algorithm B, after one division where
   * the numbers are of unlike sizes, as when one is a power of ten.
   */
  static long gcd(long first, long second) {
    long a = Math.abs(first);
    long b = Math.abs(second);
    if (a == 1 || b == 1) {
      return 1;
    }
    if (a == 0 || b == 0) {
      return a | b;
    }
    int sizes = Long.numberOfLeadingZeros(b) - Long.numberOfLeadingZeros(a);
    if (sizes > FAR_APART) {
      a %= b;
    } else if (sizes < -FAR_APART) {
      b %= a;
    }
    if (a == 0 || b == 0) {
      return a | b;
    }
    int shift = Long.numberOfTrailingZeros(a | b);
    a >>= Long.numberOfTrailingZeros(a);
    do {
      b >>= Long.numberOfTrailingZeros(b);
      if (a > b) {
        long swap = a;
        a = b;
        b = swap;
      }
      b -= a;
    } while (b != 0);
    return a << shift;
  }
}
