package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.fact.Statistic;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Statistics of one sample that cannot stand in this order: min ≤ p50 ≤ p99 ≤ p99.9 ≤ max, and min
 * ≤ mean ≤ max.
 *
 * <p>Shape: one sample is what is observed alike under names that differ in their last part, as
 * {@code pool.p99} and {@code pool.max}. Two values that rounding may have brought out of order are
 * in order.
 *
 * <p>Source: number anchors, section 6, ST07.
 */
public final class StatisticOrder implements Check {
  private static final String MEAN = "mean";
  private static final Rational LEAST = Rational.of(-1);
  private static final Rational MOST = Rational.of(101);

  private record Group(String parent, Sample sample) {}

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Map<Group, List<Measured>> groups = new LinkedHashMap<>();
    for (Entry entry : input.ledger().entries().values()) {
      if (entry.fact() instanceof Measured figure && figure.whole().isEmpty()) {
        groups.computeIfAbsent(group(figure), key -> new ArrayList<>()).add(figure);
      }
    }
    groups.values().forEach(figures -> check(figures, diagnostics));
  }

  private static Group group(Measured figure) {
    String name = figure.header().membership().map(Membership::family).orElse(figure.id());
    int dot = name.lastIndexOf('.');
    return new Group(dot < 0 ? "" : name.substring(0, dot), Sample.of(figure));
  }

  private static void check(List<Measured> figures, Diagnostics diagnostics) {
    List<Measured> ordered =
        figures.stream()
            .filter(figure -> rank(figure).isPresent())
            .sorted(Comparator.comparing(figure -> rank(figure).orElseThrow()))
            .toList();
    // Two figures of one statistic are of two samples, and nothing says which is whose.
    if (ordered.size()
        != figures.stream()
            .map(StatisticOrder::rank)
            .flatMap(Optional::stream)
            .distinct()
            .count()) {
      return;
    }
    for (int i = 1; i < ordered.size(); i++) {
      compare(ordered.get(i - 1), ordered.get(i), diagnostics);
    }
    List<Measured> means =
        figures.stream().filter(figure -> figure.statistic().value().id().equals(MEAN)).toList();
    if (means.size() == 1) {
      within(means.get(0), ordered, diagnostics);
    }
  }

  private static void within(Measured mean, Collection<Measured> ordered, Diagnostics diagnostics) {
    for (Measured end : ordered) {
      if (end.statistic().value().id().equals("min")) {
        compare(end, mean, diagnostics);
      } else if (end.statistic().value().id().equals("max")) {
        compare(mean, end, diagnostics);
      }
    }
  }

  private static Optional<Rational> rank(Measured figure) {
    Statistic statistic = figure.statistic().value();
    return switch (statistic.id()) {
      case "min" -> Optional.of(LEAST);
      case "max" -> Optional.of(MOST);
      default -> statistic.quantile();
    };
  }

  private static void compare(Measured lower, Measured upper, Diagnostics diagnostics) {
    StatedQuantity low = lower.value().value();
    StatedQuantity high = upper.value().value();
    if (!low.unit().sameDimension(high.unit())) {
      return;
    }
    Rational least = base(low.rounding().low(), low.unit());
    Rational most = base(high.rounding().high(), high.unit());
    if (least.compareTo(most) > 0) {
      diagnostics.add(describe(lower, upper));
    }
  }

  private static Rational base(Rational value, Unit unit) {
    return value.times(unit.scale());
  }

  private static Diagnostic describe(Measured lower, Measured upper) {
    return Diagnostic.of(
            DiagnosticCode.STATISTIC_ORDER,
            upper.value().span(),
            "the "
                + upper.statistic().value()
                + " of a sample is below its "
                + lower.statistic().value())
        .withAt("`" + upper.id() + "` is " + upper.value().value())
        .withLabel(lower.value().span(), "`" + lower.id() + "` is " + lower.value().value())
        .withNote("both are figures of `" + upper.observes().value() + "` under one name")
        .withHelp("correct a value or its statistic, or say that another thing was observed");
  }
}
