package io.konkyo.formula;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.PlacedText;
import io.konkyo.source.Span;
import java.util.Optional;

/**
 * Ends a calculation that has no value; never leaves {@link Evaluator}. It carries words and
 * offsets only, so that calculations that nobody reports on cost nothing more.
 */
final class Uncomputable extends RuntimeException {
  private final transient Fault fault;

  private Uncomputable(Fault fault) {
    super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    this.fault = fault;
  }

  /** What is wrong; {@code inside} is the fault in the body of a model called at the place. */
  private record Fault(
      DiagnosticCode code,
      Expression place,
      String message,
      String help,
      PlacedText insideSource,
      Fault inside) {}

  /** Returns the end of a calculation whose fault is said elsewhere. */
  static Uncomputable silent() {
    return new Uncomputable(null);
  }

  static Uncomputable at(Expression place, DiagnosticCode code, String message, String help) {
    return new Uncomputable(new Fault(code, place, message, help, null, null));
  }

  static Uncomputable tooLarge(Expression place, String message, String help) {
    return at(place, DiagnosticCode.CALCULATION_TOO_LARGE, message, help);
  }

  static Uncomputable domain(Expression place, String message, String help) {
    return at(place, DiagnosticCode.OUTSIDE_DOMAIN, message, help);
  }

  /** Returns the same fault as seen from a call of the model in whose body it is. */
  Uncomputable calledAt(Call call, Model model) {
    if (fault == null) {
      return this;
    }
    String message = "the model `" + call.name() + "` has no value here: " + fault.message();
    return new Uncomputable(
        new Fault(fault.code(), call, message, fault.help(), model.body().source(), fault));
  }

  Optional<Diagnostic> diagnostic(Faults faults) {
    if (fault == null) {
      return Optional.empty();
    }
    Diagnostic diagnostic =
        faults
            .at(fault.code(), fault.place().from(), fault.place().to(), fault.message())
            .withHelp(fault.help());
    if (fault.inside() == null) {
      return Optional.of(diagnostic);
    }
    Expression inside = fault.inside().place();
    Span span = fault.insideSource().span(inside.from(), inside.to());
    return Optional.of(diagnostic.withLabel(span, "in the model"));
  }
}
