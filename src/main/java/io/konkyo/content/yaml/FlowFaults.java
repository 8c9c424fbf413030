package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;

/** Things that do not fit between brackets or braces. */
final class FlowFaults {
  private final SourceFile file;
  private final String text;
  private final ReadSoFar soFar;
  private final FileFaults faults;

  FlowFaults(SourceFile file, ReadSoFar soFar, FileFaults faults) {
    this.file = file;
    this.text = file.text();
    this.soFar = soFar;
    this.faults = faults;
  }

  /** Explains what stands where a comma or the closing bracket should. */
  Diagnostic unexpected(SyntaxProblem problem) {
    int at = problem.at();
    int open = problem.begin();
    int hash = commentBeforeClosing(at);
    if (hash >= 0) {
      return hiddenClosing(hash, open);
    }
    if (at >= text.length() || problem.found().startsWith("<document")) {
      return unclosed(open);
    }
    char c = text.charAt(at);
    YamlScalar last = soFar.lastScalar().orElse(null);
    boolean afterPlain = last != null && last.style() == ScalarStyle.PLAIN && endsAt(last, at);
    int start = afterPlain ? last.span().start() : at;
    return switch (c) {
      case '?' -> ValueStartFaults.questionMark(file, at, Quoting.restOfFlowValue(text, start));
      case '{', '[' -> bracket(last, afterPlain, at, open);
      case ':' -> colon(last, afterPlain, at, open);
      case ']', '}' ->
          fault(firstChar(at), "`" + text.charAt(open) + "` is closed by `" + c + "`")
              .withLabel(firstChar(open), "opened here")
              .withHelp("close it by `" + closing(open) + "`");
      default -> afterValue(at, open);
    };
  }

  /** Explains what stands where a value should. */
  Diagnostic noContent(SyntaxProblem problem) {
    int at = problem.at();
    if (at >= text.length()) {
      return new ValueStartFaults(file, soFar).sign(at);
    }
    char c = text.charAt(at);
    return switch (c) {
      case '?' -> ValueStartFaults.questionMark(file, at, Quoting.restOfFlowValue(text, at));
      case ',' ->
          fault(firstChar(at), "nothing stands before the comma")
              .withHelp("remove the comma, or put the text in quotes if the comma belongs to it");
      case ']', '}' ->
          fault(firstChar(at), "`" + c + "` closes nothing")
              .withHelp("remove it, or put the whole text in quotes");
      case '-' -> dash(at);
      default ->
          fault(firstChar(at), "a value is missing")
              .withHelp("write the value, or put the text in quotes");
    };
  }

  private Diagnostic dash(int at) {
    int open = soFar.inFlow() ? soFar.open().peek().start() : at;
    if (open < Lines.start(text, at) && Lines.indentEnd(text, at) == at) {
      return unclosed(open).withLabel(firstChar(at), "the next entry begins here");
    }
    return fault(firstChar(at), "entries inside brackets have no dash")
        .withHelp(
            "separate the entries by commas; if the dash belongs to a text, put it in quotes");
  }

  /** A bracket in a text that began on an earlier line opens the next value. */
  private Diagnostic bracket(YamlScalar last, boolean afterPlain, int at, int open) {
    int lineStart = Lines.indentEnd(text, at);
    if (!afterPlain || last.span().start() < lineStart) {
      return missing(afterPlain ? lineStart : at, open);
    }
    String message = "a text inside brackets cannot hold `" + text.charAt(at) + "`";
    return trap(at, message, last.span().start());
  }

  /** A colon after the first text of a later line is the next key: a comma was forgotten. */
  private Diagnostic colon(YamlScalar last, boolean afterPlain, int at, int open) {
    if (last != null && LineFaults.isTooLongForKey(text, last, at)) {
      return LineFaults.tooLongKey(last);
    }
    if (!afterPlain) {
      return missing(at, open);
    }
    int lineStart = Lines.indentEnd(text, at);
    if (open < lineStart && last.span().start() <= lineStart) {
      return missing(lineStart, open);
    }
    return trap(at, LineFaults.colonMessage(text, at), last.span().start())
        .withLabel(firstChar(open), "still open");
  }

  private Diagnostic afterValue(int at, int open) {
    int before = Lines.trimEnd(text, 0, at);
    boolean sameLine = Lines.start(text, at) == Lines.start(text, before);
    YamlScalar last = soFar.lastScalar().orElse(null);
    boolean quoted = last != null && last.style().isQuoted() && last.span().end() == before;
    if (sameLine && quoted) {
      return new QuoteFaults(file).after(last, at, at + Quoting.restOfFlowValue(text, at).length());
    }
    if (sameLine && soFar.lastFlowEnd() == before) {
      int bracket = soFar.lastFlowStart();
      return ValueStartFaults.reserved(file, bracket, Quoting.restOfFlowValue(text, bracket));
    }
    return missing(at, open);
  }

  private Diagnostic missing(int at, int open) {
    return fault(firstChar(at), "a comma or `" + closing(open) + "` is missing before this")
        .withLabel(firstChar(open), "opened here")
        .withHelp("write the comma, close the bracket, or put the whole text in quotes");
  }

  private Diagnostic unclosed(int open) {
    return fault(firstChar(open), "the `" + text.charAt(open) + "` opened here is never closed")
        .withHelp("write `" + closing(open) + "` after its last entry");
  }

  /** Returns where a comment begins that swallows a closing bracket, or -1. */
  private int commentBeforeClosing(int at) {
    YamlScalar last = soFar.lastScalar().orElse(null);
    if (last == null || last.style() != ScalarStyle.PLAIN) {
      return -1;
    }
    int hash = Lines.skipBlanks(text, last.span().end());
    if (hash >= at || hash == last.span().end() || text.charAt(hash) != '#') {
      return -1;
    }
    String comment = text.substring(hash, Lines.end(text, hash));
    return comment.indexOf('}') >= 0 || comment.indexOf(']') >= 0 ? hash : -1;
  }

  private Diagnostic hiddenClosing(int hash, int open) {
    faults.forget(hash);
    Span comment = file.span(hash, Lines.trimEnd(text, hash, Lines.end(text, hash)));
    int start = soFar.lastScalar().orElseThrow().span().start();
    return Diagnostic.of(
            DiagnosticCode.YAML_TRAP,
            comment,
            "a comment hides the end of the text and the closing `" + closing(open) + "`")
        .withLabel(firstChar(open), "opened here")
        .withHelp(Quoting.advice(Quoting.restOfFlowValue(text, start)));
  }

  private Diagnostic trap(int at, String message, int start) {
    return Diagnostic.of(DiagnosticCode.YAML_TRAP, firstChar(at), message)
        .withHelp(Quoting.advice(Quoting.restOfFlowValue(text, start)));
  }

  private boolean endsAt(YamlScalar scalar, int at) {
    int end = scalar.span().end();
    return end <= at && Lines.skipBlanks(text, end) == at;
  }

  private char closing(int open) {
    return text.charAt(open) == '{' ? '}' : ']';
  }

  private Span firstChar(int at) {
    return file.span(at, Math.min(at + 1, text.length()));
  }

  private static Diagnostic fault(Span span, String message) {
    return Diagnostic.of(DiagnosticCode.YAML_SYNTAX, span, message);
  }
}
