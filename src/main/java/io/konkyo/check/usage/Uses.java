package io.konkyo.check.usage;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.Content;
import io.konkyo.content.ContentReferences;
import io.konkyo.content.ContentReferences.Kind;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.formula.Formula;
import io.konkyo.formula.References;
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
    Content content = input.content();
    ContentReferences.each(
        content,
        reference -> {
          if (reference.kind() == Kind.FACT) {
            fact(reference.name().value());
          } else if (reference.kind() == Kind.SOURCE) {
            sources.add(reference.name().value());
          }
        });
    ContentTexts.each(content, place -> place.text().names().forEach(this::fact));
    content.quizzes().values().forEach(this::quiz);
    content.pages().values().forEach(this::page);
    content.agreements().forEach(this::agreement);
    input.ledger().entries().values().forEach(entry -> entry.inputs().forEach(this::fact));
    return this;
  }

  private void quiz(Quiz quiz) {
    for (Item item : quiz.items()) {
      for (Formula formula : item.response().formulas()) {
        References.of(formula.body()).forEach(this::fact);
      }
    }
  }

  private void page(Page page) {
    for (Page.Section section : page.sections()) {
      for (Block block : section.blocks()) {
        if (block instanceof Block.Verdicts examples) {
          examples.rows().forEach(row -> References.of(row.formula().body()).forEach(this::fact));
        }
      }
    }
  }

  private void agreement(Agreement agreement) {
    References.of(agreement.model().body()).forEach(this::fact);
    fact(agreement.observed().value());
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
