package io.konkyo.cli;

import io.konkyo.content.quiz.ItemType;
import io.konkyo.quality.ItemReport;
import io.konkyo.quality.QualityReport;
import io.konkyo.report.Figure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the checks of items came to, as one group of figures. */
final class LintFigures {
  private LintFigures() {}

  /**
   * Returns the group.
   *
   * @param settled whether the content is without errors, so that keys are known to be proved
   */
  static Figure of(QualityReport quality, boolean settled) {
    List<Figure> figures = new ArrayList<>();
    figures.add(new Figure.Counts("items", byType(quality)));
    if (settled) {
      int proved = quality.proved().size();
      figures.add(new Figure.Count("proved", proved));
      figures.add(new Figure.Count("resting on evidence", quality.items().size() - proved));
    }
    figures.add(new Figure.Counts("warnings", longs(quality.remarks())));
    figures.add(new Figure.Counts("allowances used", longs(quality.allowancesByRule())));
    return new Figure.Group("lint", figures);
  }

  private static Map<String, Long> byType(QualityReport quality) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (ItemType type : ItemType.values()) {
      counts.put(type.id(), 0L);
    }
    for (ItemReport item : quality.items()) {
      counts.merge(item.item().type().id(), 1L, Long::sum);
    }
    return counts;
  }

  private static Map<String, Long> longs(Map<String, Integer> counts) {
    Map<String, Long> longs = new LinkedHashMap<>();
    counts.forEach((name, count) -> longs.put(name, count.longValue()));
    return longs;
  }
}
