package io.konkyo.diagnostic;

import io.konkyo.source.Location;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One thing to tell the author about the input.
 *
 * @param code the rule that speaks
 * @param severity how grave it is here
 * @param message what is wrong: lower case, no full stop, no remedy; it stands alone
 * @param location the smallest place that shows it
 * @param at what is to be seen at the place, printed beside the caret; may be empty
 * @param labels other places that take part
 * @param notes why it is wrong
 * @param help what to change
 */
public record Diagnostic(
    DiagnosticCode code,
    Severity severity,
    String message,
    Location location,
    String at,
    List<Label> labels,
    List<String> notes,
    Optional<String> help) {

  public Diagnostic {
    Objects.requireNonNull(code);
    Objects.requireNonNull(severity);
    Objects.requireNonNull(message);
    Objects.requireNonNull(location);
    Objects.requireNonNull(at);
    Objects.requireNonNull(help);
    labels = List.copyOf(labels);
    notes = List.copyOf(notes);
  }

  /** Returns a diagnostic of the code's own severity. */
  public static Diagnostic of(DiagnosticCode code, Location location, String message) {
    return new Diagnostic(
        code, code.severity(), message, location, "", List.of(), List.of(), Optional.empty());
  }

  public Diagnostic withSeverity(Severity severity) {
    return new Diagnostic(code, severity, message, location, at, labels, notes, help);
  }

  /** Returns this diagnostic with a remark beside its caret. */
  public Diagnostic withAt(String at) {
    return new Diagnostic(code, severity, message, location, at, labels, notes, help);
  }

  public Diagnostic withLabel(Span span, String text) {
    List<Label> more = new ArrayList<>(labels);
    more.add(new Label(span, text));
    return new Diagnostic(code, severity, message, location, at, more, notes, help);
  }

  public Diagnostic withNote(String note) {
    List<String> more = new ArrayList<>(notes);
    more.add(note);
    return new Diagnostic(code, severity, message, location, at, labels, more, help);
  }

  public Diagnostic withHelp(String help) {
    return new Diagnostic(code, severity, message, location, at, labels, notes, Optional.of(help));
  }
}
