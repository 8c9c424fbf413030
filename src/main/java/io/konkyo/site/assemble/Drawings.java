package io.konkyo.site.assemble;

import io.konkyo.content.page.Plot;
import io.konkyo.content.text.PrintStyle;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.PlottedFigure;
import io.konkyo.ledger.PlottedSeries;
import io.konkyo.ledger.PlottedSeries.Point;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.Unit;
import io.konkyo.site.figure.Axis;
import io.konkyo.site.view.Detail;
import io.konkyo.site.view.Drawing;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Marker;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Turns figures into what pages draw. */
final class Drawings {
  private final PageContext context;
  private final FactLabels labels;

  Drawings(PageContext context, FactLabels labels) {
    this.context = context;
    this.labels = labels;
  }

  /**
   * Returns a figure; a page is made only if it can be drawn.
   *
   * @param anchor its element id
   * @param conditions of facts, each once
   * @param stamps of markers
   */
  Drawing of(
      Plot plot,
      String anchor,
      Function<List<Entry>, List<Detail>> conditions,
      Function<Set<String>, List<Marker>> stamps) {
    // What keeps it from being drawn was told by the rule that checks it.
    PlottedFigure figure =
        PlottedFigure.of(plot, context.ledger(), new Diagnostics()).orElseThrow();
    Axis axis =
        Axis.of(
            plot.scale(),
            figure.numbers(),
            plot.kind() == Plot.Kind.BARS ? Axis.Zero.SHOWN : Axis.Zero.IF_NEAR);
    List<Entry> entries = entries(figure);
    Set<String> evidence = new LinkedHashSet<>();
    entries.forEach(entry -> evidence.addAll(entry.evidence()));
    return new Drawing(
        anchor,
        plot.kind().id(),
        plot.scale().id(),
        context.facts().quantities().unitAlone(figure.unit()),
        figure.unit().symbol(),
        context.title(plot.title()),
        groups(figure, axis),
        axis.ticks().stream().map(tick -> tick(axis, tick)).toList(),
        context.phrasing(plot.note()),
        conditions.apply(entries),
        stamps.apply(evidence));
  }

  private static List<Entry> entries(PlottedFigure figure) {
    List<Entry> entries = new ArrayList<>();
    for (PlottedSeries series : figure.series()) {
      for (Point point : series.points()) {
        entries.add(point.entry());
        point.reach().ifPresent(reach -> entries.addAll(reach.named()));
      }
    }
    return entries;
  }

  private Drawing.Tick tick(Axis axis, NumberText tick) {
    return new Drawing.Tick(
        axis.placed(tick.value()),
        context.facts().quantities().number(tick, PrintStyle.Sign.NEGATIVE_ONLY),
        tick.value().signum() == 0);
  }

  private List<Drawing.Group> groups(PlottedFigure figure, Axis axis) {
    return figure.plot().group().value() == Plot.Group.MEMBER
        ? byMember(figure, axis)
        : bySeries(figure, axis);
  }

  private List<Drawing.Group> byMember(PlottedFigure figure, Axis axis) {
    Map<Html, List<Drawing.Row>> members = new LinkedHashMap<>();
    for (int i = 0; i < figure.series().size(); i++) {
      PlottedSeries series = figure.series().get(i);
      for (Point point : series.points()) {
        members
            .computeIfAbsent(memberOf(point), key -> new ArrayList<>())
            .add(row(figure, axis, i, point, label(series.declared())));
      }
    }
    List<Drawing.Group> groups = new ArrayList<>();
    members.forEach((name, rows) -> groups.add(new Drawing.Group(name, rows)));
    return groups;
  }

  /** A heading over its only row, or over all there is, would say its words twice. */
  private List<Drawing.Group> bySeries(PlottedFigure figure, Axis axis) {
    List<Drawing.Group> groups = new ArrayList<>();
    for (int i = 0; i < figure.series().size(); i++) {
      PlottedSeries series = figure.series().get(i);
      boolean family = isFamily(series);
      boolean headed = family && figure.series().size() > 1;
      List<Drawing.Row> rows = new ArrayList<>();
      for (Point point : series.points()) {
        Html own = family ? memberOf(point) : label(series.declared());
        rows.add(row(figure, axis, i, point, own));
      }
      groups.add(new Drawing.Group(headed ? label(series.declared()) : Html.NONE, rows));
    }
    return groups;
  }

  private boolean isFamily(PlottedSeries series) {
    return context.ledger().families().containsKey(series.declared().fact().value());
  }

  private Html memberOf(Point point) {
    return point.entry().fact().header().membership().map(labels::memberPhrasing).orElse(Html.NONE);
  }

  private Html label(Plot.Series series) {
    return series
        .label()
        .map(context::phrasing)
        .orElseGet(() -> labels.phrasing(series.fact().value()));
  }

  private Drawing.Row row(PlottedFigure figure, Axis axis, int series, Point point, Html label) {
    return new Drawing.Row(
        label,
        number(figure, point.entry()),
        reach(figure, point),
        mark(figure, axis, series, point));
  }

  /** A number prints as everywhere, but for the unit that the figure asks for. */
  private Html number(PlottedFigure figure, Entry entry) {
    return context.linked().figure(entry.id(), printed(figure, entry));
  }

  private String printed(PlottedFigure figure, Entry entry) {
    Unit unit = figure.unit();
    boolean other =
        figure.plot().unit().isPresent()
            && !(entry.printed() instanceof Printed.Number number
                && number.quantity().unit().equals(unit));
    return context
        .facts()
        .print(List.of(entry), other ? PrintStyle.PLAIN.withUnit(unit) : PrintStyle.PLAIN);
  }

  private Html reach(PlottedFigure figure, Point point) {
    if (point.reach().isEmpty()) {
      return Html.NONE;
    }
    List<String> named =
        point.reach().get().named().stream().map(entry -> number(figure, entry).markup()).toList();
    return named.size() == 1
        ? context.phrase("word.spread", "spread", named.get(0))
        : context.phrase("word.interval", "from", named.get(0), "to", named.get(1));
  }

  private static Drawing.Mark mark(PlottedFigure figure, Axis axis, int series, Point point) {
    boolean bars = figure.plot().kind() == Plot.Kind.BARS;
    Rational at = axis.place(point.value());
    Rational zero = bars ? axis.place(Rational.ZERO) : at;
    return new Drawing.Mark(
        point.entry().id(),
        series + 1,
        axis.placed(point.value()),
        decimal(at.min(zero)),
        decimal(at.minus(zero).abs()),
        point.value().signum() < 0 ? "start" : "end",
        point.reach().isEmpty()
            ? List.of()
            : List.of(axis.placed(point.low()), axis.placed(point.high())),
        point.reach().stream().flatMap(reach -> reach.named().stream()).map(Entry::id).toList());
  }

  private static String decimal(Rational place) {
    return Rounding.HALF_UP.toDecimal(place, 2);
  }
}
