package io.konkyo.check.rule;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.quiz.Response;
import io.konkyo.content.text.Text;
import io.konkyo.ledger.ItemKey;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the texts in which the site says something in its own voice. Left out is what it repeats in
 * order to reject it: distractors, retracted claims, and the labels of facts that are claims.
 */
public final class Assertions {
  private final CheckInput input;
  private final List<Assertion> found = new ArrayList<>();
  private final Set<Text> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private Assertions(CheckInput input) {
    this.input = input;
  }

  /** Returns every text that asserts something, once; members of a family share theirs. */
  public static List<Assertion> of(CheckInput input) {
    return input.shared().get(Assertions.class, () -> new Assertions(input).all()).found;
  }

  private Assertions all() {
    Content content = input.content();
    content.factsPages().values().forEach(page -> add(page.intro()));
    content.facts().values().forEach(this::fact);
    content.agreements().forEach(agreement -> add(agreement.because()));
    content.findings().forEach(finding -> add(finding.why()));
    content.quizzes().values().forEach(this::quiz);
    content.pages().values().forEach(this::page);
    return this;
  }

  private void add(Text text) {
    add(text, List.of(), List.of());
  }

  private void add(Optional<Text> text) {
    text.ifPresent(this::add);
  }

  private void add(Text text, List<String> facts, List<String> evidence) {
    if (seen.add(text)) {
      found.add(new Assertion(text, facts, evidence));
    }
  }

  private void fact(Fact fact) {
    if (fact instanceof Given given && given.role().isAsserted()) {
      return;
    }
    List<String> itself = List.of(fact.id());
    fact.header().label().ifPresent(label -> add(label, itself, List.of()));
    fact.header().note().ifPresent(note -> add(note, itself, List.of()));
    if (fact instanceof Derived derived) {
      derived.compares().ifPresent(compares -> add(compares, itself, List.of()));
    }
  }

  private void quiz(Quiz quiz) {
    add(quiz.title());
    add(quiz.scope());
    quiz.items().forEach(item -> item(quiz, item));
    add(quiz.foot());
  }

  private void item(Quiz quiz, Item item) {
    ItemKey key = input.keys().get(quiz.id().value() + "/" + item.id().value());
    add(item.stem());
    Set<Text> rejected = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Option option : item.options()) {
      if (!key.keys().contains(option.id().value())) {
        rejected.add(option.text());
      }
    }
    item.response().parts().stream()
        .map(Response.Part::text)
        .filter(text -> !rejected.contains(text))
        .forEach(this::add);
    add(item.hint());
    add(item.explanation());
  }

  private void page(Page page) {
    add(page.title());
    add(page.lead());
    for (Page.Section section : page.sections()) {
      add(section.title());
      section.blocks().forEach(this::block);
    }
    add(page.foot());
  }

  private void block(Block block) {
    if (block instanceof Block.Retraction retraction) {
      add(retraction.correction());
    } else if (block instanceof Block.Grounds grounds) {
      add(grounds.title());
      grounds.rows().forEach(this::row);
    } else {
      block.parts().forEach(part -> add(part.text()));
    }
  }

  /** The claim of a row is about the figures beside it. */
  private void row(Block.GroundsRow row) {
    List<String> facts = List.copyOf(row.names());
    List<String> evidence = row.evidence().stream().map(Located::value).toList();
    add(row.claim(), facts, evidence);
    add(row.text(), facts, evidence);
  }
}
