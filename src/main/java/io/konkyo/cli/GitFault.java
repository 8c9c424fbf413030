package io.konkyo.cli;

/** Why nothing could be had from git, as a sentence for its user without full stop. */
final class GitFault extends Exception {
  private static final long serialVersionUID = 1L;

  GitFault(String message) {
    super(message);
  }
}
