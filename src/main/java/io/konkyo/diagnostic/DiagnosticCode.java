package io.konkyo.diagnostic;

import java.util.Locale;

/**
 * Every rule that can speak, once. The kebab-case name is what users see, search and allow; it is
 * never given to another rule. Each has a page under {@code docs/diagnostics/}.
 */
public enum DiagnosticCode {
  /** The file is missing, is a folder, or may not be read. */
  UNREADABLE_FILE(Severity.ERROR),
  /** The file holds bytes that are not UTF-8. */
  NOT_UTF8(Severity.ERROR),
  /** The file holds nothing. */
  EMPTY_FILE(Severity.ERROR),
  /** The file, a line of it, or its nesting is larger than Konkyo reads. */
  INPUT_TOO_LARGE(Severity.ERROR),
  /** A character that no text may hold, such as a control character. */
  FORBIDDEN_CHARACTER(Severity.ERROR),
  /** The file is not YAML. */
  YAML_SYNTAX(Severity.ERROR),
  /** A tab stands where YAML wants spaces. */
  YAML_TAB(Severity.ERROR),
  /** One key stands twice in a mapping. */
  DUPLICATE_KEY(Severity.ERROR),
  /** YAML would read the value as something else than what was typed. */
  YAML_TRAP(Severity.ERROR),
  /** A key the format does not know. */
  UNKNOWN_KEY(Severity.ERROR),
  /** A key the format demands is absent. */
  MISSING_KEY(Severity.ERROR),
  /** A value has the wrong shape for its place. */
  WRONG_SHAPE(Severity.ERROR),
  /** A text holds a mark that cannot be read, as stray braces or a link that is not allowed. */
  MALFORMED_TEXT(Severity.ERROR);

  private final Severity severity;

  DiagnosticCode(Severity severity) {
    this.severity = severity;
  }

  /** Returns the kebab-case name, the same in messages, pages and SARIF. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the severity the rule speaks with unless a place says otherwise. */
  public Severity severity() {
    return severity;
  }
}
