package io.konkyo.formula;

import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Unit;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * The type of a number.
 *
 * @param dimension what it measures
 * @param kind how it may be used beside others of its dimension
 */
public record QuantityType(Dimension dimension, NumberKind kind) implements Type {
  /** What base dimensions are, which their names tell without it: count:request, currency:USD. */
  private static final Pattern BASE_KIND = Pattern.compile("(count|currency|affine):");

  /** The type of {@code 16}. */
  public static final QuantityType PLAIN = new QuantityType(Dimension.NONE);

  public QuantityType {
    Objects.requireNonNull(dimension);
    Objects.requireNonNull(kind);
  }

  /** Returns the type of ordinary numbers of a dimension. */
  public QuantityType(Dimension dimension) {
    this(dimension, NumberKind.PLAIN);
  }

  /** Returns the type of numbers printed in a unit. */
  public static QuantityType of(Unit unit) {
    return new QuantityType(unit.dimension(), NumberKind.of(unit));
  }

  boolean is(NumberKind kind) {
    return this.kind == kind;
  }

  boolean hasDimension() {
    return !dimension.isNone();
  }

  @Override
  public String description() {
    return dimension.isNone()
        ? kind.description()
        : BASE_KIND.matcher(dimension.toString()).replaceAll("");
  }
}
