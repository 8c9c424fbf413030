package io.konkyo.check.rule;

import io.konkyo.diagnostic.Diagnostics;

/** A rule over everything that was read, evaluated and printed. Named for what it finds. */
public interface Check {

  /** Tells what the rule finds, each thing at its place. */
  void check(CheckInput input, Diagnostics diagnostics);
}
