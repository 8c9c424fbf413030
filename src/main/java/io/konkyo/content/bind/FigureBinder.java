package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.file.FigureShape;
import io.konkyo.content.page.Plot;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Located;
import java.util.Locale;
import java.util.Optional;

/** Reads figures. The schema has seen to it that the words are known ones. */
final class FigureBinder {
  private final Shapes shapes;
  private final TextBinder texts;
  private final ScalarBinder scalars;
  private final Diagnostics diagnostics;

  FigureBinder(Shapes shapes, TextBinder texts, ScalarBinder scalars, Diagnostics diagnostics) {
    this.shapes = shapes;
    this.texts = texts;
    this.scalars = scalars;
    this.diagnostics = diagnostics;
  }

  Plot bind(YamlMapping node) {
    FigureShape shape = shapes.bind(node, FigureShape.class);
    Plot.Kind kind = Plot.Kind.valueOf(constant(shape.kind()));
    return new Plot(
        located(shape.id()),
        kind,
        shape.scale().map(scale -> scale(scale, kind)).orElse(Plot.Scale.LINEAR),
        shape
            .group()
            .map(group -> new Located<>(Plot.Group.valueOf(constant(group)), group.span()))
            .orElseGet(() -> new Located<>(Plot.Group.SERIES, shape.id().span())),
        texts.bind(shape.title()),
        shape.unit().flatMap(this::unit),
        shape.series().stream().map(this::series).toList(),
        texts.bind(shape.note()));
  }

  /** A length needs a zero to begin at, and a logarithm has none. */
  private Plot.Scale scale(YamlScalar word, Plot.Kind kind) {
    Plot.Scale scale = Plot.Scale.valueOf(constant(word));
    if (scale == Plot.Scale.LOG && kind == Plot.Kind.BARS) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_SHAPE,
                  word.span(),
                  "bars begin at zero, and a log scale has no zero")
              .withHelp("write `kind: dots`, or `scale: linear`"));
      return Plot.Scale.LINEAR;
    }
    return scale;
  }

  private Optional<Located<Unit>> unit(YamlScalar scalar) {
    return scalars.unit(scalar).map(unit -> new Located<>(unit, scalar.span()));
  }

  private Plot.Series series(FigureShape.SeriesShape shape) {
    if (shape.spread().isPresent() && shape.interval().isPresent()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_SHAPE,
                  shape.spread().get().span(),
                  "the series has both a `spread` and an `interval`")
              .withHelp("keep the one that says what was seen"));
    }
    Optional<Plot.Extent> extent =
        shape
            .interval()
            .map(interval -> new Plot.Range(located(interval.from()), located(interval.to())));
    return new Plot.Series(
        located(shape.fact()),
        texts.bind(shape.label()),
        extent.or(() -> shape.spread().map(spread -> new Plot.Spread(located(spread)))));
  }

  private static String constant(YamlScalar word) {
    return word.text().toUpperCase(Locale.ROOT);
  }
}
