package io.konkyo.formula;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Span;

/** The words for values that do not fit the place where they stand. */
final class TypeFaults {
  private final Faults faults;

  TypeFaults(Faults faults) {
    this.faults = faults;
  }

  /** Two sides of an operator do not fit; both are shown. */
  void clash(
      DiagnosticCode code, Expression left, QuantityType l, Expression right, QuantityType r) {
    clash(code, left, l, right, r, help(code, left, l, right, r));
  }

  /** Two sides of an operator do not fit, for a reason of that operator. */
  void clash(
      DiagnosticCode code,
      Expression left,
      QuantityType l,
      Expression right,
      QuantityType r,
      String help) {
    Operators.Found operator = Operators.between(faults.source().text(), left.to(), right.from());
    String joined = l.description() + " and " + r.description();
    Diagnostic diagnostic =
        faults.at(
            code, operator.from(), operator.to(), "`" + operator.typed() + "` joins " + joined);
    faults.say(bothSides(diagnostic, left, l, right, r).withHelp(help));
  }

  /** Two values that should be alike do not stand beside one operator. */
  void unlike(
      DiagnosticCode code,
      String what,
      Expression left,
      QuantityType l,
      Expression right,
      QuantityType r) {
    Diagnostic diagnostic =
        faults.at(
            code,
            right.from(),
            right.to(),
            what + " mix " + l.description() + " and " + r.description());
    faults.say(bothSides(diagnostic, left, l, right, r).withHelp(help(code, left, l, right, r)));
  }

  private Diagnostic bothSides(
      Diagnostic diagnostic, Expression left, QuantityType l, Expression right, QuantityType r) {
    return diagnostic
        .withLabel(place(left), l.description())
        .withLabel(place(right), r.description());
  }

  private static String help(
      DiagnosticCode code, Expression left, QuantityType l, Expression right, QuantityType r) {
    return switch (code) {
      case PERCENT_MISUSE -> percentHelp(left, l, right, r);
      case AFFINE_ARITHMETIC -> "give temperatures in kelvin to calculate with them";
      default -> unitHelp(left, l, right, r);
    };
  }

  private static String unitHelp(
      Expression left, QuantityType l, Expression right, QuantityType r) {
    if (right instanceof NumberLiteral number && number.unit().equals(Unit.ONE)) {
      return "write the unit after `" + number.number() + "`";
    }
    if (left instanceof NumberLiteral number && number.unit().equals(Unit.ONE)) {
      return "write the unit after `" + number.number() + "`";
    }
    if (isCounted(l) && isCounted(r)) {
      return "multiply one side by a bridge, such as `1 "
          + l.description()
          + "/"
          + r.description()
          + "`";
    }
    return "multiply or divide one side so that both are "
        + (l.hasDimension() ? l : r).description();
  }

  private static boolean isCounted(QuantityType type) {
    return OperatorTypes.isWholeThings(type.dimension())
        && type.dimension().toString().startsWith("count:");
  }

  private static String percentHelp(
      Expression left, QuantityType l, Expression right, QuantityType r) {
    if (!l.is(NumberKind.PLAIN) && !r.is(NumberKind.PLAIN)) {
      return "shares differ by percentage points: write `-> pp` for a difference of shares";
    }
    Expression plain = l.is(NumberKind.PLAIN) ? left : right;
    String share = (l.is(NumberKind.PLAIN) ? r : l).is(NumberKind.POINT) ? " pp" : " %";
    return plain instanceof NumberLiteral literal
        ? "write `" + literal.number() + share + "` if it is a share, or multiply by the share"
        : "express the plain number as a share with `->" + share + "`, or multiply by the share";
  }

  void wrongType(Expression place, Type type, String wanted) {
    faults.say(
        faults
            .at(
                DiagnosticCode.WRONG_TYPE,
                place.from(),
                place.to(),
                type.description() + " stands where a " + wanted + " belongs")
            .withHelp(typeHelp(type, wanted)));
  }

  private static String typeHelp(Type type, String wanted) {
    if (wanted.equals("condition")) {
      return "compare it, as in `x > 0`";
    }
    if (wanted.equals("list")) {
      return "name a family with `.*`, or a loop with `steps`";
    }
    if (type instanceof QuantityType) {
      return "moments join with moments of their kind, and with durations by `+` and `-`";
    }
    if (type instanceof ListType) {
      return "take one number of it with `sum`, `mean`, `max` or `nth(…, 1)`";
    }
    return type instanceof BooleanType
        ? "choose a number by it: `if(condition, 1, 0)`"
        : "subtract another moment from it to have a duration";
  }

  void moments(Binary binary, Type left, Type right) {
    Operators.Found operator =
        Operators.between(faults.source().text(), binary.left().to(), binary.right().from());
    boolean kinds = left instanceof MomentType && right instanceof MomentType;
    faults.say(
        faults
            .at(
                DiagnosticCode.WRONG_TYPE,
                operator.from(),
                operator.to(),
                "`"
                    + operator.typed()
                    + "` joins "
                    + left.description()
                    + " and "
                    + right.description())
            .withLabel(place(binary.left()), left.description())
            .withLabel(place(binary.right()), right.description())
            .withHelp(
                kinds && !left.equals(right)
                    ? "record both with a time and a zone: a date begins when its zone says"
                    : "subtract one moment from another, or add a duration to one"));
  }

  private Span place(Expression expression) {
    return faults.source().span(expression.from(), expression.to());
  }

  void conversion(DiagnosticCode code, Conversion conversion, QuantityType from) {
    QuantityType to = QuantityType.of(conversion.unit());
    Expression operand = conversion.operand();
    String message = from.description() + " cannot be expressed in " + unitName(conversion.unit());
    Diagnostic diagnostic =
        faults
            .at(code, conversion.from(), conversion.to(), message)
            .withLabel(place(operand), from.description());
    faults.say(
        diagnostic.withHelp(
            code == DiagnosticCode.PERCENT_MISUSE
                ? "a share is in `%`, a difference of shares in `pp`"
                : "convert to a unit of "
                    + from.description()
                    + (to.hasDimension() ? ", or calculate to " + to.description() : "")));
  }

  private static String unitName(Unit unit) {
    return unit.equals(Unit.ONE) ? "plain numbers" : "`" + unit.symbol() + "`";
  }

  void unfit(DiagnosticCode code, Expression place, String message, String help) {
    faults.say(faults.at(code, place.from(), place.to(), message).withHelp(help));
  }

  void arity(Call call, String takes, String help) {
    int count = call.arguments().size();
    faults.say(
        faults
            .at(
                DiagnosticCode.WRONG_ARGUMENTS,
                call.from(),
                call.to(),
                "`" + call.name() + "` takes " + takes + " and has " + count)
            .withHelp(help));
  }
}
