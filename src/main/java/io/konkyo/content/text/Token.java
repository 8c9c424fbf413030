package io.konkyo.content.text;

import io.konkyo.formula.Formula;
import io.konkyo.formula.References;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Span;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** What stands between the braces of a placeholder. */
public sealed interface Token {
  Span span();

  /** Returns the names of the facts and families it prints or is held against. */
  Set<String> names();

  /**
   * Prints a fact or a family.
   *
   * @param name id of the fact or family
   * @param style how to print it
   * @param span the name's place
   */
  record Bound(String name, PrintStyle style, Span span) implements Token {
    public Bound {
      Objects.requireNonNull(name);
    }

    @Override
    public Set<String> names() {
      Set<String> names = new TreeSet<>(Set.of(name));
      style.turn().flatMap(Turn::from).ifPresent(from -> names.add(from.value()));
      return names;
    }
  }

  /**
   * Prints a number as typed, and holds it against a formula.
   *
   * @param typed the number that prints
   * @param relation how it must stand to the formula's value
   * @param formula a fact, a family (it must hold for each member) or any formula
   * @param span the whole placeholder
   */
  record Checked(StatedQuantity typed, Relation relation, Formula formula, Span span)
      implements Token {
    @Override
    public Set<String> names() {
      return References.of(formula.body());
    }
  }
}
