package io.konkyo.formula;

import io.konkyo.formula.TracePiece.Application;
import io.konkyo.formula.TracePiece.Fact;
import io.konkyo.formula.TracePiece.Listing;
import io.konkyo.formula.TracePiece.Name;
import io.konkyo.formula.TracePiece.Number;
import io.konkyo.formula.TraceTerm.Relation;
import io.konkyo.formula.TraceTerm.Role;
import io.konkyo.quantity.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Shows a formula with the values of facts. What has steps of its own — local names, models, loops,
 * decisions — gets lines of its own before.
 */
final class SubstitutedPieces {
  private static final int DECIMALS = 3;
  private static final Set<String> ROUNDING = Set.of("round", "floor", "ceil");
  private static final Set<String> OVER_TURNS =
      Set.of("count", "min", "max", "sum", "mean", "median", "spread", "nth");

  private final TraceBuilder lines;
  private final Scope scope;
  private final TraceForms forms;
  private final Calculation calculation;
  private int openModels;

  SubstitutedPieces(TraceBuilder lines, Scope scope, TraceForms forms) {
    this.lines = lines;
    this.scope = scope;
    this.forms = forms;
    this.calculation = new Calculation(scope);
  }

  /** Shows a whole formula; one that only calls a model is shown as the model's own. */
  Shown opened(Expression expression, Bindings locals) {
    Optional<Model> model = model(expression);
    return model.isPresent()
        ? body((Call) expression, model.get(), locals)
        : shown(expression, locals);
  }

  private Optional<Model> model(Expression expression) {
    return expression instanceof Call call && Builtin.of(call.name()).isEmpty()
        ? scope.model(call.name())
        : Optional.empty();
  }

  private Shown body(Call call, Model model, Bindings locals) {
    Bindings parameters = Bindings.NONE;
    for (int i = 0; i < call.arguments().size(); i++) {
      Expression argument = call.arguments().get(i);
      TracePiece piece =
          isSimple(argument) ? shown(argument, locals).piece() : number(value(argument, locals));
      parameters =
          parameters.with(model.parameters().get(i).name(), value(argument, locals), piece);
    }
    openModels++;
    Shown body = shown(model.body().body(), parameters);
    openModels--;
    return body;
  }

  Shown shown(Expression expression, Bindings locals) {
    if (expression instanceof NumberLiteral literal) {
      return Shown.atom(new Number(forms.literal(literal)));
    }
    if (expression instanceof Reference reference) {
      return reference(reference, locals);
    }
    if (expression instanceof FamilyReference family) {
      return new Shown(new Listing(members(family)), Precedence.LET);
    }
    if (expression instanceof Call call) {
      return call(call, locals);
    }
    if (expression instanceof Let let) {
      return shown(let.body(), define(let, locals));
    }
    if (expression instanceof Steps steps) {
      return Shown.atom(number(loop(steps, locals)));
    }
    if (expression instanceof Conditional choice) {
      return choice(choice, locals);
    }
    return operation(expression, locals);
  }

  /** Shows what a local name stands for, on a line of its own. */
  Bindings define(Let let, Bindings locals) {
    Value value = value(let.value(), locals);
    TracePiece piece =
        lines.define(new Name(let.name()), let.value(), opened(let.value(), locals), value);
    return locals.with(let.name(), value, piece);
  }

  private Shown reference(Reference reference, Bindings locals) {
    Locals<TracePiece> local = Locals.find(locals.pieces(), reference.id());
    if (local != null) {
      return Shown.atom(local.value());
    }
    String id = scope.resolve(reference.id());
    return Shown.atom(new Fact(id, forms.fact(id, value(reference, locals))));
  }

  private List<TracePiece> members(FamilyReference family) {
    List<TracePiece> pieces = new ArrayList<>();
    for (String id : scope.members(family.id()).orElseThrow(Uncomputable::silent)) {
      Value value = scope.value(id).orElseThrow(Uncomputable::silent);
      pieces.add(new Fact(id, forms.fact(id, value)));
    }
    return pieces;
  }

  private Shown call(Call call, Bindings locals) {
    Optional<Model> model = model(call);
    if (model.isPresent()) {
      Value value = value(call, locals);
      return Shown.atom(
          openModels < FormulaLimits.CALLS
              ? lines.define(
                  new Name(call.name(), forms.function(call.name())),
                  call,
                  body(call, model.get(), locals),
                  value)
              : number(value));
    }
    List<TracePiece> arguments = new ArrayList<>();
    for (Expression argument : call.arguments()) {
      arguments.addAll(argument(call, argument, locals));
    }
    return Shown.atom(new Application(call.name(), forms.function(call.name()), arguments));
  }

  private List<TracePiece> argument(Call call, Expression argument, Bindings locals) {
    if (argument instanceof FamilyReference family) {
      return members(family);
    }
    if (argument instanceof Steps steps && OVER_TURNS.contains(call.name())) {
      loop(steps, locals);
      return List.of(new Name(steps.variable()));
    }
    // Rounding is the one place where the unit a number is expressed in changes the number.
    if (argument instanceof Conversion conversion && ROUNDING.contains(call.name())) {
      TracePiece operand = shown(conversion.operand(), locals).within(Precedence.CONVERSION);
      return List.of(TracePieces.between("→", operand, new Name(conversion.unit().symbol())));
    }
    return List.of(shown(argument, locals).piece());
  }

  private Value loop(Steps steps, Bindings locals) {
    StepsValue value = (StepsValue) value(steps, locals);
    List<TracePiece> turns = new ArrayList<>();
    for (Quantity turn : value.turns()) {
      turns.add(new Number(forms.exact(turn, DECIMALS)));
    }
    TracePiece start = new Number(forms.exact(value.start(), DECIMALS));
    lines.add(new TraceLine.Loop(steps.variable(), start, turns));
    return value;
  }

  private Shown choice(Conditional choice, Bindings locals) {
    Value holds = value(choice.condition(), locals);
    TracePiece condition = shown(choice.condition(), locals).piece();
    List<TraceTerm> terms = new ArrayList<>();
    terms.add(new TraceTerm(Role.CONDITION, Relation.EQUALS, lines.named(choice.condition())));
    terms.add(new TraceTerm(Role.SUBSTITUTED, Relation.EQUIVALENT, condition));
    terms.addAll(new TraceResults(forms, Optional.empty()).terms(holds));
    lines.add(Optional.empty(), terms);
    boolean yes = ((BooleanValue) holds).value();
    return shown(yes ? choice.whenTrue() : choice.whenFalse(), locals);
  }

  private Shown operation(Expression expression, Bindings locals) {
    if (expression instanceof Binary binary) {
      return TracePieces.binary(
          binary.operator(), shown(binary.left(), locals), shown(binary.right(), locals));
    }
    if (expression instanceof Unary unary) {
      return TracePieces.before("−", shown(unary.operand(), locals), Precedence.NEGATION);
    }
    if (expression instanceof Comparison comparison) {
      List<Shown> operands =
          comparison.operands().stream().map(operand -> shown(operand, locals)).toList();
      return TracePieces.comparison(forms, comparison, operands);
    }
    if (expression instanceof Logical logical) {
      return TracePieces.logical(
          forms, logical.operator(), shown(logical.left(), locals), shown(logical.right(), locals));
    }
    return expression instanceof Not not
        ? TracePieces.not(forms, shown(not.operand(), locals))
        : shown(((Conversion) expression).operand(), locals);
  }

  /** Returns a comparison with each side computed. */
  TraceTerm sides(Comparison comparison, Bindings locals) {
    List<Shown> operands =
        comparison.operands().stream().map(operand -> side(operand, locals)).toList();
    TracePiece piece = TracePieces.comparison(forms, comparison, operands).piece();
    return new TraceTerm(Role.EXACT, Relation.EQUIVALENT, piece);
  }

  private Shown side(Expression operand, Bindings locals) {
    return isSimple(operand) || operand instanceof FamilyReference
        ? shown(operand, locals)
        : Shown.atom(number(value(operand, locals)));
  }

  private static boolean isSimple(Expression expression) {
    return expression instanceof Reference || expression instanceof NumberLiteral;
  }

  private Value value(Expression expression, Bindings locals) {
    return calculation.value(expression, locals.values());
  }

  private TracePiece number(Value value) {
    List<TraceTerm> terms = new TraceResults(forms, Optional.empty()).terms(value);
    return terms.get(terms.size() - 1).piece();
  }
}
