package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines that should be a key with its value and are not. */
final class LineFaults {
  private static final Pattern GLUED_COLON = Pattern.compile("[^\\s:\"']+(:)(?!//)\\S.*");

  /** Source: YAML 1.1, "Simple keys"; a longer text is never looked at as a key. */
  private static final int LONGEST_KEY = 1024;

  private static final char FULL_WIDTH_COLON = '\uFF1A';

  private final SourceFile file;
  private final String text;
  private final ReadSoFar soFar;

  LineFaults(SourceFile file, ReadSoFar soFar) {
    this.file = file;
    this.text = file.text();
    this.soFar = soFar;
  }

  /** Explains a line at the place of a key that has no colon. */
  Diagnostic noColon(int at) {
    String line = text.substring(at, Lines.trimEnd(text, at, Lines.end(text, at)));
    int fullWidth = line.indexOf(FULL_WIDTH_COLON);
    if (fullWidth >= 0) {
      int colon = at + fullWidth;
      return syntax(file.span(colon, colon + 1), "a full-width colon is no colon to YAML")
          .withHelp("write `" + line.substring(0, fullWidth) + ": ` with a space after the colon");
    }
    Matcher glued = GLUED_COLON.matcher(line);
    if (glued.matches()) {
      int colon = at + glued.start(1);
      return syntax(file.span(colon, colon + 1), "no space follows the colon")
          .withHelp("write `" + line.substring(0, glued.start(1)) + ": ` with a space");
    }
    if (line.startsWith("-")) {
      return syntax(file.span(at, at + 1), "no space follows the dash")
          .withHelp("write `- ` with a space before the entry");
    }
    return syntax(
            file.span(at, at + line.length()), "the line is neither a key nor the entry of a list")
        .withHelp(
            "write it as `key: value`;"
                + " to continue the text above, indent it deeper than the key of that text");
  }

  /** Explains a colon that would begin a value inside a text. */
  Diagnostic colon(int at) {
    Span colon = file.span(at, at + 1);
    YamlScalar before = soFar.lastScalar().orElse(null);
    boolean inText =
        before != null
            && before.style() == ScalarStyle.PLAIN
            && Lines.skipBlanks(text, before.span().end()) == at;
    int lineStart = Lines.indentEnd(text, at);
    if (before != null && isTooLongForKey(text, before, at)) {
      return tooLongKey(before);
    }
    if (!inText) {
      return syntax(colon, "a colon stands where no value can begin")
          .withHelp("if the colon belongs to a text, put the whole text in quotes");
    }
    int start = before.span().start();
    if (start < lineStart) {
      // A text at the start of its line has no key: that line is the fault, not this one.
      boolean keyless = Lines.indentEnd(text, start) == start;
      return keyless ? noColon(start) : deeper(before, lineStart, at);
    }
    return Diagnostic.of(DiagnosticCode.YAML_TRAP, colon, colonMessage(text, at))
        .withLabel(before.span(), "the text begins here")
        .withHelp(Quoting.advice(Quoting.restOfLine(text, before.span().start())));
  }

  /** Whether a colon makes a key of a text that is too long to be one. */
  static boolean isTooLongForKey(String text, YamlScalar before, int colon) {
    Span span = before.span();
    return colon - span.start() > LONGEST_KEY && Lines.skipBlanks(text, span.end()) == colon;
  }

  /** Says that a key is too long. */
  static Diagnostic tooLongKey(YamlScalar key) {
    return syntax(key.span(), "a key is longer than " + LONGEST_KEY + " characters")
        .withHelp("shorten the key; if it is text, put the whole text in quotes");
  }

  /** Says why a colon at an offset ends a plain text. */
  static String colonMessage(String text, int at) {
    boolean last = at + 1 >= text.length() || !Lines.isBlank(text.charAt(at + 1));
    return last
        ? "a text without quotes cannot end with a colon"
        : "a text without quotes cannot hold a colon and a space";
  }

  private Diagnostic deeper(YamlScalar before, int lineStart, int colon) {
    Span key = file.span(lineStart, colon);
    int begun = before.span().startPosition().line() + 1;
    return syntax(
            key,
            "`"
                + key.text().strip()
                + ":` continues the text of line "
                + begun
                + ", because it is indented deeper")
        .withLabel(firstLine(before), "the text begins here")
        .withHelp(
            "to begin a key, indent it like the key of that text;"
                + " to keep it as text, put the whole text in quotes or after `|`");
  }

  private Span firstLine(YamlScalar scalar) {
    int start = scalar.span().start();
    return file.span(start, Math.min(scalar.span().end(), Lines.end(text, start)));
  }

  private static Diagnostic syntax(Span span, String message) {
    return Diagnostic.of(DiagnosticCode.YAML_SYNTAX, span, message);
  }
}
