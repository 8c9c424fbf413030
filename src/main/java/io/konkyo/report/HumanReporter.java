package io.konkyo.report;

import io.konkyo.diagnostic.Diagnostic;
import java.io.IOException;
import java.util.List;

/**
 * Text for people at a terminal: message, place, the lines concerned with the faulty stretch
 * underlined, why it is wrong and what to change.
 */
public final class HumanReporter implements Reporter {
  private final Colour colour;

  public HumanReporter(Colour colour) {
    this.colour = colour;
  }

  @Override
  public void report(List<Diagnostic> diagnostics, Summary summary, Appendable out)
      throws IOException {
    for (Diagnostic diagnostic : diagnostics) {
      out.append(text(diagnostic)).append("\n");
    }
    out.append(SummaryText.of(summary));
  }

  /** Returns one diagnostic as it is reported, its last line ended. */
  public String text(Diagnostic diagnostic) {
    return new HumanText(colour, diagnostic).write();
  }
}
