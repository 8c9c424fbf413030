package io.konkyo.formula;

import io.konkyo.formula.TraceTerm.Role;
import java.util.List;

/** Chooses members of chains. */
final class TraceTerms {
  private TraceTerms() {}

  /** Returns the members that show values; all of them where there are only symbols. */
  static List<TraceTerm> inValues(TraceLine.Equation equation) {
    List<TraceTerm> values =
        equation.terms().stream().filter(term -> term.role() != Role.SYMBOLIC).toList();
    return values.isEmpty() ? equation.terms() : values;
  }
}
