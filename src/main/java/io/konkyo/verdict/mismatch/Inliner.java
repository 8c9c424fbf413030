package io.konkyo.verdict.mismatch;

import io.konkyo.formula.Call;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.formula.FamilyReference;
import io.konkyo.formula.Let;
import io.konkyo.formula.Model;
import io.konkyo.formula.Reference;
import io.konkyo.formula.Steps;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Derivation;
import io.konkyo.verdict.Premise;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes a formula out: derived facts by their formulas, calls of models by their bodies, local
 * names by what they stand for. What is left reads raw values by their ids, so that a repair finds
 * what it looks for wherever it was written.
 */
public final class Inliner {
  private static final int MOST_PARTS = 400;

  private final Map<String, Expression> fixed;
  private final Map<String, Derivation> derived = new LinkedHashMap<>();
  private final Set<String> fixedMet = new LinkedHashSet<>();
  private final Set<String> named = new HashSet<>();
  private final Set<String> loopNames = new HashSet<>();
  private int parts;

  /**
   * @param fixed what stands for some derived facts, by id, in place of their formulas
   */
  Inliner(Map<String, Expression> fixed) {
    this.fixed = fixed;
  }

  /** Returns a computation's formula written out, or as it is if that would be too long. */
  public static Expression written(Computation computation) {
    return new Inliner(Map.of())
        .inline(computation.derivation())
        .orElseGet(computation::expression);
  }

  /** What a local name stands for, and of how many parts it is. */
  private record Local(Expression expression, int parts) {}

  /** Ends the writing out of a formula that would grow too long. */
  private static final class TooLong extends RuntimeException {
    TooLong() {
      super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
  }

  /**
   * Returns the formula written out; empty if that would be too long to be of use, or if a fact
   * would be taken for the variable of a loop.
   */
  Optional<Expression> inline(Derivation derivation) {
    try {
      Expression written = of(derivation.expression(), derivation, Map.of());
      return Collections.disjoint(named, loopNames) ? Optional.of(written) : Optional.empty();
    } catch (TooLong end) {
      return Optional.empty();
    }
  }

  /** Returns the derived facts met, by id, and the formulas that named them. */
  Map<String, Derivation> derived() {
    return derived;
  }

  /** Returns the facts that were met and not written out, in the order they are read. */
  List<String> fixedMet() {
    return List.copyOf(fixedMet);
  }

  private Expression of(Expression expression, Derivation derivation, Map<String, Local> locals) {
    grow(1);
    if (expression instanceof Reference reference) {
      Local local = locals.get(reference.id());
      if (local == null) {
        return fact(reference, derivation);
      }
      grow(local.parts());
      return local.expression();
    }
    if (expression instanceof FamilyReference) {
      return expression;
    }
    if (expression instanceof Let let) {
      Map<String, Local> inside = new HashMap<>(locals);
      inside.put(let.name(), local(let.value(), derivation, locals));
      return of(let.body(), derivation, inside);
    }
    if (expression instanceof Call call) {
      Optional<Model> model = derivation.model(call.name());
      if (model.isPresent()) {
        return model(call, model.get(), derivation, locals);
      }
    }
    return Trees.with(expression, parts(expression, derivation, inside(expression, locals)));
  }

  private void grow(int more) {
    parts += more;
    if (parts > MOST_PARTS) {
      throw new TooLong();
    }
  }

  private Local local(Expression value, Derivation derivation, Map<String, Local> locals) {
    int before = parts;
    Expression written = of(value, derivation, locals);
    return new Local(written, parts - before);
  }

  private List<Expression> parts(
      Expression expression, Derivation derivation, Map<String, Local> locals) {
    List<Expression> written = new ArrayList<>();
    for (Expression child : expression.children()) {
      written.add(of(child, derivation, locals));
    }
    return written;
  }

  /** In a loop its own names stand for themselves. */
  private Map<String, Local> inside(Expression expression, Map<String, Local> locals) {
    if (!(expression instanceof Steps steps)) {
      return locals;
    }
    Map<String, Local> inside = new HashMap<>(locals);
    for (String name : List.of(steps.variable(), Steps.TURN)) {
      inside.put(name, new Local(new Reference(name, steps.from(), steps.from()), 1));
      loopNames.add(name);
    }
    return inside;
  }

  private Expression fact(Reference reference, Derivation derivation) {
    Optional<Premise> premise = derivation.premise(reference.id());
    if (premise.isEmpty()) {
      return reference;
    }
    String id = premise.get().id();
    Optional<Derivation> formula = premise.get().derivation();
    if (formula.isEmpty()) {
      named.add(id);
      return new Reference(id, reference.from(), reference.to());
    }
    derived.putIfAbsent(id, derivation);
    Expression other = fixed.get(id);
    if (other == null) {
      return of(formula.get().expression(), formula.get(), Map.of());
    }
    fixedMet.add(id);
    return other;
  }

  private Expression model(
      Call call, Model model, Derivation derivation, Map<String, Local> locals) {
    if (model.parameters().size() != call.arguments().size()) {
      throw new TooLong();
    }
    Map<String, Local> parameters = new HashMap<>();
    for (int i = 0; i < call.arguments().size(); i++) {
      parameters.put(
          model.parameters().get(i).name(), local(call.arguments().get(i), derivation, locals));
    }
    Expression body = of(model.body().body(), derivation, parameters);
    return model
        .result()
        .<Expression>map(unit -> new Conversion(body, unit, call.from(), call.to()))
        .orElse(body);
  }
}
