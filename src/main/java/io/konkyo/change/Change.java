package io.konkyo.change;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.Location;
import java.util.List;
import java.util.Objects;

/**
 * One thing that is otherwise than at an earlier revision.
 *
 * @param message what changed
 * @param place where it stands now; the file, or no place, for what is gone
 * @param notes how it changed besides, and what it touches
 */
public record Change(String message, Location place, List<String> notes) {
  static final String HELP = "see whether what it touches still says what is meant";

  public Change {
    Objects.requireNonNull(message);
    Objects.requireNonNull(place);
    notes = List.copyOf(notes);
  }

  /** Returns the change as it is reported. */
  public Diagnostic diagnostic() {
    Diagnostic told = Diagnostic.of(DiagnosticCode.CHANGED_SINCE, place, message);
    for (String note : notes) {
      told = told.withNote(note);
    }
    return told.withHelp(HELP);
  }
}
