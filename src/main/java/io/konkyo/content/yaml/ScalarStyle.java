package io.konkyo.content.yaml;

/** How a scalar is written in the file. */
public enum ScalarStyle {
  /** Without quotes. */
  PLAIN,
  /** In {@code '…'}. */
  SINGLE_QUOTED,
  /** In {@code "…"}, with escapes. */
  DOUBLE_QUOTED,
  /** After {@code |}: lines are kept. */
  LITERAL,
  /** After {@code >}: lines are joined. */
  FOLDED;

  /** Whether the author put the text in quotes. */
  boolean isQuoted() {
    return this == SINGLE_QUOTED || this == DOUBLE_QUOTED;
  }

  /** Whether the text stands in indented lines after an indicator. */
  boolean isBlock() {
    return this == LITERAL || this == FOLDED;
  }
}
