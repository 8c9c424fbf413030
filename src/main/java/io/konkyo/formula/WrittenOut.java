package io.konkyo.formula;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes out the models a formula calls and the local names it lets stand for something, so that
 * what is subtracted from what can be read off the tree.
 *
 * <p>Shape: facts stay names. What comes from the body of a model stands where the call stands, and
 * the arguments where they were typed, so that every place lies in the formula itself.
 */
public final class WrittenOut {
  /** Formulas of documents stay far below; a hostile one is left as it is. */
  private static final int MOST_PARTS = 2_000;

  private final Function<String, Optional<Model>> models;
  private final Listener listener;
  private int parts;

  private WrittenOut(Function<String, Optional<Model>> models, Listener listener) {
    this.models = models;
    this.listener = listener;
  }

  /** Is told of every call of a model, the calls inside models included. */
  public interface Listener {

    /**
     * Hears of a call.
     *
     * @param arguments what it is applied to, written out
     */
    void call(Model model, List<Expression> arguments);
  }

  /** Ends the writing out of a formula that would grow too long. */
  private static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLong() {
      super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
  }

  /** Returns the formula written out, or as it is if that would be too long to be of use. */
  public static Expression of(Expression formula, Function<String, Optional<Model>> models) {
    return of(formula, models, (model, arguments) -> {});
  }

  /** As {@link #of(Expression, Function)}, telling a listener of the calls met. */
  public static Expression of(
      Expression formula, Function<String, Optional<Model>> models, Listener listener) {
    try {
      return new WrittenOut(models, listener).written(formula, Map.of(), /* call= */ null);
    } catch (TooLong end) {
      return formula;
    }
  }

  private Expression written(Expression part, Map<String, Expression> locals, Call call) {
    if (++parts > MOST_PARTS) {
      throw new TooLong();
    }
    if (part instanceof Reference reference) {
      Expression local = locals.get(reference.id());
      return local != null ? counted(local) : at(reference, List.of(), call);
    }
    if (part instanceof Let let) {
      Map<String, Expression> inside = new HashMap<>(locals);
      inside.put(let.name(), written(let.value(), locals, call));
      return written(let.body(), inside, call);
    }
    if (part instanceof Call called) {
      Optional<Model> model = models.apply(called.name());
      if (model.isPresent() && model.get().parameters().size() == called.arguments().size()) {
        return body(called, model.get(), locals, call);
      }
    }
    Map<String, Expression> inside = part instanceof Steps steps ? within(steps, locals) : locals;
    List<Expression> children = new ArrayList<>();
    for (Expression child : part.children()) {
      children.add(written(child, inside, call));
    }
    return at(part, children, call);
  }

  /** A local name used twice is written twice. */
  private Expression counted(Expression local) {
    Deque<Expression> open = new ArrayDeque<>(List.of(local));
    while (!open.isEmpty()) {
      if (++parts > MOST_PARTS) {
        throw new TooLong();
      }
      open.addAll(open.pop().children());
    }
    return local;
  }

  private Expression body(Call called, Model model, Map<String, Expression> locals, Call outer) {
    List<Expression> arguments = new ArrayList<>();
    Map<String, Expression> parameters = new HashMap<>();
    for (int i = 0; i < called.arguments().size(); i++) {
      arguments.add(written(called.arguments().get(i), locals, outer));
      parameters.put(model.parameters().get(i).name(), arguments.get(i));
    }
    listener.call(model, arguments);
    Call place = outer == null ? called : outer;
    Expression body = written(model.body().body(), parameters, place);
    return model
        .result()
        .<Expression>map(unit -> new Conversion(body, unit, place.from(), place.to()))
        .orElse(body);
  }

  /** In a loop its own names stand for themselves. */
  private static Map<String, Expression> within(Steps steps, Map<String, Expression> locals) {
    Map<String, Expression> inside = new HashMap<>(locals);
    inside.remove(steps.variable());
    inside.remove(Steps.TURN);
    // A fact of the variable's name would be taken for the variable.
    boolean captured =
        inside.values().stream()
            .flatMap(value -> References.of(value).stream())
            .anyMatch(name -> name.equals(steps.variable()) || name.equals(Steps.TURN));
    if (captured) {
      throw new TooLong();
    }
    return inside;
  }

  /** Returns the same operation on other parts, standing where the call stands if there is one. */
  private static Expression at(Expression part, List<Expression> parts, Call call) {
    int from = call == null ? part.from() : call.from();
    int to = call == null ? part.to() : call.to();
    if (part instanceof Reference reference) {
      return new Reference(reference.id(), from, to);
    }
    if (part instanceof NumberLiteral literal) {
      return new NumberLiteral(literal.number(), literal.unit(), from, to);
    }
    if (part instanceof Binary binary) {
      return new Binary(binary.operator(), parts.get(0), parts.get(1), from, to);
    }
    if (part instanceof Call called) {
      return new Call(called.name(), parts, from, to);
    }
    if (part instanceof Conversion conversion) {
      return new Conversion(parts.get(0), conversion.unit(), from, to);
    }
    if (part instanceof Unary) {
      return new Unary(parts.get(0), from, to);
    }
    if (part instanceof Steps steps) {
      return new Steps(steps.variable(), parts.get(0), parts.get(1), parts.get(2), from, to);
    }
    return condition(part, parts, from, to);
  }

  private static Expression condition(Expression part, List<Expression> parts, int from, int to) {
    if (part instanceof Conditional) {
      return new Conditional(parts.get(0), parts.get(1), parts.get(2), from, to);
    }
    if (part instanceof Comparison comparison) {
      return new Comparison(parts, comparison.operators(), from, to);
    }
    if (part instanceof Logical logical) {
      return new Logical(logical.operator(), parts.get(0), parts.get(1), from, to);
    }
    return part instanceof Not ? new Not(parts.get(0), from, to) : part;
  }
}
