package io.konkyo.diagnostic;

/** How grave a diagnostic is. Only {@link #ERROR} stops a build. */
public enum Severity {
  ERROR("error"),
  WARNING("warning"),
  INFO("info");

  private final String id;

  Severity(String id) {
    this.id = id;
  }

  /** Returns the word that all output formats use. */
  public String id() {
    return id;
  }
}
