package io.konkyo.check.statistics;

import io.konkyo.content.fact.Measured;
import io.konkyo.formula.Expression;
import java.util.List;

/**
 * A part of a formula and the measured facts it rests on in the end.
 *
 * @param part where numbers meet others
 */
record Figured(Expression part, List<Measured> figures) {
  Figured {
    figures = List.copyOf(figures);
  }

  static List<Figured> of(Meeting meeting, Joining formula) {
    return meeting.parts().stream().map(p -> new Figured(p, formula.figures(p))).toList();
  }
}
