package io.konkyo.formula;

/**
 * Ends the work on a formula whose fault has been said; never leaves this package's entry points.
 */
final class AlreadySaid extends RuntimeException {
  AlreadySaid() {
    super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
  }
}
