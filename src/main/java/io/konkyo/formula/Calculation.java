package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Computes the parts of one formula, or of one model's body. */
final class Calculation {
  private final Scope scope;
  private final Work work;
  private final Locals<Boolean> calls;
  private final Arithmetic arithmetic;
  private final Comparisons comparisons;

  Calculation(Scope scope) {
    this(scope, new Work(), /* calls= */ null);
  }

  private Calculation(Scope scope, Work work, Locals<Boolean> calls) {
    this.scope = scope;
    this.work = work;
    this.calls = calls;
    this.arithmetic = new Arithmetic(work);
    this.comparisons = new Comparisons(this);
  }

  Value value(Expression expression, Locals<Value> locals) {
    if (!work.enter()) {
      throw Uncomputable.tooLarge(
          expression,
          "the calculation takes more steps than Konkyo makes",
          "make loops shorter or numbers smaller");
    }
    Value value = valueOf(expression, locals);
    work.leave();
    return value;
  }

  private Value valueOf(Expression expression, Locals<Value> locals) {
    if (expression instanceof Reference reference) {
      return reference(reference, locals);
    }
    if (expression instanceof NumberLiteral literal) {
      return new QuantityValue(literal.quantity());
    }
    if (expression instanceof Binary binary) {
      return arithmetic.binary(binary, value(binary.left(), locals), value(binary.right(), locals));
    }
    if (expression instanceof Call call) {
      return call(call, locals);
    }
    if (expression instanceof FamilyReference family) {
      return family(family, locals);
    }
    if (expression instanceof Let let) {
      Value named = value(let.value(), locals);
      return value(let.body(), new Locals<>(let.name(), named, locals));
    }
    if (expression instanceof Conditional choice) {
      boolean holds = condition(choice.condition(), locals);
      Value chosen = value(holds ? choice.whenTrue() : choice.whenFalse(), locals);
      return chosen instanceof StepsValue steps ? new QuantityValue(steps.last()) : chosen;
    }
    if (expression instanceof Steps steps) {
      return steps(steps, locals);
    }
    return operation(expression, locals);
  }

  private Value operation(Expression expression, Locals<Value> locals) {
    if (expression instanceof Conversion conversion) {
      return arithmetic.convert(conversion, value(conversion.operand(), locals));
    }
    if (expression instanceof Unary unary) {
      return arithmetic.each(unary, value(unary.operand(), locals), Quantity::negated);
    }
    if (expression instanceof Comparison comparison) {
      return new BooleanValue(comparisons.holds(comparison, locals));
    }
    if (expression instanceof Logical logical) {
      boolean left = condition(logical.left(), locals);
      boolean decided = left == (logical.operator() == LogicalOperator.OR);
      return new BooleanValue(decided ? left : condition(logical.right(), locals));
    }
    return new BooleanValue(!condition(((Not) expression).operand(), locals));
  }

  private Value reference(Reference reference, Locals<Value> locals) {
    Locals<Value> local = Locals.find(locals, reference.id());
    if (local != null) {
      return local.value();
    }
    return scope.value(reference.id()).orElseThrow(() -> missing(reference, reference.id()));
  }

  private Uncomputable missing(Expression place, String id) {
    return scope.type(id).isPresent() || scope.names().contains(id)
        ? Uncomputable.silent()
        : Uncomputable.at(
            place,
            DiagnosticCode.UNKNOWN_NAME,
            "no fact or local name is called `" + id + "`",
            "record a fact of that id, or correct the name");
  }

  private Value family(FamilyReference family, Locals<Value> locals) {
    List<String> ids = scope.members(family.id()).orElseThrow(() -> missing(family, family.id()));
    List<Quantity> members = new ArrayList<>(ids.size());
    for (String id : ids) {
      Value member = scope.value(id).orElseThrow(Uncomputable::silent);
      members.add(member.asQuantity().orElseThrow(() -> wrongType(family, member, "number")));
    }
    return list(family, members);
  }

  static ListValue list(Expression place, List<Quantity> members) {
    if (members.size() > FormulaLimits.MEMBERS) {
      throw Uncomputable.tooLarge(
          place,
          "a list of more than " + FormulaLimits.MEMBERS + " numbers",
          "summarise parts of it as facts of their own");
    }
    return new ListValue(members);
  }

  private Value steps(Steps steps, Locals<Value> locals) {
    Quantity start = number(steps.start(), locals);
    List<Quantity> turns = new ArrayList<>();
    Quantity current = start;
    while (true) {
      Value turn = new QuantityValue(Quantity.of(Rational.of(turns.size())));
      Locals<Value> inside =
          new Locals<>(
              Steps.TURN, turn, new Locals<>(steps.variable(), new QuantityValue(current), locals));
      if (!condition(steps.condition(), inside)) {
        return new StepsValue(start, turns);
      }
      if (turns.size() == FormulaLimits.TURNS) {
        throw Uncomputable.tooLarge(
            steps,
            "the loop makes more than " + FormulaLimits.TURNS + " turns",
            "let the condition end, or bound it, as in `while … and i < 100`");
      }
      current = number(steps.next(), inside);
      turns.add(current);
    }
  }

  boolean condition(Expression expression, Locals<Value> locals) {
    Value value = value(expression, locals);
    if (value instanceof BooleanValue condition) {
      return condition.value();
    }
    throw wrongType(expression, value, "condition");
  }

  Quantity number(Expression expression, Locals<Value> locals) {
    Value value = value(expression, locals);
    return value.asQuantity().orElseThrow(() -> wrongType(expression, value, "number"));
  }

  static Uncomputable wrongType(Expression place, Value value, String wanted) {
    return Uncomputable.at(
        place,
        DiagnosticCode.WRONG_TYPE,
        Type.of(value).description() + " stands where a " + wanted + " belongs",
        "check the formula's types");
  }

  private Value call(Call call, Locals<Value> locals) {
    Optional<Builtin> builtin = Builtin.of(call.name());
    if (builtin.isPresent()) {
      return new FunctionValues(this, arithmetic, comparisons, call, locals).value(builtin.get());
    }
    Model model =
        scope
            .model(call.name())
            .filter(found -> found.parameters().size() == call.arguments().size())
            .orElseThrow(() -> unknown(call));
    if (Locals.find(calls, model.name()) != null
        || Locals.names(calls).size() >= FormulaLimits.CALLS) {
      throw Uncomputable.at(
          call,
          DiagnosticCode.MODEL_CYCLE,
          "the model `" + call.name() + "` is called inside itself, or too deep",
          "write a bounded loop with `steps`");
    }
    return model(call, model, locals);
  }

  private static Uncomputable unknown(Call call) {
    return Uncomputable.at(
        call,
        DiagnosticCode.UNKNOWN_FUNCTION,
        "no function or model is called `"
            + call.name()
            + "` with "
            + SyntaxFaults.count(call.arguments().size(), "argument"),
        "define it in models.yml, or correct the call");
  }

  private Value model(Call call, Model model, Locals<Value> locals) {
    Locals<Value> parameters = arguments(call, model, locals);
    Calculation body =
        new Calculation(ModelScope.within(scope), work, new Locals<>(model.name(), true, calls));
    try {
      Value value = body.value(model.body().body(), parameters);
      return model
          .result()
          .map(unit -> body.arithmetic.in(model.body().body(), value, unit))
          .orElse(value);
    } catch (Uncomputable inside) {
      throw inside.calledAt(call, model);
    }
  }

  /** Returns the parameters of a model as local names with the values of the arguments. */
  Locals<Value> arguments(Call call, Model model, Locals<Value> locals) {
    Locals<Value> parameters = null;
    for (int i = 0; i < call.arguments().size(); i++) {
      Value argument = value(call.arguments().get(i), locals);
      parameters = new Locals<>(model.parameters().get(i).name(), argument, parameters);
    }
    return parameters;
  }
}
