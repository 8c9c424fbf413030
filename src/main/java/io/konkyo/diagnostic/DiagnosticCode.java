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
  MALFORMED_TEXT(Severity.ERROR),
  /** A formula cannot be read. */
  FORMULA_SYNTAX(Severity.ERROR),
  /** A formula is longer, more nested or more chained than Konkyo reads. */
  FORMULA_TOO_LARGE(Severity.ERROR),
  /** A number cannot be read, or different readers would read it differently. */
  NUMBER_SYNTAX(Severity.ERROR),
  /** A unit nobody declared. */
  UNKNOWN_UNIT(Severity.ERROR),
  /** A unit that is written for different sizes, such as KB. */
  AMBIGUOUS_UNIT(Severity.ERROR),
  /** A formula names a fact, family or local name that does not exist. */
  UNKNOWN_NAME(Severity.ERROR),
  /** A formula calls a function or model that does not exist. */
  UNKNOWN_FUNCTION(Severity.ERROR),
  /** A function or model is given too few, too many or unfit arguments. */
  WRONG_ARGUMENTS(Severity.ERROR),
  /** A condition, a number, a list or a date stands where another of them belongs. */
  WRONG_TYPE(Severity.ERROR),
  /** Quantities of unlike dimensions are added, compared or converted. */
  UNIT_MISMATCH(Severity.ERROR),
  /** A percentage or percentage points meet a number they cannot be added to or compared with. */
  PERCENT_MISUSE(Severity.ERROR),
  /** A unit with an arbitrary zero, such as °C, is calculated with. */
  AFFINE_ARITHMETIC(Severity.ERROR),
  /** A formula divides by zero. */
  DIVISION_BY_ZERO(Severity.ERROR),
  /** A function or operator is given a number it is not defined for. */
  OUTSIDE_DOMAIN(Severity.ERROR),
  /** A calculation grows beyond what Konkyo computes: huge numbers, endless loops. */
  CALCULATION_TOO_LARGE(Severity.ERROR),
  /** A model calls itself, directly or through others. */
  MODEL_CYCLE(Severity.ERROR);

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
