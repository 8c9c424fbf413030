package io.konkyo.ledger;

import io.konkyo.content.page.Plot;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A figure with its numbers.
 *
 * @param unit the unit of its axis, which all its numbers are in
 * @param series at least one, each with at least one point
 */
public record PlottedFigure(Plot plot, Unit unit, List<PlottedSeries> series) {
  public PlottedFigure {
    series = List.copyOf(series);
  }

  /**
   * Reads the numbers of a figure from the ledger; empty if it cannot be drawn. That is told, but
   * for what other stages tell: names that nothing bears and facts that are faulty.
   */
  public static Optional<PlottedFigure> of(Plot plot, Ledger ledger, Diagnostics diagnostics) {
    return new PlotReader(plot, ledger, diagnostics).read();
  }

  /** Returns every number that must have a place on the axis. */
  public List<Rational> numbers() {
    return series.stream()
        .flatMap(one -> one.points().stream())
        .flatMap(point -> Stream.of(point.value(), point.low(), point.high()))
        .toList();
  }
}
