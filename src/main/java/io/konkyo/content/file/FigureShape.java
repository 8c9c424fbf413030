package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** What stands under {@code figure}. */
public record FigureShape(
    YamlScalar id,
    YamlScalar kind,
    Optional<YamlScalar> scale,
    Optional<YamlScalar> group,
    Optional<YamlScalar> unit,
    YamlMapping title,
    List<SeriesShape> series,
    Optional<YamlMapping> note) {

  /** The shape of one series. */
  public record SeriesShape(
      YamlScalar fact,
      Optional<YamlMapping> label,
      Optional<YamlScalar> spread,
      Optional<IntervalShape> interval) {}

  /** The shape of an interval. */
  public record IntervalShape(YamlScalar from, YamlScalar to) {}
}
