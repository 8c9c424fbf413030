package io.konkyo.quantity;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

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
  static final String CURRENCY = "currency:";
  static final String COUNT = "count:";
  private static final String AFFINE = "affine:";

  /** The dimension of a plain number. */
  public static final Dimension NONE = new Dimension(new TreeMap<>());

  /** More products than the units of a large site make; beyond it they are made afresh. */
  private static final int REMEMBERED = 10_000;

  private static final Map<Product, Dimension> PRODUCTS = new ConcurrentHashMap<>();

  private final SortedMap<String, Integer> exponents;

  /** Says which dimension it is, so that maps need not be compared. */
  private final String text;

  private final boolean none;
  private final boolean affine;

  private Dimension(SortedMap<String, Integer> exponents) {
    this.exponents = Collections.unmodifiableSortedMap(exponents);
    this.none = exponents.isEmpty();
    this.text = none ? "none" : Powers.print(exponents);
    this.affine = exponents.keySet().stream().anyMatch(base -> base.startsWith(AFFINE));
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
    Product product = new Product(this, other, exponent);
    Dimension known = PRODUCTS.get(product);
    if (known != null) {
      return known;
    }
    Dimension made = product.make();
    if (PRODUCTS.size() < REMEMBERED) {
      PRODUCTS.put(product, made);
    }
    return made;
  }

  /** One dimension times another to the power of an exponent. */
  private record Product(Dimension left, Dimension right, int exponent) {
    Dimension make() {
      TreeMap<String, Integer> product = new TreeMap<>(left.exponents);
      Powers.multiply(product, right.exponents, exponent);
      return product.isEmpty() ? NONE : new Dimension(product);
    }
  }

  /** Returns whether this is the dimension of a plain number. */
  public boolean isNone() {
    return none;
  }

  /** Returns whether a scale with an arbitrary zero takes part, such as degrees Celsius. */
  boolean isAffine() {
    return affine;
  }

  /** Returns whether this is one base dimension, to the power of one, of the kind. */
  boolean isBase(String kind) {
    return exponents.size() == 1
        && exponents.firstKey().startsWith(kind)
        && exponents.get(exponents.firstKey()) == 1;
  }

  @Override
  public boolean equals(Object object) {
    return this == object || object instanceof Dimension other && text.equals(other.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** Returns {@code bit/time}, or {@code none}. */
  @Override
  public String toString() {
    return text;
  }
}
