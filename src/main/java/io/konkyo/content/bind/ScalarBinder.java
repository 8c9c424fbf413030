package io.konkyo.content.bind;

import io.konkyo.content.fact.Statistic;
import io.konkyo.content.fact.Tally;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Located;
import io.konkyo.source.PlacedText;
import io.konkyo.spelling.NearestName;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads single values: numbers, units, days, names of known things. */
final class ScalarBinder {
  private final UnitRegistry units;
  private final Diagnostics diagnostics;

  ScalarBinder(UnitRegistry units, Diagnostics diagnostics) {
    this.units = units;
    this.diagnostics = diagnostics;
  }

  /** Returns what reads days and times. */
  TimeBinder times() {
    return new TimeBinder(diagnostics);
  }

  static Located<String> located(YamlScalar scalar) {
    return new Located<>(scalar.text(), scalar.span());
  }

  static List<Located<String>> located(List<YamlScalar> scalars) {
    return scalars.stream().map(ScalarBinder::located).toList();
  }

  static boolean isTrue(YamlScalar scalar) {
    return scalar.text().equals("true");
  }

  /** Reads a number and its unit from one text. */
  Optional<Located<StatedQuantity>> quantity(PlacedText text) {
    StatedQuantity.Result result = StatedQuantity.parse(text.text(), units);
    if (result instanceof StatedQuantity.Parsed parsed) {
      return Optional.of(new Located<>(parsed.quantity(), text.span()));
    }
    StatedQuantity.Rejected rejected = (StatedQuantity.Rejected) result;
    diagnostics.add(
        Diagnostic.of(
                code(rejected.fault()),
                text.span(rejected.from(), rejected.to()),
                rejected.reason())
            .withHelp(help(rejected)));
    return Optional.empty();
  }

  /** Reads a number whose unit stands apart, as in a family; a unit beside the number wins. */
  Optional<Located<StatedQuantity>> quantity(PlacedText text, Optional<Unit> unit) {
    if (unit.isEmpty() || !(NumberText.parse(text.text()) instanceof NumberText.Parsed parsed)) {
      return quantity(text);
    }
    return Optional.of(new Located<>(new StatedQuantity(parsed.number(), unit.get()), text.span()));
  }

  /** Reads how far something may lie from something else: an amount that is not negative. */
  Optional<Located<StatedQuantity>> tolerance(PlacedText text) {
    Optional<Located<StatedQuantity>> tolerance = quantity(text);
    if (tolerance.isPresent() && tolerance.get().value().number().value().signum() < 0) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.OUTSIDE_DOMAIN,
                  text.span(),
                  "the tolerance `" + tolerance.get().value() + "` is negative")
              .withHelp("write how far both ways it may lie, as in `0.5 %`"));
      return Optional.empty();
    }
    return tolerance;
  }

  private static DiagnosticCode code(StatedQuantity.Fault fault) {
    return switch (fault) {
      case EXTENT -> DiagnosticCode.QUANTITY_SYNTAX;
      case NUMBER -> DiagnosticCode.NUMBER_SYNTAX;
      case UNKNOWN_UNIT -> DiagnosticCode.UNKNOWN_UNIT;
      case AMBIGUOUS_UNIT -> DiagnosticCode.AMBIGUOUS_UNIT;
    };
  }

  private static String help(StatedQuantity.Rejected rejected) {
    return switch (rejected.fault()) {
      case EXTENT, NUMBER ->
          rejected.hints().isEmpty()
              ? "write a number and its unit, such as 0.21 ms"
              : String.join("; ", rejected.hints());
      case UNKNOWN_UNIT -> unitHelp(rejected.hints());
      case AMBIGUOUS_UNIT -> readings(rejected.hints());
    };
  }

  private static String unitHelp(List<String> suggestions) {
    return suggestions.isEmpty()
        ? "write a unit that is built in, or declare a counted one in units.yml"
        : "write `" + String.join("` or `", suggestions) + "`";
  }

  private static String readings(List<String> readings) {
    return "write `" + String.join("` or `", readings) + "`";
  }

  Optional<Unit> unit(PlacedText text) {
    UnitLookup lookup = units.parse(text.text().strip());
    if (lookup instanceof UnitLookup.Found found) {
      return Optional.of(found.unit());
    }
    if (lookup instanceof UnitLookup.Ambiguous ambiguous) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.AMBIGUOUS_UNIT,
                  text.span(),
                  "`" + ambiguous.text() + "` may mean different units")
              .withHelp(readings(ambiguous.readings())));
      return Optional.empty();
    }
    UnitLookup.Unknown unknown = (UnitLookup.Unknown) lookup;
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.UNKNOWN_UNIT,
                text.span(),
                "`" + unknown.text() + "` is not a known unit")
            .withHelp(unitHelp(unknown.suggestions())));
    return Optional.empty();
  }

  Optional<Located<Tally>> tally(YamlScalar scalar) {
    if (scalar.text().equals(Tally.UNRECORDED)) {
      return Optional.of(new Located<>(new Tally(OptionalLong.empty()), scalar.span()));
    }
    if (NumberText.parse(scalar.text()) instanceof NumberText.Parsed parsed
        && parsed.number().value().isInteger()
        && parsed.number().value().signum() > 0
        && parsed.number().value().bitLength() < Long.SIZE) {
      long count = parsed.number().value().numerator().longValueExact();
      return Optional.of(new Located<>(new Tally(OptionalLong.of(count)), scalar.span()));
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_SHAPE,
                scalar.span(),
                "`" + scalar.text() + "` is no number of runs or samples")
            .withHelp("write a whole number above zero, or `" + Tally.UNRECORDED + "`"));
    return Optional.empty();
  }

  Optional<Located<Statistic>> statistic(YamlScalar scalar) {
    Optional<Statistic> statistic = Statistic.parse(scalar.text());
    if (statistic.isEmpty()) {
      unknown("statistic", located(scalar), Statistic.words());
    }
    return statistic.map(s -> new Located<>(s, scalar.span()));
  }

  /** Tells that a name is not known, offering the nearest one. */
  void unknown(String kind, Located<String> name, Collection<String> known) {
    Diagnostic diagnostic =
        Diagnostic.of(
            DiagnosticCode.UNKNOWN_REFERENCE,
            name.span(),
            "no " + kind + " is called `" + name.value() + "`");
    diagnostics.add(
        diagnostic.withHelp(
            NearestName.help(name.value(), known).orElse("declare it, or correct the name")));
  }
}
