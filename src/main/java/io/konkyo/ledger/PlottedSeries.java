package io.konkyo.ledger;

import io.konkyo.content.page.Plot;
import io.konkyo.quantity.Rational;
import java.util.List;
import java.util.Optional;

/**
 * A series of a figure with its numbers.
 *
 * <p>Units: all numbers are in the unit of the figure's axis.
 *
 * @param points one of a fact; of a family those of its members, in the axis's order
 */
public record PlottedSeries(Plot.Series declared, List<Point> points) {
  public PlottedSeries {
    points = List.copyOf(points);
  }

  /** A number and how far around it what was seen reaches. */
  public record Point(Entry entry, Rational value, Optional<Reach> reach) {
    /** Returns the smallest number the point stands for. */
    public Rational low() {
      return reach.map(Reach::low).orElse(value);
    }

    /** Returns the largest number the point stands for. */
    public Rational high() {
      return reach.map(Reach::high).orElse(value);
    }
  }

  /**
   * How far around a number what was seen reaches.
   *
   * @param named the spread, or the two ends
   */
  public record Reach(Rational low, Rational high, List<Entry> named) {
    public Reach {
      named = List.copyOf(named);
    }
  }
}
