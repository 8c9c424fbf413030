package io.konkyo.cli;

/** What a command tells the shell. */
final class ExitCode {
  /** All well. */
  static final int OK = 0;

  /** Diagnostics of severity error. */
  static final int DIAGNOSTICS = 1;

  /** The command was called wrongly. */
  static final int MISUSE = 2;

  /** A fault of Konkyo itself. */
  static final int FAULT = 3;

  private ExitCode() {}
}
