package io.konkyo.formula;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.PlacedText;

/** Says what is wrong with one formula, at offsets of its text. */
final class Faults {
  private final PlacedText source;
  private final Diagnostics out;
  private int count;

  Faults(PlacedText source, Diagnostics out) {
    this.source = source;
    this.out = out;
  }

  /** Returns a diagnostic about a stretch of the formula, not yet said. */
  Diagnostic at(DiagnosticCode code, int from, int to, String message) {
    return Diagnostic.of(code, source.span(from, to), message);
  }

  void say(Diagnostic diagnostic) {
    count++;
    out.add(diagnostic);
  }

  boolean isEmpty() {
    return count == 0;
  }

  PlacedText source() {
    return source;
  }
}
