package io.konkyo.formula;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * Types calls of models: the arguments against the parameters, then the body with the arguments.
 */
final class ModelTypes {
  private final TypeChecker checker;
  private final Faults faults;
  private final TypeFaults words;
  private final Scope scope;
  private final Work work;
  private final Locals<Boolean> calls;

  ModelTypes(TypeChecker checker, Faults faults, Scope scope, Work work, Locals<Boolean> calls) {
    this.checker = checker;
    this.faults = faults;
    this.words = new TypeFaults(faults);
    this.scope = scope;
    this.work = work;
    this.calls = calls;
  }

  Optional<Type> call(Call call, Locals<Optional<Type>> locals) {
    List<Optional<Type>> arguments = checker.types(call.arguments(), locals);
    Optional<Model> model = scope.model(call.name());
    if (model.isEmpty()) {
      faults.say(NameFaults.function(faults, call, scope));
      return Optional.empty();
    }
    if (model.get().parameters().size() != arguments.size()) {
      words.arity(
          call,
          SyntaxFaults.count(model.get().parameters().size(), "argument"),
          "write it like `" + usage(model.get()) + "`");
      return Optional.empty();
    }
    return fit(call, model.get(), arguments) && mayCall(call)
        ? body(call, model.get(), arguments)
        : Optional.empty();
  }

  static String usage(Model model) {
    List<String> names = model.parameters().stream().map(Parameter::name).toList();
    return model.name() + "(" + String.join(", ", names) + ")";
  }

  private boolean fit(Call call, Model model, List<Optional<Type>> arguments) {
    boolean fit = true;
    for (int i = 0; i < arguments.size(); i++) {
      Parameter parameter = model.parameters().get(i);
      if (arguments.get(i).isPresent() && parameter.unit().isPresent()) {
        QuantityType wanted = QuantityType.of(parameter.unit().get());
        fit &= fits(call, call.arguments().get(i), arguments.get(i).get(), parameter, wanted);
      }
    }
    return fit;
  }

  private boolean fits(
      Call call, Expression place, Type given, Parameter parameter, QuantityType wanted) {
    Optional<QuantityType> number = TypeChecker.number(given);
    TypeRules.Outcome outcome =
        number.isEmpty()
            ? new TypeRules.Clash(DiagnosticCode.WRONG_TYPE)
            : TypeRules.join(number.get(), wanted);
    if (outcome instanceof TypeRules.Fits) {
      return true;
    }
    words.unfit(
        ((TypeRules.Clash) outcome).code(),
        place,
        "`"
            + call.name()
            + "` takes "
            + wanted.description()
            + " as `"
            + parameter.name()
            + "`, not "
            + given.description(),
        "give it a quantity of " + wanted.description());
    return false;
  }

  private boolean mayCall(Call call) {
    List<String> open = Locals.names(calls);
    if (open.contains(call.name())) {
      faults.say(
          faults
              .at(
                  DiagnosticCode.MODEL_CYCLE,
                  call.from(),
                  call.from() + call.name().length(),
                  "the model `" + call.name() + "` calls itself")
              .withNote("by way of " + path(open, call.name()))
              .withHelp("write a bounded loop with `steps`"));
      return false;
    }
    if (open.size() >= FormulaLimits.CALLS) {
      words.unfit(
          DiagnosticCode.CALCULATION_TOO_LARGE,
          call,
          "models call one another more than " + FormulaLimits.CALLS + " deep",
          "write the formulas of some into the ones that call them");
      return false;
    }
    return true;
  }

  private static String path(List<String> open, String name) {
    StringBuilder path = new StringBuilder();
    for (int i = open.indexOf(name); i >= 0; i--) {
      path.append('`').append(open.get(i)).append("` → ");
    }
    return path.append('`').append(name).append('`').toString();
  }

  private Optional<Type> body(Call call, Model model, List<Optional<Type>> arguments) {
    Locals<Optional<Type>> locals = null;
    for (int i = 0; i < arguments.size(); i++) {
      locals = new Locals<>(model.parameters().get(i).name(), arguments.get(i), locals);
    }
    Diagnostics inside = new Diagnostics();
    TypeChecker body =
        new TypeChecker(
            new Faults(model.body().source(), inside),
            ModelScope.within(scope),
            work,
            new Locals<>(model.name(), true, calls));
    Optional<Type> type = inside(body, model, locals);
    if (!inside.isEmpty()) {
      Diagnostic fault = inside.inFileOrder().get(0);
      unfit(call, fault);
      if (fault.code() == DiagnosticCode.CALCULATION_TOO_LARGE) {
        throw new AlreadySaid();
      }
      return Optional.empty();
    }
    return model.result().isPresent() ? model.result().map(QuantityType::of) : type;
  }

  private static Optional<Type> inside(
      TypeChecker body, Model model, Locals<Optional<Type>> locals) {
    try {
      return body.type(model.body().body(), locals);
    } catch (AlreadySaid said) {
      return Optional.empty();
    }
  }

  /** A fault in the body is one of the call, because the body is checked by itself as well. */
  private void unfit(Call call, Diagnostic inside) {
    boolean cycle = inside.code() == DiagnosticCode.MODEL_CYCLE;
    String message =
        cycle ? inside.message() : "the model `" + call.name() + "` does not fit its arguments";
    String note = cycle ? inside.notes().get(0) : "in the model, " + inside.message();
    String help =
        cycle ? inside.help().orElseThrow() : "give it other arguments, or correct the model";
    Diagnostic diagnostic =
        faults.at(inside.code(), call.from(), call.to(), message).withNote(note).withHelp(help);
    faults.say(
        inside.location() instanceof Span span ? diagnostic.withLabel(span, "here") : diagnostic);
  }
}
