package io.konkyo.guide;

import java.util.ArrayList;
import java.util.List;

/**
 * What a reader types at a prompt and sees. Lines that begin with {@code $} are commands; the lines
 * after each are all it prints, on both streams. A line {@code …} stands for any lines.
 */
record Session(List<Step> steps) {
  private static final String PROMPT = "$ ";
  private static final String ANYTHING = "…";

  /** A command and what it prints. */
  record Step(String command, List<String> printed) {

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
          && shown.get(0).equals(lines.get(0).stripTrailing())
          && matches(rest, lines.subList(1, lines.size()));
    }
  }

  static Session of(Fence fence) {
    List<Step> steps = new ArrayList<>();
    List<String> printed = new ArrayList<>();
    for (String line : fence.lines()) {
      if (line.startsWith(PROMPT)) {
        printed = new ArrayList<>();
        steps.add(new Step(line.substring(PROMPT.length()), printed));
      } else {
        printed.add(line);
      }
    }
    return new Session(List.copyOf(steps));
  }
}
