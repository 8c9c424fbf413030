package io.konkyo.formula;

import io.konkyo.formula.TracePiece.Application;
import io.konkyo.formula.TracePiece.Fact;
import io.konkyo.formula.TracePiece.Fraction;
import io.konkyo.formula.TracePiece.Group;
import io.konkyo.formula.TracePiece.Listing;
import io.konkyo.formula.TracePiece.Name;
import io.konkyo.formula.TracePiece.Operator;
import io.konkyo.formula.TracePiece.Place;
import io.konkyo.formula.TracePiece.Power;
import io.konkyo.formula.TracePiece.Row;
import io.konkyo.formula.TracePiece.Truth;
import java.util.List;
import java.util.stream.Collectors;

/** Prints explanations as text with typographic operators. */
public final class TraceText {
  private TraceText() {}

  /** Returns the explanation, a line for each of its lines, without the members in symbols. */
  public static String of(Trace trace) {
    return trace.lines().stream().map(TraceText::of).collect(Collectors.joining("\n"));
  }

  /** Returns the explanation with the members in symbols. */
  public static String withSymbols(Trace trace) {
    return trace.lines().stream().map(TraceText::withSymbols).collect(Collectors.joining("\n"));
  }

  /** Returns one line, without the members in symbols. */
  public static String of(TraceLine line) {
    return line instanceof TraceLine.Loop loop
        ? loop(loop)
        : equation((TraceLine.Equation) line, TraceTerms.inValues((TraceLine.Equation) line));
  }

  private static String withSymbols(TraceLine line) {
    return line instanceof TraceLine.Equation equation
        ? equation(equation, equation.terms())
        : of(line);
  }

  private static String equation(TraceLine.Equation equation, List<TraceTerm> terms) {
    StringBuilder text = new StringBuilder();
    equation.subject().ifPresent(subject -> text.append(of(subject)).append(" = "));
    for (int i = 0; i < terms.size(); i++) {
      if (i > 0) {
        String sign = terms.get(i).relation().sign();
        text.append(sign.isEmpty() ? " " : " " + sign + " ");
      }
      text.append(of(terms.get(i).piece()));
    }
    return text.toString();
  }

  private static String loop(TraceLine.Loop loop) {
    StringBuilder text = new StringBuilder(loop.variable()).append(" = ").append(of(loop.start()));
    for (int i = 0; i < loop.turns().size(); i++) {
      text.append(" → ").append(of(loop.turns().get(i))).append(" (").append(i + 1).append(')');
    }
    return text.toString();
  }

  /** Returns one piece. */
  public static String of(TracePiece piece) {
    if (piece instanceof Fact fact) {
      return fact.text();
    }
    if (piece instanceof TracePiece.Number number) {
      return number.text();
    }
    if (piece instanceof Name name) {
      return name.text();
    }
    if (piece instanceof Operator operator) {
      return operator.place() == Place.BETWEEN ? " " + operator.text() + " " : operator.text();
    }
    if (piece instanceof Truth truth) {
      return truth.holds() ? "✓" : "✗";
    }
    return composed(piece);
  }

  private static String composed(TracePiece piece) {
    if (piece instanceof Row row) {
      return row.parts().stream().map(TraceText::of).collect(Collectors.joining());
    }
    if (piece instanceof Group group) {
      return "(" + of(group.inside()) + ")";
    }
    if (piece instanceof Fraction fraction) {
      return of(fraction.above()) + " ÷ " + of(fraction.below());
    }
    if (piece instanceof Power power) {
      return of(power.base()) + "^" + of(power.exponent());
    }
    if (piece instanceof Application application) {
      return application.name() + "(" + list(application.arguments()) + ")";
    }
    return list(((Listing) piece).items());
  }

  private static String list(List<TracePiece> pieces) {
    return pieces.stream().map(TraceText::of).collect(Collectors.joining(", "));
  }
}
