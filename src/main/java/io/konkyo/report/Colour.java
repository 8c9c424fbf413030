package io.konkyo.report;

import io.konkyo.diagnostic.Severity;

/** Whether text carries ANSI colours. */
public enum Colour {
  PLAIN,
  ANSI;

  /** What a piece of text is, which decides its colour. */
  enum Ink {
    ERROR("1;31"),
    WARNING("1;33"),
    INFO("1;36"),
    STRONG("1"),
    FRAME("1;34");

    private final String code;

    Ink(String code) {
      this.code = code;
    }

    static Ink of(Severity severity) {
      return switch (severity) {
        case ERROR -> ERROR;
        case WARNING -> WARNING;
        case INFO -> INFO;
      };
    }
  }

  String paint(Ink ink, String text) {
    if (this == PLAIN || text.isEmpty()) {
      return text;
    }
    return "\u001b[" + ink.code + "m" + text + "\u001b[0m";
  }
}
