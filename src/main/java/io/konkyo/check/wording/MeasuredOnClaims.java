package io.konkyo.check.wording;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.Grounds;
import io.konkyo.content.Content;
import io.konkyo.content.Marker.Backing;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.ItemKey;
import io.konkyo.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * An item whose stem asks what was measured, and whose key rests on what somebody says instead.
 *
 * <p>Source: design, section 5, "A conclusion is no stronger than its weakest premise".
 */
public final class MeasuredOnClaims implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Quiz quiz : input.content().quizzes().values()) {
      for (Item item : quiz.items()) {
        ItemKey key = input.keys().get(quiz.id().value() + "/" + item.id().value());
        List<Entry> grounds =
            Grounds.ofKeys(item, key, input.ledger()).stream()
                .flatMap(each -> each.facts().stream())
                .toList();
        said(grounds, input.content())
            .ifPresent(fact -> tell(item, fact, input.content(), diagnostics));
      }
    }
  }

  /** Returns a ground that somebody says, unless one of them is a recorded measurement. */
  private static Optional<Entry> said(List<Entry> grounds, Content content) {
    if (grounds.stream().anyMatch(fact -> isRecorded(fact, content))) {
      return Optional.empty();
    }
    return grounds.stream()
        .filter(
            fact ->
                fact.fact() instanceof Measured
                    || fact.fact() instanceof Given given && given.role().isAsserted())
        .findFirst();
  }

  /** On a site without a marker for measurements, being a measured fact is enough. */
  private static boolean isRecorded(Entry fact, Content content) {
    boolean told =
        content.markers().values().stream()
            .anyMatch(marker -> marker.backing() == Backing.MEASUREMENT);
    return fact.fact() instanceof Measured
        && (!told || Grounds.backs(fact, Backing.MEASUREMENT, content));
  }

  private static void tell(Item item, Entry fact, Content content, Diagnostics diagnostics) {
    for (Wording wording : item.stem().byLocale().values()) {
      Optional<Span> word =
          WordLists.of(wording.locale()).flatMap(words -> measured(words, wording));
      if (word.isPresent()) {
        diagnostics.add(describe(item, word.get(), fact, content));
        return;
      }
    }
  }

  private static Optional<Span> measured(WordLists words, Wording wording) {
    return Sentences.of(wording).stream()
        .flatMap(
            sentence ->
                words.undenied(WordKind.MEASURED, sentence).stream()
                    .map(word -> sentence.span(word.from(), word.to())))
        .findFirst();
  }

  private static Diagnostic describe(Item item, Span word, Entry fact, Content content) {
    String symbols =
        String.join(
            " ",
            fact.evidence().stream()
                .filter(content.markers()::containsKey)
                .map(id -> content.markers().get(id).symbol())
                .toList());
    return Diagnostic.of(
            DiagnosticCode.MEASURED_ON_CLAIM,
            word,
            "item `"
                + item.id().value()
                + "` asks what was measured, and its key rests on what somebody says")
        .withLabel(
            fact.fact().span(),
            "`" + fact.id() + "` is " + (symbols.isEmpty() ? "a claim" : "marked " + symbols))
        .withHelp("rest the key on a measured fact, or ask what the source says");
  }
}
