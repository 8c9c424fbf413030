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

/**
 * Prints explanations as MathML Core: a {@code math} element for each line. Facts carry {@code
 * data-fact}; quotients are fractions, whose parts need no brackets; all text is escaped.
 */
public final class TraceMathMl {
  private TraceMathMl() {}

  /** Returns the explanation without the members in symbols. */
  public static String of(Trace trace) {
    return trace.lines().stream().map(TraceMathMl::of).collect(Collectors.joining("\n"));
  }

  /** Returns the explanation with the members in symbols. */
  public static String withSymbols(Trace trace) {
    return trace.lines().stream()
        .map(
            line ->
                line instanceof TraceLine.Equation equation
                    ? equation(equation, equation.terms())
                    : of(line))
        .collect(Collectors.joining("\n"));
  }

  /** Returns one line, without the members in symbols. */
  public static String of(TraceLine line) {
    return line instanceof TraceLine.Loop loop
        ? loop(loop)
        : equation((TraceLine.Equation) line, TraceTerms.inValues((TraceLine.Equation) line));
  }

  private static String equation(TraceLine.Equation equation, List<TraceTerm> terms) {
    StringBuilder math = new StringBuilder("<math>");
    equation.subject().ifPresent(subject -> math.append(of(subject)).append(operator("=")));
    for (int i = 0; i < terms.size(); i++) {
      String sign = terms.get(i).relation().sign();
      if (i > 0) {
        math.append(sign.isEmpty() ? "<mspace width=\"0.5em\"></mspace>" : operator(sign));
      }
      math.append(of(terms.get(i).piece()));
    }
    return math.append("</math>").toString();
  }

  private static String loop(TraceLine.Loop loop) {
    StringBuilder math = new StringBuilder("<math>");
    math.append(name(loop.variable())).append(operator("=")).append(of(loop.start()));
    for (int i = 0; i < loop.turns().size(); i++) {
      math.append("<munder>")
          .append(operator("→"))
          .append("<mn>" + (i + 1) + "</mn></munder>")
          .append(of(loop.turns().get(i)));
    }
    return math.append("</math>").toString();
  }

  /** Returns one piece. */
  public static String of(TracePiece piece) {
    if (piece instanceof Fact fact) {
      return "<mtext data-fact=\""
          + Markup.escape(fact.id())
          + "\">"
          + Markup.escape(fact.text())
          + "</mtext>";
    }
    if (piece instanceof TracePiece.Number number) {
      return "<mtext>" + Markup.escape(number.text()) + "</mtext>";
    }
    if (piece instanceof Name name) {
      return name(name.text());
    }
    if (piece instanceof Operator operator) {
      return operator.place() == Place.BETWEEN
          ? operator(operator.text())
          : "<mo form=\"prefix\">" + Markup.escape(operator.text().strip()) + "</mo>";
    }
    return composed(piece);
  }

  private static String composed(TracePiece piece) {
    if (piece instanceof Row row) {
      return row(row.parts().stream().map(TraceMathMl::of).collect(Collectors.joining()));
    }
    if (piece instanceof Group group) {
      return bracketed(of(group.inside()));
    }
    if (piece instanceof Fraction fraction) {
      return "<mfrac>" + bare(fraction.above()) + bare(fraction.below()) + "</mfrac>";
    }
    if (piece instanceof Power power) {
      return "<msup>" + of(power.base()) + bare(power.exponent()) + "</msup>";
    }
    if (piece instanceof Application application) {
      return row(name(application.name()) + bracketed(list(application.arguments())));
    }
    return piece instanceof Truth truth
        ? "<mtext>" + (truth.holds() ? "✓" : "✗") + "</mtext>"
        : row(list(((Listing) piece).items()));
  }

  private static String bare(TracePiece piece) {
    return of(piece instanceof Group group ? group.inside() : piece);
  }

  private static String list(List<TracePiece> pieces) {
    return pieces.stream().map(TraceMathMl::of).collect(Collectors.joining("<mo>,</mo>"));
  }

  private static String bracketed(String math) {
    return row("<mo>(</mo>" + math + "<mo>)</mo>");
  }

  private static String row(String math) {
    return "<mrow>" + math + "</mrow>";
  }

  private static String operator(String sign) {
    return "<mo>" + Markup.escape(sign) + "</mo>";
  }

  private static String name(String text) {
    return "<mi>" + Markup.escape(text) + "</mi>";
  }
}
