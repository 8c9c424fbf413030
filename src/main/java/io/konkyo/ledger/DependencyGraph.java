package io.konkyo.ledger;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Membership;
import io.konkyo.formula.Formula;
import io.konkyo.formula.References;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Which fact reads which, and the order in which they can be evaluated. */
final class DependencyGraph {
  private final FactNames names;
  private final Map<String, SortedSet<String>> inputs = new HashMap<>();
  private final List<String> order = new ArrayList<>();
  private final List<List<String>> cycles = new ArrayList<>();

  DependencyGraph(Collection<Fact> facts, FactNames names) {
    this.names = names;
    for (Fact fact : facts) {
      if (fact instanceof Derived derived) {
        inputs.put(fact.id(), reads(derived.formula(), fact.header().membership()));
      }
    }
    Walk walk = new Walk();
    facts.forEach(fact -> walk.from(fact.id()));
  }

  /**
   * Returns the facts a formula reads, families resolved to members; unknown names are left out.
   */
  SortedSet<String> reads(Formula formula, Optional<Membership> context) {
    SortedSet<String> read = new TreeSet<>();
    for (String name : References.of(formula.body())) {
      Optional<String> fact = names.resolve(name, context);
      if (fact.isPresent()) {
        read.add(fact.get());
      } else {
        names.family(name).map(Family::members).ifPresent(read::addAll);
      }
    }
    return read;
  }

  SortedSet<String> inputsOf(String id) {
    return inputs.getOrDefault(id, new TreeSet<>());
  }

  /** Returns all facts, each after the facts it reads; those on a cycle come in no useful order. */
  List<String> order() {
    return order;
  }

  /** Returns the cycles, each as the facts along it, beginning with the first by name. */
  List<List<String>> cycles() {
    return cycles;
  }

  /** A depth-first walk with its own stack: chains of facts may be longer than the JVM's stack. */
  private final class Walk {
    private final Map<String, State> states = new HashMap<>();
    private final Deque<Step> path = new ArrayDeque<>();

    void from(String root) {
      if (states.containsKey(root)) {
        return;
      }
      enter(root);
      while (!path.isEmpty()) {
        Step step = path.peek();
        if (!step.rest().hasNext()) {
          path.pop();
          states.put(step.id(), State.DONE);
          order.add(step.id());
          continue;
        }
        String next = step.rest().next();
        State state = states.get(next);
        if (state == null) {
          enter(next);
        } else if (state == State.ON_PATH) {
          cycles.add(cycleTo(next));
        }
      }
    }

    private void enter(String id) {
      states.put(id, State.ON_PATH);
      path.push(new Step(id, inputsOf(id).iterator()));
    }

    private List<String> cycleTo(String start) {
      List<String> cycle = new ArrayList<>();
      for (Step step : path) {
        cycle.add(0, step.id());
        if (step.id().equals(start)) {
          break;
        }
      }
      return cycle;
    }
  }

  private record Step(String id, Iterator<String> rest) {}

  private enum State {
    ON_PATH,
    DONE
  }
}
