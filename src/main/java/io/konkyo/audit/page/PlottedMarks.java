package io.konkyo.audit.page;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The marks of figures, measured on the axis as a reader would with a ruler: ticks tell what the
 * axis is, and every mark, bar and reach must stand where the exact value of its fact is.
 */
final class PlottedMarks {
  private static final String AXIS = "svg[data-axis]";
  private static final String TICK = "text[data-tick]";

  private final UnitRegistry registry;
  private final Map<String, List<Quantity>> facts;
  private final List<Misplaced> misplaced = new ArrayList<>();
  private int found;

  private PlottedMarks(UnitRegistry registry, Map<String, List<Quantity>> facts) {
    this.registry = registry;
    this.facts = facts;
  }

  /**
   * Something that stands at the wrong place of an axis.
   *
   * @param what the fact it is, or the tick
   * @param at where it stands
   * @param gives where it should
   */
  record Misplaced(String what, String at, String gives, Element element) {}

  /**
   * What became of the marks of a page.
   *
   * @param found how many places were measured
   */
  record Reading(int found, List<Misplaced> misplaced) {
    Reading {
      misplaced = List.copyOf(misplaced);
    }
  }

  static Reading read(Document page, UnitRegistry registry, Map<String, List<Quantity>> facts) {
    PlottedMarks marks = new PlottedMarks(registry, facts);
    page.select(AXIS).forEach(marks::figure);
    return new Reading(marks.found, marks.misplaced);
  }

  private void figure(Element axis) {
    Element figure = axis.closest("figure");
    List<Element> ticks = axis.select(TICK);
    Optional<Rational> unit = unit(axis.attr("data-unit"));
    if (figure == null || unit.isEmpty() || ticks.size() < 2) {
      misplaced.add(new Misplaced("axis", "no figure", "an axis with a unit and ticks", axis));
      return;
    }
    Ruler ruler =
        new Ruler(
            axis.attr("data-axis").equals("log"),
            printed(ticks.get(0)).times(unit.get()),
            printed(ticks.get(ticks.size() - 1)).times(unit.get()));
    for (Element tick : ticks) {
      hold(tick.text(), printed(tick).times(unit.get()), tick.attr("x"), ruler, tick);
    }
    for (Element mark : figure.select("[data-mark]")) {
      hold(mark.attr("data-mark"), value(mark.attr("data-mark")), mark.attr("x"), ruler, mark);
    }
    figure.select("[data-bar]").forEach(bar -> bar(bar, ruler));
    figure.select("[data-reach]").forEach(reach -> reach(reach, ruler));
  }

  /** One end of a bar is zero, the other its number. */
  private void bar(Element bar, Ruler ruler) {
    String fact = bar.attr("data-bar");
    Rational from = percent(bar.attr("x"));
    Rational to = from.plus(percent(bar.attr("width")));
    boolean below = bar.attr("data-side").equals("start");
    hold(fact, Rational.ZERO, (below ? to : from) + "%", ruler, bar);
    hold(fact, value(fact), (below ? from : to) + "%", ruler, bar);
  }

  private void reach(Element reach, Ruler ruler) {
    String fact = reach.attr("data-of");
    String[] named = reach.attr("data-reach").split(" ");
    Rational first = value(named[0]);
    Rational low = named.length == 1 ? value(fact).minus(first) : first;
    Rational high = named.length == 1 ? value(fact).plus(first) : value(named[1]);
    Element line = reach.selectFirst("line");
    hold(fact, low, line == null ? "" : line.attr("x1"), ruler, reach);
    hold(fact, high, line == null ? "" : line.attr("x2"), ruler, reach);
  }

  private void hold(String what, Rational value, String at, Ruler ruler, Element element) {
    found++;
    if (!ruler.stands(value, percent(at))) {
      misplaced.add(new Misplaced(what, at, ruler.near(value), element));
    }
  }

  private Optional<Rational> unit(String symbol) {
    if (symbol.isEmpty()) {
      return Optional.of(Rational.ONE);
    }
    return registry.parse(symbol) instanceof UnitLookup.Found found
        ? Optional.of(found.unit().scale())
        : Optional.empty();
  }

  private Rational value(String fact) {
    List<Quantity> values = facts.getOrDefault(fact, List.of());
    return values.size() == 1 ? values.get(0).base() : Rational.ZERO;
  }

  private static Rational printed(Element tick) {
    return number(tick.text().replace(",", "").replace('\u2212', '-'));
  }

  private static Rational percent(String at) {
    return number(at.endsWith("%") ? at.substring(0, at.length() - 1) : at);
  }

  /** A place that is no number is one where nothing can stand. */
  private static Rational number(String text) {
    try {
      return Rational.parse(text);
    } catch (NumberFormatException e) {
      return Rational.of(-1_000_000);
    }
  }
}
