package io.konkyo.report;

import io.konkyo.diagnostic.Diagnostic;

/** All that a diagnostic says, for formats that show one text beside the place. */
final class PlainMessage {
  private PlainMessage() {}

  /** Returns the message, then each note and the help on lines of their own. */
  static String of(Diagnostic diagnostic) {
    StringBuilder text = new StringBuilder(diagnostic.message());
    diagnostic.notes().forEach(note -> text.append("\nnote: ").append(note));
    diagnostic.help().ifPresent(help -> text.append("\nhelp: ").append(help));
    return text.toString();
  }
}
