package io.konkyo.quantity;

/** Commas between groups of three digits. */
public final class Grouping {
  private Grouping() {}

  /**
   * Returns the decimal with commas in its whole part: {@code -44991.25} becomes {@code
   * -44,991.25}.
   *
   * <p>Shape: {@code decimal} as {@link Rounding#toDecimal} prints it; a sign and the digits after
   * the point stay as they are.
   */
  public static String commas(String decimal) {
    int start = firstDigit(decimal);
    int point = decimal.indexOf('.');
    int end = point < 0 ? decimal.length() : point;
    StringBuilder grouped = new StringBuilder(decimal.length() + (end - start) / 3);
    grouped.append(decimal, 0, start);
    for (int i = start; i < end; i++) {
      if (i > start && (end - i) % 3 == 0) {
        grouped.append(',');
      }
      grouped.append(decimal.charAt(i));
    }
    return grouped.append(decimal, end, decimal.length()).toString();
  }

  private static int firstDigit(String decimal) {
    int i = 0;
    while (i < decimal.length() && !Character.isDigit(decimal.charAt(i))) {
      i++;
    }
    return i;
  }
}
