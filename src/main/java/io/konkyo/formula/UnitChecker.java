package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.Unit;
import java.util.Optional;

/** Finds out, without values, what a formula yields and whether its units fit together. */
public final class UnitChecker {
  private UnitChecker() {}

  /**
   * Returns the type of a formula.
   *
   * <p>Errors: {@code unit-mismatch}, {@code percent-misuse}, {@code affine-arithmetic}, {@code
   * wrong-type}, {@code wrong-arguments}, {@code unknown-name}, {@code unknown-function}, {@code
   * model-cycle}; all independent ones are said. Empty when there was one, and, in silence, when
   * the type of a fact is not known.
   *
   * <p>Source: design section 4, "Units".
   */
  public static Optional<Type> check(Formula formula, Scope scope, Diagnostics out) {
    Faults faults = new Faults(formula.source(), out);
    try {
      Optional<Type> type =
          new TypeChecker(faults, scope, new Work(), /* calls= */ null)
              .type(formula.body(), /* locals= */ null);
      return faults.isEmpty() ? type : Optional.empty();
    } catch (AlreadySaid said) {
      return Optional.empty();
    }
  }

  /**
   * Checks the body of a model against its parameters and its result.
   *
   * <p>Shape: parameters without a unit are taken to fit everywhere; calls check them again, with
   * the types of their arguments.
   *
   * <p>Errors: as {@link #check}, at places of the body.
   *
   * @return the type of the model's value, where it does not depend on a parameter without a unit
   */
  public static Optional<Type> check(Model model, Scope scope, Diagnostics out) {
    Faults faults = new Faults(model.body().source(), out);
    Locals<Optional<Type>> locals = null;
    for (Parameter parameter : model.parameters()) {
      Optional<Type> type = parameter.unit().map(QuantityType::of);
      locals = new Locals<>(parameter.name(), type, locals);
    }
    try {
      Locals<Boolean> calls = new Locals<>(model.name(), true, /* outer= */ null);
      Optional<Type> type =
          new TypeChecker(faults, ModelScope.within(scope), new Work(), calls)
              .type(model.body().body(), locals);
      if (type.isPresent() && model.result().isPresent()) {
        result(faults, model.body().body(), type.get(), model.result().get());
      }
      return faults.isEmpty() ? type : Optional.empty();
    } catch (AlreadySaid said) {
      return Optional.empty();
    }
  }

  private static void result(Faults faults, Expression body, Type type, Unit unit) {
    Optional<QuantityType> number = TypeChecker.number(type);
    boolean fits =
        number.isPresent()
            && TypeRules.conversion(number.get(), QuantityType.of(unit)) instanceof TypeRules.Fits;
    if (!fits) {
      faults.say(
          faults
              .at(
                  DiagnosticCode.UNIT_MISMATCH,
                  body.from(),
                  body.to(),
                  "the model yields "
                      + type.description()
                      + ", not "
                      + QuantityType.of(unit).description())
              .withHelp("correct the formula, or `result`"));
    }
  }
}
