package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.diagnostic.Severity;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;

/** The faults found in one file so far. */
final class FileFaults {
  private final SourceFile file;
  private final List<Diagnostic> found = new ArrayList<>();
  private int errors;
  private boolean broken;

  FileFaults(SourceFile file) {
    this.file = file;
  }

  /** Notes a fault whose intention is clear, so that the tree can still be used. */
  void add(Diagnostic diagnostic) {
    found.add(diagnostic);
    if (diagnostic.severity() == Severity.ERROR) {
      errors++;
    }
  }

  /** Notes a fault after which the tree no longer shows what the author meant. */
  void addBreaking(Diagnostic diagnostic) {
    add(diagnostic);
    broken = true;
  }

  /** Marks the tree as unusable without a fault of its own. */
  void breakTree() {
    broken = true;
  }

  /** Whether so much is wrong that reading on would not help the author. */
  boolean areTooMany() {
    return errors >= InputLimits.FAULTS;
  }

  boolean isBroken() {
    return broken;
  }

  /** Whether a fault was found that begins inside a stretch. */
  boolean within(Span span) {
    return found.stream()
        .anyMatch(
            d ->
                d.location() instanceof Span at
                    && at.start() >= span.start()
                    && at.start() < span.end());
  }

  /** Whether an error was found that begins on the line of an offset. */
  boolean onLineOf(int offset) {
    int line = file.positionAt(offset).line();
    return found.stream()
        .filter(d -> d.severity() == Severity.ERROR && d.location() instanceof Span)
        .anyMatch(d -> ((Span) d.location()).startPosition().line() == line);
  }

  /** Takes back what was said at an offset. */
  void forget(int offset) {
    found.removeIf(d -> d.location() instanceof Span span && span.start() == offset);
  }

  void tell(Diagnostics diagnostics) {
    diagnostics.addAll(found);
  }
}
