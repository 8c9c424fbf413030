package io.konkyo.formula;

import io.konkyo.formula.TracePiece.Fraction;
import io.konkyo.formula.TracePiece.Group;
import io.konkyo.formula.TracePiece.Operator;
import io.konkyo.formula.TracePiece.Place;
import io.konkyo.formula.TracePiece.Power;
import io.konkyo.formula.TracePiece.Row;
import java.util.ArrayList;
import java.util.List;

/** Puts operators between pieces, the same way in symbols and in values. */
final class TracePieces {
  private TracePieces() {}

  static Shown binary(BinaryOperator operator, Shown left, Shown right) {
    Precedence precedence = operator.precedence();
    TracePiece piece =
        switch (operator) {
          case POWER -> new Power(base(left), right.within(Precedence.ATOM));
          case DIVIDED_BY -> new Fraction(left.within(precedence), right(operator, right));
          default -> between(operator.printed(), left.within(precedence), right(operator, right));
        };
    return new Shown(piece, precedence);
  }

  private static TracePiece right(BinaryOperator operator, Shown right) {
    return afterSign(right.within(operator.precedence().tighter()));
  }

  /** A number below zero stands in brackets after an operator. */
  private static TracePiece afterSign(TracePiece piece) {
    boolean negative = text(piece).startsWith("−") || text(piece).startsWith("-");
    return negative ? new Group(piece) : piece;
  }

  /** So does what is raised to a power, if a unit or a minus belongs to it. */
  private static TracePiece base(Shown base) {
    TracePiece piece = base.within(Precedence.ATOM);
    return isName(text(piece)) || isBareNumber(text(piece)) ? piece : new Group(piece);
  }

  private static boolean isName(String text) {
    return text.isEmpty() || Character.isLetter(text.charAt(0));
  }

  /** A unit may stand behind any kind of space, or none: 0.339 ms² is not (0.339 ms)². */
  private static boolean isBareNumber(String text) {
    return text.chars().allMatch(c -> c >= '0' && c <= '9' || c == ',' || c == '.' || c == '…');
  }

  private static String text(TracePiece piece) {
    if (piece instanceof TracePiece.Number number) {
      return number.text();
    }
    return piece instanceof TracePiece.Fact fact ? fact.text() : "";
  }

  static Row between(String sign, TracePiece left, TracePiece right) {
    return new Row(List.of(left, new Operator(sign, Place.BETWEEN), right));
  }

  static Shown before(String sign, Shown operand, Precedence precedence) {
    Operator operator = new Operator(sign, Place.BEFORE);
    TracePiece piece = afterSign(operand.within(precedence));
    return new Shown(new Row(List.of(operator, piece)), precedence);
  }

  static Shown logical(TraceForms forms, LogicalOperator operator, Shown left, Shown right) {
    Precedence precedence = operator.precedence();
    return new Shown(
        between(
            forms.operator(operator), left.within(precedence), right.within(precedence.tighter())),
        precedence);
  }

  static Shown not(TraceForms forms, Shown operand) {
    return before(forms.not() + " ", operand, Precedence.NOT);
  }

  static Shown comparison(TraceForms forms, Comparison comparison, List<Shown> operands) {
    List<TracePiece> parts = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      if (i > 0) {
        String sign = forms.operator(comparison.operators().get(i - 1));
        parts.add(new Operator(sign, Place.BETWEEN));
      }
      parts.add(operands.get(i).within(Precedence.CONVERSION));
    }
    return new Shown(new Row(parts), Precedence.COMPARISON);
  }
}
