package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Types the parts of one formula. An empty type is one not known: its fault has been said, and
 * nothing more is said about what is made of it.
 */
final class TypeChecker {
  private final Faults faults;
  private final TypeFaults words;
  private final Scope scope;
  private final Work work;
  private final OperatorTypes operators;
  private final FunctionTypes functions;

  /** For parameters of models, {@code calls} names the models whose bodies are being typed. */
  TypeChecker(Faults faults, Scope scope, Work work, Locals<Boolean> calls) {
    this.faults = faults;
    this.words = new TypeFaults(faults);
    this.scope = scope;
    this.work = work;
    this.operators = new OperatorTypes(this, words);
    this.functions =
        new FunctionTypes(this, words, new ModelTypes(this, faults, scope, work, calls));
  }

  Optional<Type> type(Expression expression, Locals<Optional<Type>> locals) {
    if (!work.enter()) {
      words.unfit(
          DiagnosticCode.CALCULATION_TOO_LARGE,
          expression,
          "the formula and the models it calls are too large together",
          "record parts of it as facts of their own");
      throw new AlreadySaid();
    }
    Optional<Type> type = typeOf(expression, locals);
    work.leave();
    return type;
  }

  private Optional<Type> typeOf(Expression expression, Locals<Optional<Type>> locals) {
    if (expression instanceof NumberLiteral literal) {
      return Optional.of(QuantityType.of(literal.unit()));
    }
    if (expression instanceof Reference reference) {
      return reference(reference, locals);
    }
    if (expression instanceof FamilyReference family) {
      return family(family, locals);
    }
    if (expression instanceof Call call) {
      return functions.call(call, locals);
    }
    if (expression instanceof Let let) {
      Optional<Type> value = type(let.value(), locals);
      return type(let.body(), new Locals<>(let.name(), value, locals));
    }
    if (expression instanceof Steps steps) {
      return steps(steps, locals);
    }
    if (expression instanceof Conditional choice) {
      return choice(choice, locals);
    }
    return operators.type(expression, locals);
  }

  private Optional<Type> reference(Reference reference, Locals<Optional<Type>> locals) {
    Locals<Optional<Type>> local = Locals.find(locals, reference.id());
    if (local != null) {
      return local.value();
    }
    Optional<Type> type = scope.type(reference.id());
    if (type.isPresent()) {
      return type;
    }
    if (scope.holdsWords(reference.id())) {
      tellWords(reference, reference.id());
      return Optional.empty();
    }
    Optional<List<String>> members = scope.members(reference.id());
    if (members.isPresent()) {
      faults.say(NameFaults.family(faults, reference, members.get()));
    } else if (!scope.names().contains(reference.id())) {
      faults.say(NameFaults.unknown(faults, reference, reference.id(), scope, locals));
    }
    return Optional.empty();
  }

  private void tellWords(Expression place, String fact) {
    words.unfit(
        DiagnosticCode.WRONG_TYPE,
        place,
        "`" + fact + "` holds words, not a number",
        "name a fact with a number; words are printed, as in `${" + fact + "}`");
  }

  private Optional<Type> family(FamilyReference family, Locals<Optional<Type>> locals) {
    Optional<List<String>> members = scope.members(family.id());
    if (members.isPresent()) {
      return members(family, members.get());
    }
    if (scope.type(family.id()).isPresent()) {
      faults.say(NameFaults.noFamily(faults, family));
    } else if (!scope.names().contains(family.id())) {
      faults.say(NameFaults.unknown(faults, family, family.id(), scope, locals));
    }
    return Optional.empty();
  }

  private Optional<Type> members(FamilyReference family, List<String> members) {
    if (members.isEmpty()) {
      words.unfit(
          DiagnosticCode.OUTSIDE_DOMAIN,
          family,
          "the family `" + family.id() + "` has no members",
          "give it values, or take it out of the formula");
    }
    QuantityType joined = null;
    for (String member : members) {
      if (scope.holdsWords(member)) {
        tellWords(family, member);
        return Optional.empty();
      }
      Optional<Type> type = scope.type(member);
      Optional<QuantityType> number = type.flatMap(TypeChecker::number);
      if (number.isEmpty()) {
        type.ifPresent(other -> words.wrongType(family, other, "list of numbers"));
        return Optional.empty();
      }
      TypeRules.Outcome outcome =
          joined == null ? new TypeRules.Fits(number.get()) : TypeRules.join(joined, number.get());
      if (!(outcome instanceof TypeRules.Fits fits)) {
        words.unlike(
            ((TypeRules.Clash) outcome).code(),
            "the members of `" + family.id() + "`",
            family,
            joined,
            family,
            number.get());
        return Optional.empty();
      }
      joined = fits.type();
    }
    return Optional.ofNullable(joined).map(ListType::new);
  }

  private Optional<Type> steps(Steps steps, Locals<Optional<Type>> locals) {
    Optional<QuantityType> start = scalar(steps.start(), locals);
    Optional<Type> variable = start.map(type -> type);
    Locals<Optional<Type>> inside = new Locals<>(steps.variable(), variable, locals);
    inside = new Locals<>(Steps.TURN, Optional.of(QuantityType.PLAIN), inside);
    condition(steps.condition(), inside);
    Optional<QuantityType> next = scalar(steps.next(), inside);
    if (start.isPresent() && next.isPresent()) {
      join("the turns of `steps`", steps.start(), start.get(), steps.next(), next.get());
    }
    return start.map(StepsType::new);
  }

  private Optional<Type> choice(Conditional choice, Locals<Optional<Type>> locals) {
    condition(choice.condition(), locals);
    Optional<Type> yes = type(choice.whenTrue(), locals);
    Optional<Type> no = type(choice.whenFalse(), locals);
    if (yes.isEmpty() || no.isEmpty()) {
      return yes.isPresent() ? yes : no;
    }
    Optional<Shape> left = Shape.of(yes.get());
    Optional<Shape> right = Shape.of(no.get());
    boolean numbers = left.isPresent() && right.isPresent();
    if (numbers && left.get().list() == right.get().list()) {
      return join(
              "the branches of `if`",
              choice.whenTrue(),
              left.get().number(),
              choice.whenFalse(),
              right.get().number())
          .map(type -> new Shape(type, left.get().list()).type());
    }
    if (!yes.get().equals(no.get())) {
      words.wrongType(choice.whenFalse(), no.get(), yes.get().description());
      return Optional.empty();
    }
    return yes;
  }

  /** Returns the one type of two numbers that stand for each other; says when there is none. */
  Optional<QuantityType> join(
      String what, Expression left, QuantityType l, Expression right, QuantityType r) {
    TypeRules.Outcome outcome = TypeRules.join(l, r);
    if (outcome instanceof TypeRules.Fits fits) {
      return Optional.of(fits.type());
    }
    words.unlike(((TypeRules.Clash) outcome).code(), what, left, l, right, r);
    return Optional.empty();
  }

  /** Types a condition; anything else is said. */
  void condition(Expression expression, Locals<Optional<Type>> locals) {
    type(expression, locals)
        .filter(type -> !(type instanceof BooleanType))
        .ifPresent(type -> words.wrongType(expression, type, "condition"));
  }

  /** Types one number; anything else is said. */
  Optional<QuantityType> scalar(Expression expression, Locals<Optional<Type>> locals) {
    Optional<Type> type = type(expression, locals);
    Optional<QuantityType> number = type.flatMap(TypeChecker::number);
    if (type.isPresent() && number.isEmpty()) {
      words.wrongType(expression, type.get(), "number");
    }
    return number;
  }

  /** Types a number or a list of numbers; anything else is said. */
  Optional<Shape> shape(Expression expression, Locals<Optional<Type>> locals) {
    Optional<Type> type = type(expression, locals);
    Optional<Shape> shape = type.flatMap(Shape::of);
    if (type.isPresent() && shape.isEmpty()) {
      words.wrongType(expression, type.get(), "number");
    }
    return shape;
  }

  List<Optional<Type>> types(List<Expression> expressions, Locals<Optional<Type>> locals) {
    List<Optional<Type>> types = new ArrayList<>();
    expressions.forEach(expression -> types.add(type(expression, locals)));
    return types;
  }

  /** Returns the type of a value used as one number. */
  static Optional<QuantityType> number(Type type) {
    if (type instanceof QuantityType quantity) {
      return Optional.of(quantity);
    }
    return type instanceof StepsType steps ? Optional.of(steps.turn()) : Optional.empty();
  }
}
