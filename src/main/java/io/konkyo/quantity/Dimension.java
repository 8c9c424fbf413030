package io.konkyo.quantity;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a unit measures, as a product of powers of base dimensions: {@code time}, {@code bit},
 * {@code currency:USD}, {@code count:request}, {@code temperature} and whatever else the unit table
 * names.
 *
 * <p>Errors: {@link ArithmeticException} if an exponent leaves the range of {@code int}.
 *
 * <p>Source: number anchors, section 5: bit is a base dimension, each currency is one, each counted
 * noun is one.
 */
public final class Dimension {
  /** The dimension of a plain number. */
  public static final Dimension NONE = new Dimension(new TreeMap<>());

  static final String CURRENCY = "currency:";
  static final String COUNT = "count:";
  private static final String AFFINE = "affine:";

  private final SortedMap<String, Integer> exponents;
  private final int hash;

  private Dimension(SortedMap<String, Integer> exponents) {
    this.exponents = Collections.unmodifiableSortedMap(exponents);
    this.hash = exponents.hashCode();
  }

  /** Returns the base dimension of that name. */
  public static Dimension of(String base) {
    return new Dimension(new TreeMap<>(Map.of(base, 1)));
  }

  /** Reads the form that {@link #toString} prints. */
  static Dimension parse(String text) {
    return text.equals("none") ? NONE : new Dimension(new TreeMap<>(Powers.parse(text)));
  }

  /** Returns the exponents by base name, in alphabetical order, none of them zero. */
  public SortedMap<String, Integer> exponents() {
    return exponents;
  }

  /** Returns the product. */
  public Dimension times(Dimension other) {
    return combine(other, 1);
  }

  /** Returns the quotient. */
  public Dimension per(Dimension other) {
    return combine(other, -1);
  }

  /** Returns the power. */
  public Dimension pow(int exponent) {
    return NONE.combine(this, exponent);
  }

  private Dimension combine(Dimension other, int exponent) {
    if (other.isNone() || exponent == 0) {
      return this;
    }
    TreeMap<String, Integer> product = new TreeMap<>(exponents);
    Powers.multiply(product, other.exponents, exponent);
    return product.isEmpty() ? NONE : new Dimension(product);
  }

  /** Returns whether this is the dimension of a plain number. */
  public boolean isNone() {
    return exponents.isEmpty();
  }

  /** Returns whether a scale with an arbitrary zero takes part, such as degrees Celsius. */
  boolean isAffine() {
    return exponents.keySet().stream().anyMatch(base -> base.startsWith(AFFINE));
  }

  /** Returns whether this is one base dimension, to the power of one, of the kind. */
  boolean isBase(String kind) {
    return exponents.size() == 1
        && exponents.firstKey().startsWith(kind)
        && exponents.get(exponents.firstKey()) == 1;
  }

  @Override
  public boolean equals(Object object) {
    // The hashes tell most unlike dimensions apart without a look at the maps.
    return this == object
        || object instanceof Dimension other
            && hash == other.hash
            && exponents.equals(other.exponents);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** Returns {@code bit/time}, or {@code none}. */
  @Override
  public String toString() {
    return isNone() ? "none" : Powers.print(exponents);
  }
}
