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
 * @param help what is left to do
 */
public record Change(String message, Location place, List<String> notes, String help) {
  private static final String READ_AGAIN = "see whether what it touches still says what is meant";

  /** Makes a change whose texts are to be read again. */
  Change(String message, Location place, List<String> notes) {
    this(message, place, notes, READ_AGAIN);
  }

  public Change {
    Objects.requireNonNull(help);
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
    return told.withHelp(help);
  }
}
