package io.konkyo.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a reader types at a prompt and sees. Lines that begin with {@code $} are commands; the lines
 * after each are all it prints, on both streams. A line {@code …} stands for any lines.
 */
record Session(List<Step> steps) {
  private static final String PROMPT = "$ ";
  private static final String ANYTHING = "…";

  Session {
    steps = List.copyOf(steps);
  }

  /**
   * A command and what it prints.
   *
   * @param line number of the line after the command, from one
   */
  record Step(String command, int line, List<String> printed) {

    /** Returns whether lines are what is shown. */
    boolean prints(List<String> lines) {
      return matches(printed, lines);
    }

    private static boolean matches(List<String> shown, List<String> lines) {
      if (shown.isEmpty()) {
        return lines.isEmpty();
      }
      List<String> rest = shown.subList(1, shown.size());
      if (shown.get(0).equals(ANYTHING)) {
        return matches(rest, lines)
            || !lines.isEmpty() && matches(shown, lines.subList(1, lines.size()));
      }
      return !lines.isEmpty()
          && shown.get(0).equals(lines.get(0))
          && matches(rest, lines.subList(1, lines.size()));
    }

    /**
     * Returns what the document should show instead: all lines, or those up to the last one shown
     * where it leaves out the rest; empty where it leaves out lines in between.
     */
    Optional<List<String>> shownAnew(List<String> lines) {
      int cut = printed.indexOf(ANYTHING);
      if (cut < 0) {
        return Optional.of(lines);
      }
      int last = cut == 0 ? -1 : lines.lastIndexOf(printed.get(cut - 1));
      if (cut < printed.size() - 1 || last < 0) {
        return Optional.empty();
      }
      List<String> shown = new ArrayList<>(lines.subList(0, last + 1));
      shown.add(ANYTHING);
      return Optional.of(shown);
    }
  }

  static Session of(Fence fence) {
    List<Step> steps = new ArrayList<>();
    List<String> printed = new ArrayList<>();
    for (int i = 0; i < fence.lines().size(); i++) {
      String line = fence.lines().get(i);
      if (line.startsWith(PROMPT)) {
        printed = new ArrayList<>();
        steps.add(new Step(line.substring(PROMPT.length()), fence.line() + i + 1, printed));
      } else {
        printed.add(line);
      }
    }
    return new Session(steps);
  }
}
