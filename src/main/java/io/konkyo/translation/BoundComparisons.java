package io.konkyo.translation;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Call;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Unary;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Quantity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The comparisons a sentence can make about the facts it binds: their order by size, whether a
 * difference is above zero, whether a ratio is above one, whether a condition is met.
 *
 * <p>A number typed into {@code ${0.21 ms = fact}} makes none: it is checked by itself.
 */
public final class BoundComparisons {
  private final Ledger ledger;

  BoundComparisons(Ledger ledger) {
    this.ledger = ledger;
  }

  /** Returns which comparisons that a wording can make held of one ledger and do not of another. */
  public static List<ReversedComparison> between(Wording wording, Ledger then, Ledger now) {
    return new BoundComparisons(now).reversed(wording, new BoundComparisons(then).of(wording));
  }

  /** Returns what holds of the facts a wording binds, in a fixed order. */
  List<HeldComparison> of(Wording wording) {
    SortedMap<String, Entry> bound = bound(wording);
    List<HeldComparison> held = new ArrayList<>(order(bound));
    for (Entry entry : bound.values()) {
      limits(entry)
          .forEach(limit -> HeldComparison.now(entry.id(), limit, ledger).ifPresent(held::add));
    }
    return held;
  }

  /** Returns which comparisons about facts a wording still binds no longer hold. */
  List<ReversedComparison> reversed(Wording wording, List<HeldComparison> then) {
    if (then.isEmpty()) {
      return List.of();
    }
    SortedMap<String, Entry> bound = bound(wording);
    List<ReversedComparison> reversed = new ArrayList<>();
    for (HeldComparison held : then) {
      boolean concerns =
          bound.containsKey(held.left())
              && (!held.isBetweenFacts() || bound.containsKey(held.right()));
      Optional<HeldComparison> now =
          concerns ? HeldComparison.now(held.left(), held.right(), ledger) : Optional.empty();
      now.filter(other -> other.relation() != held.relation())
          .ifPresent(other -> reversed.add(new ReversedComparison(held, other)));
    }
    return reversed;
  }

  private SortedMap<String, Entry> bound(Wording wording) {
    SortedMap<String, Entry> bound = new TreeMap<>();
    for (Token token : wording.placeholders().values()) {
      if (token instanceof Token.Bound name) {
        ledger.named(name.name()).forEach(entry -> bound.put(entry.id(), entry));
      }
    }
    return bound;
  }

  /** Neighbours in the order by size; they settle how any two of them stand. */
  private List<HeldComparison> order(SortedMap<String, Entry> bound) {
    Map<Dimension, List<Entry>> alike = new LinkedHashMap<>();
    Map<String, Quantity> sizes = new HashMap<>();
    for (Entry entry : bound.values()) {
      HeldComparison.comparable(entry)
          .ifPresent(
              size -> {
                sizes.put(entry.id(), size);
                alike.computeIfAbsent(size.unit().dimension(), key -> new ArrayList<>()).add(entry);
              });
    }
    List<HeldComparison> order = new ArrayList<>();
    for (List<Entry> entries : alike.values()) {
      entries.sort(Comparator.comparing(entry -> sizes.get(entry.id())));
      for (int i = 1; i < entries.size(); i++) {
        HeldComparison.now(entries.get(i - 1).id(), entries.get(i).id(), ledger)
            .ifPresent(order::add);
      }
    }
    return order;
  }

  private static List<String> limits(Entry entry) {
    if (entry.printed() instanceof Printed.Truth) {
      return List.of(HeldComparison.TRUE);
    }
    if (!(entry.fact() instanceof Derived derived)) {
      return List.of();
    }
    List<String> limits = new ArrayList<>();
    if (canBeNegative(derived.formula().body())) {
      limits.add(HeldComparison.ZERO);
    }
    if (isRatio(entry, derived.formula().body())) {
      limits.add(HeldComparison.ONE);
    }
    return limits;
  }

  private static boolean canBeNegative(Expression part) {
    boolean here =
        part instanceof Unary
            || part instanceof Call
            || part instanceof Binary binary && binary.operator() == BinaryOperator.MINUS;
    return here || part.children().stream().anyMatch(BoundComparisons::canBeNegative);
  }

  /** A quotient of like things says which is larger; a change relative to a base does not. */
  private static boolean isRatio(Entry entry, Expression formula) {
    Expression body = formula;
    while (body instanceof Conversion conversion) {
      body = conversion.operand();
    }
    boolean quotient =
        body instanceof Binary binary
            && binary.operator() == BinaryOperator.DIVIDED_BY
            && !canBeNegative(body);
    return quotient
        && HeldComparison.comparable(entry)
            .filter(quantity -> quantity.unit().dimension().equals(Dimension.NONE))
            .isPresent();
  }
}
