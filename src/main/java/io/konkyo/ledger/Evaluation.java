package io.konkyo.ledger;

import io.konkyo.content.Content;
import io.konkyo.content.ModelDeclaration;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.GivenValue;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.fact.Quotation;
import io.konkyo.formula.Call;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Formula;
import io.konkyo.formula.Model;
import io.konkyo.formula.Reference;
import io.konkyo.formula.References;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Leaf;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The values computed so far, and what they rest on. Grows while the ledger is built. */
final class Evaluation {
  private final Map<String, List<Fact>> factsByFile;
  private final FactNames names;
  private final Map<String, Model> models = new LinkedHashMap<>();
  private final Map<String, Known> known = new HashMap<>();
  private final Set<String> failed = new HashSet<>();
  private final Set<String> failedModels = new HashSet<>();

  /**
   * A fact that has been evaluated.
   *
   * @param value empty for words and the like
   * @param leaves the given and measured facts it rests on in the end
   * @param leaf what it is under computations; empty for derived facts and for words
   */
  private record Known(Optional<Value> value, SortedNames leaves, Optional<Leaf> leaf) {}

  Evaluation(Content content, FactNames names) {
    this.factsByFile =
        content.facts().values().stream()
            .collect(Collectors.groupingBy(fact -> fact.header().file()));
    this.names = names;
    this.failed.addAll(content.broken());
    this.failedModels.addAll(content.brokenModels());
    for (ModelDeclaration declaration : content.models().values()) {
      models.put(declaration.id().value(), declaration.model());
    }
  }

  FactNames names() {
    return names;
  }

  Map<String, Model> models() {
    return models;
  }

  Set<String> failed() {
    return failed;
  }

  /**
   * Returns whether the fault of a fact has been told: its own, or that of the family it would be a
   * member of.
   */
  boolean isFailed(String name) {
    if (failed.contains(name)) {
      return true;
    }
    for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
      String family = name.substring(0, dot);
      if (failed.contains(family) && names.family(family).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a formula reads a fact, or calls a model, whose fault has been told. */
  boolean readsFailed(Formula formula, Set<String> inputs) {
    if (failed.isEmpty() && failedModels.isEmpty()) {
      return false;
    }
    return inputs.stream().anyMatch(this::isFailed)
        || References.of(formula.body()).stream().anyMatch(this::isFailed)
        || callsFailed(formula.body());
  }

  private boolean callsFailed(Expression part) {
    return (part instanceof Call call && failedModels.contains(call.name()))
        || part.children().stream().anyMatch(this::callsFailed);
  }

  Fact fact(String id) {
    return names.fact(id);
  }

  /** Returns the facts declared in a facts file. */
  List<Fact> factsOf(String file) {
    return factsByFile.getOrDefault(file, List.of());
  }

  Optional<Value> value(String id) {
    Known fact = known.get(id);
    return fact == null ? Optional.empty() : fact.value();
  }

  /** Adds a given or measured fact. */
  void set(Fact fact, Optional<Value> value) {
    Optional<Leaf> leaf =
        value.flatMap(Value::asQuantity).map(quantity -> new Leaf(fact.id(), quantity, box(fact)));
    known.put(fact.id(), new Known(value, SortedNames.of(fact.id()), leaf));
  }

  /** Adds a derived fact. */
  void set(Derived derived, Value value, SortedNames leaves) {
    known.put(derived.id(), new Known(Optional.of(value), leaves, Optional.empty()));
  }

  void fail(String id) {
    failed.add(id);
  }

  void failModel(String name) {
    failedModels.add(name);
  }

  FactScope scope(Optional<Membership> context) {
    return new FactScope(names, context, this::value, models);
  }

  /** Returns the given and measured facts that a set of facts rests on in the end. */
  SortedNames leavesUnder(Set<String> inputs) {
    List<String> all = new ArrayList<>();
    for (String id : inputs) {
      Known input = known.get(id);
      if (input != null) {
        all.addAll(input.leaves());
      }
    }
    return SortedNames.copyOf(all);
  }

  /**
   * Returns how an expression came to its value.
   *
   * @param leaves the given and measured facts it rests on in the end
   */
  Computation computation(
      Expression expression, Optional<Membership> context, Quantity exact, SortedNames leaves) {
    return new FactComputation(this, expression, context, exact, boxes(leaves));
  }

  /** Returns an expression's value with other raw values; empty if it has no number there. */
  Optional<Quantity> recompute(
      Expression expression, Optional<Membership> context, Map<String, Rational> replaced) {
    Quantity unused = Quantity.of(Rational.ONE);
    return new FactComputation(this, expression, context, unused, List.of())
        .evaluate(expression, replaced);
  }

  /** Returns how a derived fact came to its value. */
  Computation computationOf(Derived derived, Quantity exact, SortedNames leaves) {
    return computation(derived.formula().body(), derived.header().membership(), exact, leaves);
  }

  /**
   * Returns a given or measured fact, to hold a quotation of it against. Both are prints of one
   * figure, so that no rounding lies between them, unless the quotation has the more digits.
   */
  Computation readingOf(Fact fact, Quantity exact, Quotation quotation) {
    List<Leaf> leaves =
        boxes(SortedNames.of(fact.id())).stream()
            .map(leaf -> isFiner(quotation, leaf) ? leaf : exactly(leaf))
            .toList();
    return new FactComputation(
        this, new Reference(fact.id(), 0, 0), Optional.empty(), exact, leaves);
  }

  private static Leaf exactly(Leaf leaf) {
    return new Leaf(leaf.id(), leaf.value(), Optional.empty());
  }

  private static boolean isFiner(Quotation quotation, Leaf leaf) {
    Optional<StatedQuantity> quoted = quotation.quantity();
    if (quoted.isEmpty() || leaf.box().isEmpty()) {
      return false;
    }
    Rational quotedWidth = quoted.get().rounding().width().times(quoted.get().unit().scale());
    Rational width = leaf.box().get().width().times(leaf.value().unit().scale());
    return quotedWidth.compareTo(width) < 0;
  }

  private List<Leaf> boxes(SortedNames ids) {
    List<Leaf> leaves = new ArrayList<>(ids.size());
    for (String id : ids) {
      known.get(id).leaf().ifPresent(leaves::add);
    }
    return leaves;
  }

  /** Readings stand for half a unit in their last place; counts and given values are exact. */
  private static Optional<Interval> box(Fact fact) {
    if (fact instanceof Measured measured && !measured.isExact()) {
      return Optional.of(measured.value().value().rounding());
    }
    if (fact instanceof Given given
        && given.value() instanceof GivenValue.Amount amount
        && given.role().isAsserted()) {
      return Optional.of(amount.quantity().value().rounding());
    }
    return Optional.empty();
  }
}
