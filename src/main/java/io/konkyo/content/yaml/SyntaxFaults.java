package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;

/** Says in the author's terms what SnakeYAML could not read. */
final class SyntaxFaults {
  private final SourceFile file;
  private final ReadSoFar soFar;
  private final FileFaults faults;

  SyntaxFaults(SourceFile file, ReadSoFar soFar, FileFaults faults) {
    this.file = file;
    this.soFar = soFar;
    this.faults = faults;
  }

  void tell(SyntaxProblem problem) {
    faults.breakTree();
    // A trap on the same line is the cause; what the parser stumbled over is its effect.
    if (faults.onLineOf(problem.at())) {
      return;
    }
    faults.add(explain(problem));
  }

  private Diagnostic explain(SyntaxProblem problem) {
    ValueStartFaults starts = new ValueStartFaults(file, soFar);
    LineFaults lines = new LineFaults(file, soFar);
    QuoteFaults quotes = new QuoteFaults(file);
    return switch (problem.context()) {
      case "while scanning a simple key" -> lines.noColon(problem.begin());
      case "while scanning a directive", "while scanning a YAML directive" ->
          ValueStartFaults.directive(file, problem.begin());
      case "while scanning an alias", "while scanning an anchor", "while scanning a block scalar" ->
          starts.sign(problem.begin());
      case "while scanning a tag" -> starts.sign(problem.begin());
      case "while parsing a node" -> starts.sign(problem.at());
      case "while scanning a double-quoted scalar" -> quotes.escape(problem.at());
      case "while scanning a quoted scalar" -> quotes.unclosed(problem.begin());
      case "while scanning for the next token" -> starts.sign(problem.at());
      case "while parsing a block node", "while parsing a flow node" ->
          new FlowFaults(file, soFar, faults).noContent(problem);
      case "while parsing a block collection", "while parsing a block mapping" ->
          new BlockFaults(file, soFar).unexpected(problem);
      case "while parsing a flow sequence", "while parsing a flow mapping" ->
          new FlowFaults(file, soFar, faults).unexpected(problem);
      default -> withoutContext(problem, starts, lines);
    };
  }

  private Diagnostic withoutContext(
      SyntaxProblem problem, ValueStartFaults starts, LineFaults lines) {
    String words = problem.problem();
    if (words.startsWith("mapping values")) {
      return lines.colon(problem.at());
    }
    if (words.startsWith("sequence entries") || words.startsWith("mapping keys")) {
      return starts.sign(problem.at());
    }
    if (words.startsWith("expected '<document start>'")) {
      return new BlockFaults(file, soFar).unexpected(problem);
    }
    int escape = Escapes.firstUnknown(file.text(), problem.at());
    return escape >= 0 ? new QuoteFaults(file).escape(escape) : unknown(problem.at());
  }

  private Diagnostic unknown(int at) {
    int next = at;
    while (next < file.text().length() && Character.isWhitespace(file.text().charAt(next))) {
      next++;
    }
    int end = Math.min(next + 1, file.text().length());
    return Diagnostic.of(
            DiagnosticCode.YAML_SYNTAX, file.span(next, end), "YAML cannot read on from here")
        .withHelp("check the quotes, brackets and indentation just before");
  }
}
