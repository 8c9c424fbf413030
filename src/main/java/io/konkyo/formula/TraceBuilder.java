package io.konkyo.formula;

import io.konkyo.formula.TracePiece.Name;
import io.konkyo.formula.TraceTerm.Relation;
import io.konkyo.formula.TraceTerm.Role;
import io.konkyo.quantity.StatedQuantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds explanations line by line. */
final class TraceBuilder {
  private final TraceForms forms;
  private final SymbolicPieces symbols;
  private final List<TraceLine> lines = new ArrayList<>();

  private TraceBuilder(TraceForms forms, SymbolicPieces symbols) {
    this.forms = forms;
    this.symbols = symbols;
  }

  static Trace build(
      Expression body,
      Scope scope,
      Value exact,
      Optional<StatedQuantity> printed,
      TraceForms forms) {
    SymbolicPieces symbols = new SymbolicPieces(scope, forms, References.of(body));
    TraceBuilder builder = new TraceBuilder(forms, symbols);
    try {
      builder.explain(body, new SubstitutedPieces(builder, scope, forms), exact, printed);
      return new Trace(builder.lines);
    } catch (Uncomputable end) {
      TracePiece symbolic = symbols.shown(unconverted(body)).piece();
      TraceTerm only = new TraceTerm(Role.SYMBOLIC, Relation.EQUALS, symbolic);
      return new Trace(List.of(new TraceLine.Equation(Optional.empty(), List.of(only))));
    }
  }

  private void explain(
      Expression body, SubstitutedPieces values, Value exact, Optional<StatedQuantity> printed) {
    Bindings locals = Bindings.NONE;
    Expression rest = unconverted(body);
    while (rest instanceof Let let) {
      locals = values.define(let, locals);
      rest = unconverted(let.body());
    }
    TracePiece symbolic = symbols.shown(rest).piece();
    TracePiece substituted = values.opened(rest, locals).piece();
    List<TraceTerm> terms = new ArrayList<>();
    terms.add(new TraceTerm(Role.SYMBOLIC, Relation.EQUALS, symbolic));
    terms.add(new TraceTerm(Role.SUBSTITUTED, Relation.EQUALS, substituted));
    if (rest instanceof Comparison comparison) {
      terms.add(values.sides(comparison, locals));
    }
    terms.addAll(new TraceResults(forms, printed).terms(exact));
    add(Optional.empty(), terms);
  }

  /** The result is printed in its unit anyway, so an outermost conversion is not shown. */
  private static Expression unconverted(Expression body) {
    Expression expression = body;
    while (expression instanceof Conversion conversion) {
      expression = conversion.operand();
    }
    return expression;
  }

  /** Returns an expression with the names it is written in. */
  TracePiece named(Expression expression) {
    return symbols.shown(expression).piece();
  }

  /** Adds the line of a local name, and returns how its value is shown afterwards. */
  TracePiece define(Name name, Expression defined, Shown substituted, Value value) {
    List<TraceTerm> terms = new ArrayList<>();
    TracePiece symbolic = symbols.shown(defined).piece();
    terms.add(new TraceTerm(Role.SYMBOLIC, Relation.EQUALS, symbolic));
    terms.add(new TraceTerm(Role.SUBSTITUTED, Relation.EQUALS, substituted.piece()));
    List<TraceTerm> results = new TraceResults(forms, Optional.empty()).terms(value);
    terms.addAll(results);
    add(Optional.of(name), terms);
    return results.get(results.size() - 1).piece();
  }

  /** Adds a line and leaves out members that print as the one beside them does. */
  void add(Optional<TracePiece> subject, List<TraceTerm> terms) {
    List<TraceTerm> kept = new ArrayList<>();
    for (TraceTerm term : terms) {
      boolean again =
          !kept.isEmpty() && TraceText.of(last(kept).piece()).equals(TraceText.of(term.piece()));
      if (again && term.role() == Role.SUBSTITUTED) {
        kept.remove(kept.size() - 1);
      }
      if (!again || term.role() == Role.SUBSTITUTED) {
        kept.add(term);
      }
    }
    lines.add(new TraceLine.Equation(subject, kept));
  }

  private static TraceTerm last(List<TraceTerm> terms) {
    return terms.get(terms.size() - 1);
  }

  void add(TraceLine line) {
    lines.add(line);
  }
}
