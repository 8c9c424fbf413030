package io.konkyo.check;

import io.konkyo.diagnostic.Diagnostics;

/** A rule over everything that was read, evaluated and printed. Named for what it finds. */
interface Check {
  void check(CheckInput input, Diagnostics diagnostics);
}
