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
import io.konkyo.formula.TraceTerm.Role;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Prints explanations as HTML: a {@code span} of class {@code trace-line} for each line, in it one
 * for each member, whose class is its role, and in those one with {@code data-fact} for each fact,
 * {@code data-term} for every other number or name, of a function its name in formulas. The value
 * of a fact that has a page is a link of class {@code num}. Its text is that of {@link TraceText};
 * all text is escaped.
 */
public final class TraceHtml {
  /** Prints without links. */
  public static final TraceHtml UNLINKED = new TraceHtml(id -> Optional.empty());

  private final Function<String, Optional<String>> addresses;

  /**
   * @param addresses from the id of a fact to where its value leads
   */
  public TraceHtml(Function<String, Optional<String>> addresses) {
    this.addresses = addresses;
  }

  /** Returns the explanation without the members in symbols. */
  public String of(Trace trace) {
    return trace.lines().stream().map(this::of).collect(Collectors.joining("\n"));
  }

  /** Returns the explanation with the members in symbols. */
  public String withSymbols(Trace trace) {
    return trace.lines().stream()
        .map(
            line ->
                line instanceof TraceLine.Equation equation
                    ? equation(equation, equation.terms())
                    : of(line))
        .collect(Collectors.joining("\n"));
  }

  /** Returns one line, without the members in symbols. */
  public String of(TraceLine line) {
    return line instanceof TraceLine.Loop loop
        ? loop(loop)
        : equation((TraceLine.Equation) line, TraceTerms.inValues((TraceLine.Equation) line));
  }

  private String equation(TraceLine.Equation equation, List<TraceTerm> terms) {
    StringBuilder html = new StringBuilder();
    equation
        .subject()
        .ifPresent(subject -> html.append(span("subject", UNLINKED.of(subject))).append(" = "));
    for (int i = 0; i < terms.size(); i++) {
      TraceTerm term = terms.get(i);
      // The sign after a condition belongs to it, so that both can be passed over together.
      boolean isCondition = term.role() == Role.CONDITION && i + 1 < terms.size();
      String sign = isCondition ? sign(terms.get(i + 1)) : "";
      html.append(i > 0 && terms.get(i - 1).role() != Role.CONDITION ? sign(term) : "");
      html.append(span(role(term.role()), of(term) + sign));
    }
    return span("trace-line", html.toString());
  }

  /** A name does not lead where its value does: one link to each is enough. */
  private String of(TraceTerm term) {
    boolean named = term.role() == Role.SYMBOLIC || term.role() == Role.CONDITION;
    return (named ? UNLINKED : this).of(term.piece());
  }

  private static String sign(TraceTerm term) {
    String sign = term.relation().sign();
    return sign.isEmpty() ? " " : " " + sign + " ";
  }

  private static String role(Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  private String loop(TraceLine.Loop loop) {
    StringBuilder html = new StringBuilder(name(new Name(loop.variable())));
    html.append(" = ").append(of(loop.start()));
    for (int i = 0; i < loop.turns().size(); i++) {
      html.append(" → ").append(of(loop.turns().get(i)));
      html.append(' ').append(turn(i + 1));
    }
    return span("trace-line loop", html.toString());
  }

  /** Returns one piece. */
  public String of(TracePiece piece) {
    if (piece instanceof Fact fact) {
      return fact(fact);
    }
    if (piece instanceof TracePiece.Number number) {
      return term("number", number.text());
    }
    if (piece instanceof Name name) {
      return name(name);
    }
    if (piece instanceof Operator operator) {
      String sign = Markup.escape(operator.text());
      return operator.place() == Place.BETWEEN ? " " + sign + " " : sign;
    }
    return composed(piece);
  }

  private String fact(Fact fact) {
    String rest = "data-fact=\"" + Markup.escape(fact.id()) + "\">" + Markup.escape(fact.text());
    return addresses
        .apply(fact.id())
        .map(href -> "<a class=\"fact num\" href=\"" + Markup.escape(href) + "\" " + rest + "</a>")
        .orElse("<span class=\"fact\" " + rest + "</span>");
  }

  private String composed(TracePiece piece) {
    if (piece instanceof Row row) {
      return row.parts().stream().map(this::of).collect(Collectors.joining());
    }
    if (piece instanceof Group group) {
      return "(" + of(group.inside()) + ")";
    }
    if (piece instanceof Fraction fraction) {
      return of(fraction.above()) + " ÷ " + of(fraction.below());
    }
    if (piece instanceof Power power) {
      return of(power.base()) + "<sup>" + of(power.exponent()) + "</sup>";
    }
    if (piece instanceof Application application) {
      return function(application) + "(" + list(application.arguments()) + ")";
    }
    return piece instanceof Truth truth
        ? truth.holds() ? "✓" : "✗"
        : list(((Listing) piece).items());
  }

  private String list(List<TracePiece> pieces) {
    return pieces.stream().map(this::of).collect(Collectors.joining(", "));
  }

  private static String name(Name name) {
    return "<var data-term=\""
        + Markup.escape(name.id())
        + "\">"
        + Markup.escape(name.text())
        + "</var>";
  }

  private static String function(Application application) {
    return "<span class=\"function\" data-term=\""
        + Markup.escape(application.id())
        + "\">"
        + Markup.escape(application.name())
        + "</span>";
  }

  private static String turn(int number) {
    return "<span class=\"turn\" data-ordinal=\"turn\">(" + number + ")</span>";
  }

  private static String term(String kind, String text) {
    String escaped = Markup.escape(text);
    return "<span class=\"" + kind + "\" data-term=\"" + escaped + "\">" + escaped + "</span>";
  }

  private static String span(String kind, String html) {
    return "<span class=\"" + kind + "\">" + html + "</span>";
  }
}
