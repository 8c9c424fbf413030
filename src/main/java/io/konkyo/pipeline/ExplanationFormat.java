package io.konkyo.pipeline;

/** How an explanation is written. */
public enum ExplanationFormat {
  /** Lines for a terminal. */
  TEXT,
  /** One object, for programs. */
  JSON,
  /** The equation as an HTML fragment, facts as spans that carry their id. */
  HTML,
  /** The equation as MathML. */
  MATHML
}
