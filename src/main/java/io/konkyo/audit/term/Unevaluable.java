package io.konkyo.audit.term;

/** Ends an evaluation that has no result; never leaves this package. */
final class Unevaluable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean fault;

  Unevaluable(String reason, boolean fault) {
    super(reason, null, false, false);
    this.fault = fault;
  }

  static Unevaluable unread(String reason) {
    return new Unevaluable(reason, /* fault= */ false);
  }

  Result.Unknown result() {
    return new Result.Unknown(getMessage(), fault);
  }
}
