package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.Position;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Things that do not fit the indented lines they stand among. */
final class BlockFaults {
  private final SourceFile file;
  private final String text;
  private final ReadSoFar soFar;

  BlockFaults(SourceFile file, ReadSoFar soFar) {
    this.file = file;
    this.text = file.text();
    this.soFar = soFar;
  }

  /** Explains what stands where the next key, the next entry or the end should. */
  Diagnostic unexpected(SyntaxProblem problem) {
    int at = problem.at();
    boolean firstOnLine = Lines.indentEnd(text, at) == at;
    if (!firstOnLine) {
      return afterValue(at);
    }
    return switch (problem.found()) {
      case "-" ->
          fault(firstChar(at), "a list entry stands among keys")
              .withHelp("indent its dash deeper than the key the list belongs to");
      case ":" ->
          fault(firstChar(at), "no key stands before the colon")
              .withHelp("write the key, or put the text in quotes if the colon belongs to it");
      case "?" ->
          fault(line(at), "a key stands among the entries of a list")
              .withHelp("indent it like the other keys of its entry, or less than the dashes");
      case "<block mapping start>", "<block sequence start>" -> indentation(at);
      default -> orphan(at);
    };
  }

  private Diagnostic orphan(int at) {
    Diagnostic fault =
        fault(line(at), "the line belongs to no key")
            .withHelp(
                "the value above ends before it;"
                    + " to join them, put the whole text in quotes or after `|`");
    YamlScalar last = soFar.lastScalar().orElse(null);
    if (last != null && last.style().isBlock()) {
      return fault(line(at), "the line is indented less than the first line of the text above")
          .withLabel(firstChar(last.span().start()), "the text begins here")
          .withHelp("indent all lines of the text alike, or the line like a key");
    }
    int end = last == null ? at : last.span().end();
    boolean comment = end < at && text.substring(end, at).indexOf('#') >= 0;
    return comment ? fault.withNote("a comment stands between, and a comment ends a text") : fault;
  }

  /** Explains text on a line whose value is complete. */
  Diagnostic afterValue(int at) {
    YamlScalar scalar = soFar.lastScalar().orElse(null);
    int before = Lines.trimEnd(text, 0, at);
    if (scalar != null && scalar.style().isQuoted() && scalar.span().end() == before) {
      return new QuoteFaults(file).after(scalar, at, at + Quoting.restOfLine(text, at).length());
    }
    if (soFar.lastFlowEnd() == before && before > 0) {
      int bracket = soFar.lastFlowStart();
      return ValueStartFaults.reserved(file, bracket, Quoting.restOfLine(text, bracket));
    }
    char c = text.charAt(at);
    if (c == ']' || c == '}') {
      return fault(firstChar(at), "`" + c + "` closes nothing")
          .withHelp("remove it, or put the whole text in quotes");
    }
    return fault(line(at), "the value ends before this, and nothing may follow it on the line")
        .withHelp("put the whole text in quotes");
  }

  private Diagnostic indentation(int at) {
    int column = file.positionAt(at).column();
    Map<Integer, Integer> levels = new TreeMap<>();
    soFar.open().stream()
        .filter(frame -> !frame.isFlow())
        .findFirst()
        .ifPresent(frame -> addLevel(levels, frame.start()));
    if (soFar.lastBlockStart() >= 0) {
      addLevel(levels, soFar.lastBlockStart());
    }
    String choices =
        levels.entrySet().stream()
            .map(level -> level.getKey() + " like line " + level.getValue())
            .collect(Collectors.joining(", or by "));
    return fault(
            line(at),
            "the line is indented by " + spaces(column) + ", which fits no open map or list")
        .withHelp(choices.isEmpty() ? "indent it like its neighbours" : "indent it by " + choices);
  }

  private void addLevel(Map<Integer, Integer> levels, int start) {
    Position position = file.positionAt(start);
    levels.putIfAbsent(position.column(), position.line() + 1);
  }

  private static String spaces(int count) {
    return count == 1 ? "1 space" : count + " spaces";
  }

  private Span firstChar(int at) {
    return file.span(at, at + 1);
  }

  private Span line(int at) {
    return file.span(at, Math.max(at, Lines.trimEnd(text, at, Lines.end(text, at))));
  }

  private static Diagnostic fault(Span span, String message) {
    return Diagnostic.of(DiagnosticCode.YAML_SYNTAX, span, message);
  }
}
