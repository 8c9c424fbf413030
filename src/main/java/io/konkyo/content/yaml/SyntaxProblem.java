package io.konkyo.content.yaml;

import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/**
 * What SnakeYAML has against a file, in its own words, which users never see.
 *
 * @param context what it was doing
 * @param problem what it did not like
 * @param begin where what it was doing began
 * @param at where the problem stands
 */
record SyntaxProblem(String context, String problem, int begin, int at) {

  static SyntaxProblem of(MarkedYAMLException e, Offsets offsets, ReadSoFar soFar) {
    Mark at = e.getProblemMark() != null ? e.getProblemMark() : e.getContextMark();
    Mark begin = e.getContextMark() != null ? e.getContextMark() : at;
    if (at == null) {
      return unmarked(soFar);
    }
    return new SyntaxProblem(
        text(e.getContext()), text(e.getProblem()), offsets.of(begin), offsets.of(at));
  }

  /** Returns a problem without a word, somewhere after the last thing that was read. */
  static SyntaxProblem unmarked(ReadSoFar soFar) {
    int at = soFar.log().lastEnd();
    return new SyntaxProblem("", "", at, at);
  }

  /** Returns the name of the token that was found, or an empty text. */
  String found() {
    int start = Math.max(problem.lastIndexOf("but found "), problem.lastIndexOf("but got "));
    if (start < 0) {
      return "";
    }
    String name = problem.substring(problem.indexOf(' ', start + "but ".length()) + 1);
    return name.replace("'", "");
  }

  private static String text(String words) {
    return words == null ? "" : words;
  }
}
