package io.konkyo.verdict.range;

/** Ends an enclosure that cannot be told; never leaves this package. */
final class Unbounded extends RuntimeException {
  Unbounded() {
    super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
  }
}
