package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Tally;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * A count that is none: not whole, below zero, more than its whole, or a mean or share that so many
 * whole things cannot give.
 *
 * <p>Source: number anchors, section 6, ST08; the granularity test (GRIM): the mean of n whole
 * numbers is a multiple of 1/n.
 */
public final class CountGranularity implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      if (entry.fact() instanceof Measured figure) {
        fault(figure).ifPresent(diagnostics::add);
      }
    }
  }

  private static Optional<Diagnostic> fault(Measured figure) {
    StatedQuantity value = figure.value().value();
    if (figure.statistic().value().isCount()) {
      return wholeNumber(figure, value.quantity()).or(() -> inside(figure));
    }
    if (figure.statistic().value().id().equals("mean") && value.unit().isCounted()) {
      return multiple(figure, value.rounding(), "mean");
    }
    if (figure.statistic().value().id().equals("share") && value.unit().dimension().isNone()) {
      return multiple(figure, scaled(value), "share");
    }
    return Optional.empty();
  }

  private static Optional<Diagnostic> wholeNumber(Measured figure, Quantity value) {
    boolean counts = value.base().signum() >= 0 && isWhole(value);
    return counts
        ? Optional.empty()
        : Optional.of(
            describe(figure, "`" + figure.id() + "` is a count and no whole number")
                .withHelp("correct the value, or give it another statistic"));
  }

  /** A count in bytes or kilobits is whole in bits; one of things is whole as it is written. */
  private static boolean isWhole(Quantity value) {
    return (value.unit().dimension().isNone() ? value.value() : value.base()).isInteger();
  }

  private static Optional<Diagnostic> inside(Measured figure) {
    Optional<Located<StatedQuantity>> whole = figure.whole();
    if (whole.isEmpty()
        || !whole.get().value().unit().sameDimension(figure.value().value().unit())) {
      return Optional.empty();
    }
    Quantity part = figure.value().value().quantity();
    return part.compareTo(whole.get().value().quantity()) <= 0
        ? Optional.empty()
        : Optional.of(
            describe(figure, "`" + figure.id() + "` counts more than its whole")
                .withLabel(whole.get().span(), "the whole")
                .withHelp("correct the part or the whole"));
  }

  private static Optional<Diagnostic> multiple(Measured figure, Interval printed, String what) {
    List<Long> sizes = sizes(figure);
    boolean possible = sizes.isEmpty() || sizes.stream().anyMatch(n -> holdsMultiple(printed, n));
    if (possible) {
      return Optional.empty();
    }
    long n = sizes.get(0);
    Located<Tally> tally = figure.header().provenance().n().orElseThrow();
    return Optional.of(
        describe(
                figure, "no whole number of " + n + " gives the " + what + " `" + figure.id() + "`")
            .withAt("printed as " + figure.value().value())
            .withLabel(tally.span(), "n is " + n)
            .withNote("the " + what + " of " + n + " counted things is a multiple of 1/" + n)
            .withHelp("correct the value, its statistic or `n`"));
  }

  /** Returns n, and n over all runs where there are several: a source may mean either. */
  private static List<Long> sizes(Measured figure) {
    OptionalLong n = count(figure.header().provenance().n());
    OptionalLong runs = count(figure.header().provenance().runs());
    if (n.isEmpty()) {
      return List.of();
    }
    return Stream.of(
            Rational.of(n.getAsLong()),
            Rational.of(n.getAsLong()).times(Rational.of(runs.orElse(1))))
        .filter(size -> size.bitLength() < Long.SIZE)
        .map(size -> size.numerator().longValueExact())
        .distinct()
        .toList();
  }

  private static OptionalLong count(Optional<Located<Tally>> tally) {
    return tally.map(t -> t.value().count()).orElse(OptionalLong.empty());
  }

  private static boolean holdsMultiple(Interval printed, long n) {
    Rational size = Rational.of(n);
    Rational next = Rational.of(printed.low().times(size).ceil(), java.math.BigInteger.ONE);
    return next.dividedBy(size).compareTo(printed.high()) <= 0;
  }

  private static Interval scaled(StatedQuantity share) {
    Unit unit = share.unit();
    Interval printed = share.rounding();
    return new Interval(printed.low().times(unit.scale()), printed.high().times(unit.scale()));
  }

  private static Diagnostic describe(Measured figure, String message) {
    return Diagnostic.of(DiagnosticCode.COUNT_GRANULARITY, figure.value().span(), message);
  }
}
