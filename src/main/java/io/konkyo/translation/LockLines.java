package io.konkyo.translation;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the lines of one lock file. The two sides of a merge conflict are lines like any others:
 * the review that fits is used, whichever side it is from; only the markers are told.
 */
final class LockLines {
  /** What the first line of a lock file says. */
  static final String HEADER = "# konkyo lock 1: `konkyo translate review` keeps this file";

  private static final Pattern VERSION = Pattern.compile("# konkyo lock (\\d{1,9}):.*");
  private static final Pattern CONFLICT = Pattern.compile("(<{7}|\\|{7}|={7}|>{7})( .*)?");

  /** One damaged file needs no more than this many places. */
  private static final int TOLD = 5;

  private final SourceFile source;
  private final Diagnostics diagnostics;
  private final List<Review> reviews = new ArrayList<>();
  private final List<Span> conflicts = new ArrayList<>();
  private final List<Span> strange = new ArrayList<>();

  LockLines(SourceFile source, Diagnostics diagnostics) {
    this.source = source;
    this.diagnostics = diagnostics;
  }

  LockFile read(String name) {
    for (int i = 0; i < source.lineCount(); i++) {
      String line = source.line(i);
      Span span = source.span(source.lineStart(i), source.lineStart(i) + line.length());
      Matcher version = VERSION.matcher(line);
      if (version.matches() && !version.group(1).equals("1")) {
        tellVersion(span, version.group(1));
        return new LockFile(name, source, List.of(), /* damaged= */ true);
      }
      line(line, span);
    }
    tellConflicts();
    tellStrange();
    return new LockFile(name, source, reviews, !conflicts.isEmpty() || !strange.isEmpty());
  }

  private void line(String line, Span span) {
    if (line.isBlank() || line.startsWith("#")) {
      return;
    }
    if (CONFLICT.matcher(line).matches()) {
      conflicts.add(span);
      return;
    }
    Optional<Review> review = LockLine.parse(line, span);
    review.ifPresentOrElse(reviews::add, () -> strange.add(span));
  }

  private void tellConflicts() {
    if (conflicts.isEmpty()) {
      return;
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.MALFORMED_LOCK,
                conflicts.get(0),
                "a merge left its conflict markers in the lock file")
            .withNote(
                "lines "
                    + String.join(", ", conflicts.stream().map(LockLines::number).toList())
                    + " are markers; the lines between them are read")
            .withHelp(
                "remove the marker lines and keep the lines of both sides, then run `konkyo"
                    + " translate review --prune`"));
  }

  private static String number(Span line) {
    return Integer.toString(line.startPosition().line() + 1);
  }

  private void tellStrange() {
    strange.stream()
        .limit(TOLD)
        .map(span -> describe(span, strange.size()))
        .forEach(diagnostics::add);
  }

  private static Diagnostic describe(Span line, int all) {
    Diagnostic strange =
        Diagnostic.of(
            DiagnosticCode.MALFORMED_LOCK, line, "the line is none that a lock file can hold");
    if (all > TOLD) {
      strange = strange.withNote(all + " lines of the file are like this");
    }
    return strange.withHelp(
        "take the line from an earlier version of the file, or remove it and review its text"
            + " again");
  }

  private void tellVersion(Span line, String version) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.MALFORMED_LOCK,
                line,
                "the lock file is of form " + version + ", which this Konkyo does not read")
            .withHelp("use the Konkyo that wrote it, or one that is newer"));
  }
}
