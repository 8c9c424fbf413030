package io.konkyo.formula;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** What a formula reads. */
public final class References {
  private final SortedSet<String> found = new TreeSet<>();
  private final Deque<String> locals = new ArrayDeque<>();

  private References() {}

  /**
   * Returns the ids of facts and families that an expression reads, without its local names; of
   * {@code ping.rtt.*} it is {@code ping.rtt}.
   *
   * <p>Shape: what a model reads are its parameters, so calls add nothing but their arguments.
   */
  public static SortedSet<String> of(Expression expression) {
    References references = new References();
    references.visit(expression);
    return references.found;
  }

  /** Returns the names of the functions and models that an expression calls. */
  public static SortedSet<String> calls(Expression expression) {
    SortedSet<String> names = new TreeSet<>();
    Deque<Expression> open = new ArrayDeque<>(Set.of(expression));
    while (!open.isEmpty()) {
      Expression part = open.pop();
      if (part instanceof Call call) {
        names.add(call.name());
      }
      open.addAll(part.children());
    }
    return names;
  }

  private void visit(Expression expression) {
    if (expression instanceof Reference reference) {
      if (!locals.contains(reference.id())) {
        found.add(reference.id());
      }
    } else if (expression instanceof FamilyReference family) {
      found.add(family.id());
    } else if (expression instanceof Let let) {
      visit(let.value());
      within(let.body(), let.name());
    } else if (expression instanceof Steps steps) {
      visit(steps.start());
      within(steps.condition(), steps.variable(), Steps.TURN);
      within(steps.next(), steps.variable(), Steps.TURN);
    } else {
      expression.children().forEach(this::visit);
    }
  }

  private void within(Expression body, String... names) {
    for (String name : names) {
      locals.push(name);
    }
    visit(body);
    for (int i = 0; i < names.length; i++) {
      locals.pop();
    }
  }
}
