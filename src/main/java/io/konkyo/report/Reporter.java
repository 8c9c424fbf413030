package io.konkyo.report;

import io.konkyo.diagnostic.Diagnostic;
import java.io.IOException;
import java.util.List;

/** Writes what a run found in one output format. */
public interface Reporter {

  /**
   * Writes the diagnostics in the given order, then the summary.
   *
   * @param diagnostics what was found; {@code Diagnostics.inFileOrder()} gives the order users
   *     expect
   * @param summary the figures of the run
   * @param out where the text goes; its encoding must be UTF-8 and is the caller's to set
   * @throws IOException if {@code out} does
   */
  void report(List<Diagnostic> diagnostics, Summary summary, Appendable out) throws IOException;
}
