package io.konkyo.check.usage;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentReferences;
import io.konkyo.content.ContentReferences.Kind;
import io.konkyo.content.fact.Fact;
import io.konkyo.usage.UseIndex;
import java.util.Set;
import java.util.TreeSet;

/** Which facts and sources anything names: a text, a formula, a proof, a row, another fact. */
final class Uses {
  private final CheckInput input;
  private final Set<String> facts = new TreeSet<>();
  private final Set<String> sources = new TreeSet<>();

  private Uses(CheckInput input) {
    this.input = input;
  }

  /** Returns what is used on a site. */
  static Uses of(CheckInput input) {
    return input.shared().get(Uses.class, () -> new Uses(input).all());
  }

  /** Returns whether anything uses a fact, its family, or another member of its family. */
  boolean usesFact(Fact fact) {
    return facts.contains(fact.id())
        || fact.header().membership().filter(m -> facts.contains(m.family())).isPresent();
  }

  boolean usesSource(String id) {
    return sources.contains(id);
  }

  private Uses all() {
    UseIndex.of(input.content(), input.ledger()).factNames().forEach(this::fact);
    ContentReferences.each(
        input.content(),
        reference -> {
          if (reference.kind() == Kind.SOURCE) {
            sources.add(reference.name().value());
          }
        });
    return this;
  }

  /** Who names a member speaks of its family. */
  private void fact(String name) {
    facts.add(name);
    Fact fact = input.content().facts().get(name);
    if (fact != null) {
      fact.header().membership().ifPresent(membership -> facts.add(membership.family()));
    }
  }
}
