package io.konkyo.formula;

import io.konkyo.formula.TracePiece.Application;
import io.konkyo.formula.TracePiece.Fact;
import io.konkyo.formula.TracePiece.Name;
import io.konkyo.formula.TracePiece.Number;
import java.util.List;
import java.util.Set;

/** Shows a formula with the names of facts. */
final class SymbolicPieces {
  private final Scope scope;
  private final TraceForms forms;
  private final Set<String> facts;

  /** Shows formulas whose references to {@code facts} are facts, and all others local names. */
  SymbolicPieces(Scope scope, TraceForms forms, Set<String> facts) {
    this.scope = scope;
    this.forms = forms;
    this.facts = facts;
  }

  Shown shown(Expression expression) {
    if (expression instanceof NumberLiteral literal) {
      return Shown.atom(new Number(forms.literal(literal)));
    }
    if (expression instanceof Reference reference) {
      return Shown.atom(reference(reference.id()));
    }
    if (expression instanceof FamilyReference family) {
      return Shown.atom(new Fact(family.id(), forms.family(family.id())));
    }
    if (expression instanceof Call call) {
      return application(call.name(), call.arguments());
    }
    if (expression instanceof Conditional choice) {
      return application("if", choice.children());
    }
    if (expression instanceof Steps steps) {
      return Shown.atom(new Name(steps.variable()));
    }
    // What `let` names has a line of its own.
    return expression instanceof Let let ? shown(let.body()) : operation(expression);
  }

  private TracePiece reference(String name) {
    if (!facts.contains(name)) {
      return new Name(name);
    }
    String id = scope.resolve(name);
    return new Fact(id, forms.name(id));
  }

  private Shown operation(Expression expression) {
    if (expression instanceof Binary binary) {
      return TracePieces.binary(binary.operator(), shown(binary.left()), shown(binary.right()));
    }
    if (expression instanceof Unary unary) {
      return TracePieces.before("−", shown(unary.operand()), Precedence.NEGATION);
    }
    if (expression instanceof Comparison comparison) {
      List<Shown> operands = comparison.operands().stream().map(this::shown).toList();
      return TracePieces.comparison(forms, comparison, operands);
    }
    if (expression instanceof Logical logical) {
      return TracePieces.logical(
          forms, logical.operator(), shown(logical.left()), shown(logical.right()));
    }
    if (expression instanceof Not not) {
      return TracePieces.not(forms, shown(not.operand()));
    }
    Conversion conversion = (Conversion) expression;
    TracePiece operand = shown(conversion.operand()).within(Precedence.CONVERSION);
    TracePiece unit = new Name(conversion.unit().symbol());
    boolean plain = conversion.unit().symbol().isEmpty();
    return plain
        ? shown(conversion.operand())
        : new Shown(TracePieces.between("→", operand, unit), Precedence.CONVERSION);
  }

  private Shown application(String name, List<Expression> arguments) {
    List<TracePiece> pieces = arguments.stream().map(this::shown).map(Shown::piece).toList();
    return Shown.atom(new Application(name, forms.function(name), pieces));
  }
}
