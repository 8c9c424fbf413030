package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Severity;
import io.konkyo.source.SourceFile;
import java.util.regex.Pattern;

/**
 * Finds lists that YAML joins into one line of text, because their dashes are indented deeper than
 * the text before them. In a list that is an error of indentation; in a text of a locale it is a
 * list that would be printed as a sentence. Elsewhere a dash may be a minus.
 */
final class ListInText {
  private static final Pattern LOCALE = Pattern.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*");

  private ListInText() {}

  static void report(YamlScalar scalar, String key, Frame parent, FileFaults faults) {
    int dash = dash(scalar);
    boolean inList = parent == null || parent instanceof Frame.OfSequence && !parent.isFlow();
    if (dash < 0 || !inList && !LOCALE.matcher(key).matches()) {
      return;
    }
    SourceFile file = scalar.span().file();
    Diagnostic trap =
        Diagnostic.of(
                DiagnosticCode.YAML_TRAP,
                file.span(dash, dash + 1),
                "YAML joins this line to the text before it, dash included")
            .withLabel(scalar.span(), "the text begins here");
    if (inList) {
      faults.add(trap.withHelp("align the dash with the dash of the entry before it"));
      return;
    }
    faults.add(
        trap.withSeverity(Severity.WARNING)
            .withHelp("keep the lines of a text apart with `" + key + ": |`"));
  }

  /** Returns where a line of the text begins with a dash, or -1. */
  private static int dash(YamlScalar scalar) {
    String text = scalar.span().file().text();
    int at = breakBefore(text, scalar.span().start(), scalar.span().end());
    while (at < scalar.span().end()) {
      int first = Lines.skipBlanks(text, Lines.afterBreak(text, at));
      if (text.startsWith("- ", first) && first < scalar.span().end()) {
        return first;
      }
      at = breakBefore(text, first, scalar.span().end());
    }
    return -1;
  }

  /** Most texts end on their line; looking beyond their end would make long lines slow. */
  private static int breakBefore(String text, int from, int end) {
    int at = from;
    while (at < end && !Lines.isBreak(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
