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

/** Which fact reads which, and the order in which they can be evaluated. */
final class DependencyGraph {
  private final FactNames names;
  private final Map<String, Node> nodes;
  private final List<Fact> order;
  private final List<List<String>> cycles = new ArrayList<>();

  /** A fact and what its formula reads. */
  private static final class Node {
    private final Fact fact;
    private final SortedNames inputs;
    private State state = State.NEW;

    Node(Fact fact, SortedNames inputs) {
      this.fact = fact;
      this.inputs = inputs;
    }
  }

  private enum State {
    NEW,
    ON_PATH,
    DONE
  }

  DependencyGraph(Collection<Fact> facts, FactNames names) {
    this.names = names;
    this.nodes = new HashMap<>(facts.size() * 2);
    this.order = new ArrayList<>(facts.size());
    List<Node> roots = new ArrayList<>(facts.size());
    for (Fact fact : facts) {
      SortedNames inputs =
          fact instanceof Derived derived
              ? reads(derived.formula(), fact.header().membership())
              : SortedNames.NONE;
      roots.add(new Node(fact, inputs));
      nodes.put(fact.id(), roots.get(roots.size() - 1));
    }
    Walk walk = new Walk();
    roots.forEach(walk::from);
  }

  /**
   * Returns the facts a formula reads, families resolved to members; unknown names are left out.
   */
  SortedNames reads(Formula formula, Optional<Membership> context) {
    List<String> read = new ArrayList<>();
    for (String name : References.of(formula.body())) {
      Optional<String> fact = names.resolve(name, context);
      if (fact.isPresent()) {
        read.add(fact.get());
      } else {
        names.family(name).map(Family::members).ifPresent(read::addAll);
      }
    }
    return SortedNames.copyOf(read);
  }

  SortedNames inputsOf(String id) {
    Node node = nodes.get(id);
    return node == null ? SortedNames.NONE : node.inputs;
  }

  /** Returns all facts, each after the facts it reads; those on a cycle come in no useful order. */
  List<Fact> order() {
    return order;
  }

  /** Returns the cycles, each as the facts along it, beginning with the first by name. */
  List<List<String>> cycles() {
    return cycles;
  }

  /** A depth-first walk with its own stack: chains of facts may be longer than the JVM's stack. */
  private final class Walk {
    private final Deque<Step> path = new ArrayDeque<>();

    void from(Node root) {
      if (root.state != State.NEW) {
        return;
      }
      enter(root);
      while (!path.isEmpty()) {
        Step step = path.peek();
        if (!step.rest().hasNext()) {
          path.pop();
          step.node().state = State.DONE;
          order.add(step.node().fact);
          continue;
        }
        Node next = nodes.get(step.rest().next());
        // A member of a family may have been declared and not understood: then there is no node.
        if (next != null && next.state == State.NEW) {
          enter(next);
        } else if (next != null && next.state == State.ON_PATH) {
          cycles.add(cycleTo(next));
        }
      }
    }

    private void enter(Node node) {
      node.state = State.ON_PATH;
      path.push(new Step(node, node.inputs.iterator()));
    }

    private List<String> cycleTo(Node start) {
      List<String> cycle = new ArrayList<>();
      for (Step step : path) {
        cycle.add(0, step.node().fact.id());
        if (step.node() == start) {
          break;
        }
      }
      return cycle;
    }
  }

  private record Step(Node node, Iterator<String> rest) {}
}
