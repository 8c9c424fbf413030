package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;

/** Texts that begin with a sign YAML keeps for itself. */
final class ValueStartFaults {
  private final SourceFile file;
  private final String text;
  private final ReadSoFar soFar;

  ValueStartFaults(SourceFile file, ReadSoFar soFar) {
    this.file = file;
    this.text = file.text();
    this.soFar = soFar;
  }

  /** Explains a sign at which no text can begin. */
  Diagnostic sign(int at) {
    if (at >= text.length()) {
      return Diagnostic.of(
              DiagnosticCode.YAML_SYNTAX,
              file.span(at, at),
              "the file ends where a value should be")
          .withHelp("write the value, or remove its key");
    }
    char sign = text.charAt(at);
    if (sign == '\t') {
      return tab(at);
    }
    if (sign == '-' && Lines.indentEnd(text, at) == at) {
      return strayDash(at);
    }
    if (sign == '?') {
      return questionMark(file, at, meant(at));
    }
    return reserved(file, at, meant(at));
  }

  /** Explains a line that begins with a percent sign. */
  static Diagnostic directive(SourceFile file, int at) {
    String line = Quoting.restOfLine(file.text(), at);
    return Diagnostic.of(
            DiagnosticCode.YAML_TRAP,
            file.span(at, at + line.length()),
            "YAML reads a line that begins with `%` as a directive")
        .withHelp("remove the line; if it is text, indent it or put it in quotes");
  }

  /** Explains a question mark that YAML reads as the sign of a key. */
  static Diagnostic questionMark(SourceFile file, int at, String meant) {
    return Diagnostic.of(
            DiagnosticCode.YAML_TRAP,
            file.span(at, at + 1),
            "YAML reads `?` as the sign of a key, not as text")
        .withHelp(Quoting.advice(meant));
  }

  /** Explains a sign that YAML reads in its own way at the start of a text. */
  static Diagnostic reserved(SourceFile file, int at, String meant) {
    char sign = file.text().charAt(at);
    return Diagnostic.of(
            DiagnosticCode.YAML_TRAP,
            file.span(at, at + 1),
            "a text without quotes cannot begin with " + named(sign))
        .withNote(reading(sign))
        .withHelp(Quoting.advice(meant));
  }

  private static String reading(char sign) {
    return switch (sign) {
      case '*' -> "YAML reads `*` as an alias, a reference to an anchor";
      case '&' -> "YAML reads `&` as an anchor, a name for the value";
      case '!' -> "YAML reads `!` as a tag, the name of a type";
      case '>', '|' ->
          "YAML reads `" + sign + "` as the head of a block text, whose lines follow it";
      case '[' -> "YAML reads `[` as the start of a list, which ends at its `]`";
      case '{' -> "YAML reads `{` as the start of a map, which ends at its `}`";
      case '-' -> "YAML reads `-` and a space as the entry of a list";
      default -> "YAML keeps " + named(sign) + " for itself";
    };
  }

  private static String named(char sign) {
    return sign == '`' ? "a backtick" : "`" + sign + "`";
  }

  private Diagnostic tab(int at) {
    int end = at;
    while (end < text.length() && text.charAt(end) == '\t') {
      end++;
    }
    boolean indents = Lines.indentEnd(text, at) >= end;
    return Diagnostic.of(
            DiagnosticCode.YAML_TAB,
            file.span(at, end),
            indents ? "a tab is used for indentation" : "a tab stands where YAML wants a space")
        .withHelp(
            indents ? "indent with spaces, two for each level" : "replace the tab by a space");
  }

  private Diagnostic strayDash(int at) {
    Span dash = file.span(at, at + 1);
    return Diagnostic.of(DiagnosticCode.YAML_SYNTAX, dash, "a list entry cannot stand here")
        .withHelp("align its dash with the other entries, or indent it deeper than its key");
  }

  /** The parser may lag behind, so an open bracket is also looked for in what it has not taken. */
  private String meant(int at) {
    int depth = soFar.inFlow() ? 1 : 0;
    for (int i = soFar.log().lastEnd(); i < at; i++) {
      char c = text.charAt(i);
      depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
    }
    return depth > 0 ? Quoting.restOfFlowValue(text, at) : Quoting.restOfLine(text, at);
  }
}
