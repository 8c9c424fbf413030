package io.konkyo.site;

import java.util.Objects;

/**
 * A template cannot be read or cannot print its page.
 *
 * <p>Built-in templates are tested, so the fault is one of a template that the site brings along; a
 * later stage turns it into a diagnostic.
 */
public final class TemplateFault extends Exception {
  private final String template;
  private final int line;
  private final int column;

  /**
   * @param template the faulty template's name below the templates folder
   * @param line 1-based; 0 if the fault is the whole file's
   * @param column 1-based; 0 if the fault is the whole file's
   * @param problem what is wrong, in one or more lines
   */
  TemplateFault(String template, int line, int column, String problem, Throwable cause) {
    super(Objects.requireNonNull(problem), cause);
    this.template = Objects.requireNonNull(template);
    this.line = Math.max(line, 0);
    this.column = Math.max(column, 0);
  }

  /** Returns the faulty template's name below the templates folder, such as {@code quiz.ftlh}. */
  public String template() {
    return template;
  }

  /** Returns the 1-based line of the fault; 0 if it is the whole file's. */
  public int line() {
    return line;
  }

  /** Returns the 1-based column of the fault; 0 if it is the whole file's. */
  public int column() {
    return column;
  }

  /** Returns what is wrong. */
  public String problem() {
    return getMessage();
  }
}
