package io.konkyo.ledger;

import io.konkyo.content.fact.Membership;
import io.konkyo.content.page.Plot;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Value;
import io.konkyo.ledger.PlottedSeries.Point;
import io.konkyo.ledger.PlottedSeries.Reach;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads the numbers of one figure, and tells what keeps them from being drawn. */
final class PlotReader {
  /** Numbers beyond these are not read off an axis, whose labels would be rows of zeros. */
  private static final Rational HUGE = Rational.powerOfTen(15);

  private static final Rational TINY = Rational.powerOfTen(-12);

  private final Plot plot;
  private final Ledger ledger;
  private final Diagnostics diagnostics;
  private Optional<Unit> unit;
  private Located<?> unitPlace;
  private boolean failed;

  PlotReader(Plot plot, Ledger ledger, Diagnostics diagnostics) {
    this.plot = plot;
    this.ledger = ledger;
    this.diagnostics = diagnostics;
    this.unit = plot.unit().map(Located::value);
    this.unitPlace = plot.unit().<Located<?>>map(given -> given).orElse(plot.id());
  }

  Optional<PlottedFigure> read() {
    List<PlottedSeries> series = new ArrayList<>();
    for (Plot.Series declared : plot.series()) {
      List<Point> points = points(declared);
      failed |= points.isEmpty();
      series.add(new PlottedSeries(declared, points));
    }
    if (failed) {
      return Optional.empty();
    }
    checkCount(series);
    checkSize(series);
    if (plot.group().value() == Plot.Group.MEMBER) {
      checkAxis(series);
    }
    return failed
        ? Optional.empty()
        : Optional.of(new PlottedFigure(plot, unit.orElseThrow(), series));
  }

  private List<Point> points(Plot.Series declared) {
    List<Point> points = new ArrayList<>();
    for (Entry entry : ledger.named(declared.fact().value())) {
      Optional<Rational> value = number(entry, declared.fact());
      if (value.isEmpty()) {
        return List.of();
      }
      Optional<Reach> reach = Optional.empty();
      if (declared.extent().isPresent()) {
        reach = reach(declared, entry, value.get());
        if (reach.isEmpty()) {
          return List.of();
        }
      }
      points.add(new Point(entry, value.get(), reach));
    }
    return points;
  }

  /** Returns a fact's number in the unit of the axis; why there is none is told at its name. */
  private Optional<Rational> number(Entry entry, Located<String> name) {
    Optional<Quantity> quantity = entry.value().flatMap(Value::asQuantity);
    if (quantity.isEmpty() || !(entry.printed() instanceof Printed.Number printed)) {
      tell(
          DiagnosticCode.WRONG_TYPE,
          name,
          "`" + entry.id() + "` is no number that could be drawn",
          "name facts that are quantities");
      return Optional.empty();
    }
    if (unit.isEmpty()) {
      unit = Optional.of(printed.quantity().unit());
      unitPlace = name;
    }
    Unit axis = unit.get();
    if (!quantity.get().unit().sameDimension(axis)) {
      failed = true;
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.UNIT_MISMATCH,
                  name.span(),
                  "`"
                      + entry.id()
                      + "` is of "
                      + quantity.get().unit().dimension()
                      + ", but the axis is of "
                      + axis.dimension())
              .withLabel(unitPlace.span(), "gives the axis its unit")
              .withHelp("draw it in a figure of its own; one axis measures one thing"));
      return Optional.empty();
    }
    if (axis.isAffine() && plot.kind() == Plot.Kind.BARS) {
      tell(
          DiagnosticCode.AFFINE_ARITHMETIC,
          name,
          "a bar of `" + axis + "` has no length, for the zero of the unit is arbitrary",
          "write `kind: dots`");
      return Optional.empty();
    }
    return Optional.of(quantity.get().in(axis).value());
  }

  private Optional<Reach> reach(Plot.Series declared, Entry entry, Rational value) {
    List<Entry> named = new ArrayList<>();
    List<Rational> numbers = new ArrayList<>();
    for (Located<String> name : declared.extent().orElseThrow().names()) {
      Optional<Entry> beside = beside(name, entry);
      Optional<Rational> number = beside.flatMap(found -> number(found, name));
      if (number.isEmpty()) {
        return Optional.empty();
      }
      named.add(beside.get());
      numbers.add(number.get());
    }
    boolean spread = numbers.size() == 1;
    Rational low = spread ? value.minus(numbers.get(0)) : numbers.get(0);
    Rational high = spread ? value.plus(numbers.get(0)) : numbers.get(1);
    if (low.compareTo(value) > 0 || value.compareTo(high) > 0) {
      tell(
          DiagnosticCode.OUTSIDE_DOMAIN,
          declared.extent().get().names().get(0),
          spread
              ? "the spread `" + named.get(0).id() + "` is negative"
              : "the interval does not hold `" + entry.id() + "`",
          "name facts between which the number lies");
      return Optional.empty();
    }
    return Optional.of(new Reach(low, high, named));
  }

  /** Returns a fact, or the member of a family that stands for the same member of the axis. */
  private Optional<Entry> beside(Located<String> name, Entry entry) {
    List<Entry> entries = ledger.named(name.value());
    if (ledger.entry(name.value()).isPresent() || entries.isEmpty()) {
      failed |= entries.isEmpty();
      return entries.stream().findFirst();
    }
    Optional<Membership> own = entry.fact().header().membership();
    Optional<Entry> same =
        entries.stream()
            .filter(other -> own.isPresent() && isSameMember(other, own.get()))
            .findFirst();
    // A family over the same axis lacks a member only where that was told.
    boolean sameAxis =
        own.map(Membership::axis)
            .filter(axis -> axis.equals(ledger.families().get(name.value()).axis()))
            .isPresent();
    if (same.isEmpty() && !sameAxis) {
      tell(
          DiagnosticCode.WRONG_SHAPE,
          name,
          "`" + name.value() + "` has no member for `" + entry.id() + "`",
          "name a family over the same axis, or one fact");
    }
    return same;
  }

  private static boolean isSameMember(Entry other, Membership own) {
    return other
        .fact()
        .header()
        .membership()
        .filter(its -> its.axis().equals(own.axis()) && its.member().equals(own.member()))
        .isPresent();
  }

  private void checkCount(List<PlottedSeries> series) {
    int count = series.stream().mapToInt(one -> one.points().size()).sum();
    if (count > Plot.MOST_POINTS) {
      tell(
          DiagnosticCode.WRONG_SHAPE,
          plot.id(),
          "the figure has " + count + " points, more than " + Plot.MOST_POINTS,
          "draw fewer series, or several figures");
    }
  }

  /** Members of one family that have no place are told once. */
  private void checkSize(List<PlottedSeries> series) {
    for (PlottedSeries one : series) {
      one.points().stream()
          .filter(this::hasNoPlace)
          .findFirst()
          .ifPresent(point -> tellNoPlace(one.declared(), point));
    }
  }

  private boolean hasNoPlace(Point point) {
    return isBelowLog(point.low()) || isBeyond(point.low()) || isBeyond(point.high());
  }

  private boolean isBelowLog(Rational number) {
    return plot.scale() == Plot.Scale.LOG && number.signum() <= 0;
  }

  private void tellNoPlace(Plot.Series declared, Point point) {
    String name = "`" + point.entry().id() + "`";
    if (isBelowLog(point.value())) {
      tell(
          DiagnosticCode.OUTSIDE_DOMAIN,
          declared.fact(),
          name + " is not above zero, and a log scale begins above it",
          "write `scale: linear`, or leave it out");
    } else if (isBelowLog(point.low())) {
      tell(
          DiagnosticCode.OUTSIDE_DOMAIN,
          declared.extent().orElseThrow().names().get(0),
          "what was seen of " + name + " reaches zero, and a log scale begins above it",
          "write `scale: linear`, or leave it out");
    } else {
      tell(
          DiagnosticCode.OUTSIDE_DOMAIN,
          declared.fact(),
          name + " is too large or too small for an axis in `" + unit.orElseThrow() + "`",
          "write a `unit` in which its digits fit, or leave it out");
    }
  }

  private static boolean isBeyond(Rational number) {
    return number.abs().compareTo(HUGE) > 0
        || number.signum() != 0 && number.abs().compareTo(TINY) < 0;
  }

  private void checkAxis(List<PlottedSeries> series) {
    Set<Optional<String>> axes =
        series.stream()
            .flatMap(one -> one.points().stream())
            .map(point -> point.entry().fact().header().membership().map(Membership::axis))
            .collect(Collectors.toSet());
    if (axes.size() > 1 || axes.contains(Optional.<String>empty())) {
      tell(
          DiagnosticCode.WRONG_SHAPE,
          plot.group(),
          "the series do not all run over one axis, so there are no members to group by",
          "write `group: series`, or name families over one axis");
    }
  }

  private void tell(DiagnosticCode code, Located<?> place, String message, String help) {
    failed = true;
    diagnostics.add(Diagnostic.of(code, place.span(), message).withHelp(help));
  }
}
