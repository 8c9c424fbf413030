package io.konkyo.formula;

import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Unit;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Prints formulas in the language they are typed in.
 *
 * <p>Shape: canonical, with the brackets that are needed and no others; parsing it again gives the
 * same tree but for offsets.
 */
public final class FormulaPrinter {
  private FormulaPrinter() {}

  /** Returns the formula's text. */
  public static String print(Expression expression) {
    if (expression instanceof NumberLiteral literal) {
      return literal(literal);
    }
    if (expression instanceof Reference reference) {
      return reference.id();
    }
    if (expression instanceof FamilyReference family) {
      return family.id() + ".*";
    }
    return expression instanceof Call
            || expression instanceof Conditional
            || expression instanceof Steps
        ? call(expression)
        : operation(expression);
  }

  /** Returns how tightly the outermost operator of an expression binds. */
  static Precedence precedence(Expression expression) {
    if (expression instanceof Binary binary) {
      return binary.operator().precedence();
    }
    if (expression instanceof Logical logical) {
      return logical.operator().precedence();
    }
    if (expression instanceof Unary) {
      return Precedence.NEGATION;
    }
    if (expression instanceof Comparison) {
      return Precedence.COMPARISON;
    }
    if (expression instanceof Conversion) {
      return Precedence.CONVERSION;
    }
    if (expression instanceof Not) {
      return Precedence.NOT;
    }
    return expression instanceof Let ? Precedence.LET : Precedence.ATOM;
  }

  private static String literal(NumberLiteral literal) {
    String number = digits(literal.number());
    Unit unit = literal.unit();
    if (unit.symbol().isEmpty()) {
      return number;
    }
    // After a number × is the operator, so the unit takes its other spelling.
    return number + " " + (unit.symbol().equals("×") ? "x" : unit.symbol());
  }

  /** Underscores group everywhere; commas would separate inside an argument list. */
  private static String digits(NumberText number) {
    return number.text().replace(',', '_');
  }

  private static String call(Expression expression) {
    if (expression instanceof Call call) {
      return call.name() + arguments(call.arguments());
    }
    if (expression instanceof Conditional choice) {
      return "if" + arguments(choice.children());
    }
    Steps steps = (Steps) expression;
    return "steps("
        + steps.variable()
        + " = "
        + within(steps.start(), Precedence.OR)
        + ", while "
        + within(steps.condition(), Precedence.OR)
        + ", "
        + print(steps.next())
        + ")";
  }

  private static String arguments(List<Expression> arguments) {
    return arguments.stream()
        .map(FormulaPrinter::print)
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String operation(Expression expression) {
    if (expression instanceof Binary binary) {
      return binary(binary);
    }
    if (expression instanceof Unary unary) {
      return "-" + within(unary.operand(), Precedence.NEGATION);
    }
    if (expression instanceof Comparison comparison) {
      return comparison(comparison);
    }
    if (expression instanceof Logical logical) {
      Precedence precedence = logical.operator().precedence();
      return within(logical.left(), precedence)
          + " "
          + logical.operator().symbol()
          + " "
          + within(logical.right(), precedence.tighter());
    }
    if (expression instanceof Not not) {
      return "not " + within(not.operand(), Precedence.NOT);
    }
    if (expression instanceof Conversion conversion) {
      String unit = conversion.unit().symbol();
      return within(conversion.operand(), Precedence.CONVERSION)
          + " -> "
          + (unit.isEmpty() ? "1" : unit);
    }
    Let let = (Let) expression;
    return "let "
        + let.name()
        + " = "
        + within(let.value(), Precedence.OR)
        + "; "
        + print(let.body());
  }

  private static String binary(Binary binary) {
    Precedence precedence = binary.operator().precedence();
    boolean power = binary.operator() == BinaryOperator.POWER;
    return within(binary.left(), power ? precedence.tighter() : precedence)
        + " "
        + binary.operator().symbol()
        + " "
        + within(binary.right(), power ? exponent(binary.right()) : precedence.tighter());
  }

  /** A power groups from the right, and a minus in an exponent cannot be misread. */
  private static Precedence exponent(Expression exponent) {
    return exponent instanceof Unary ? Precedence.NEGATION : Precedence.POWER;
  }

  private static String comparison(Comparison comparison) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < comparison.operands().size(); i++) {
      if (i > 0) {
        text.append(' ').append(comparison.operators().get(i - 1).symbol()).append(' ');
      }
      text.append(within(comparison.operands().get(i), Precedence.CONVERSION));
    }
    return text.toString();
  }

  private static String within(Expression expression, Precedence least) {
    String text = print(expression);
    return precedence(expression).atLeast(least) ? text : "(" + text + ")";
  }
}
