package io.konkyo.report;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * The figures of a run, in the order in which they are printed.
 *
 * @param errors how many diagnostics are errors
 * @param warnings how many are warnings
 * @param figures what else the run counted
 */
public record Summary(long errors, long warnings, List<Figure> figures) {
  public Summary {
    figures = List.copyOf(figures);
  }

  /** Counts the diagnostics; further figures are added with {@link #with(Figure)}. */
  public static Summary of(List<Diagnostic> diagnostics) {
    return new Summary(
        count(diagnostics, Severity.ERROR), count(diagnostics, Severity.WARNING), List.of());
  }

  /** Returns this summary with one more figure at its end. */
  public Summary with(Figure figure) {
    List<Figure> more = new ArrayList<>(figures);
    more.add(figure);
    return new Summary(errors, warnings, more);
  }

  /** Returns this summary with one more count at its end. */
  public Summary with(String name, long count) {
    return with(new Figure.Count(name, count));
  }

  private static long count(List<Diagnostic> diagnostics, Severity severity) {
    return diagnostics.stream().filter(d -> d.severity() == severity).count();
  }
}
