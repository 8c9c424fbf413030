package io.konkyo.check.wording;

import io.konkyo.check.rule.Assertion;
import io.konkyo.check.rule.Assertions;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.text.Wording;
import io.konkyo.ledger.Entry;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A word of some kind that a sentence asserts, and the facts it says it of.
 *
 * @param word as it was typed
 * @param span the word's place
 * @param facts what the sentence is about
 */
record Said(
    Assertion assertion,
    Sentence sentence,
    WordLists words,
    String word,
    Span span,
    List<Entry> facts) {
  Said {
    facts = List.copyOf(facts);
  }

  /** Returns every asserted word of a kind in all texts, where it is known what it is about. */
  static List<Said> of(WordKind kind, CheckInput input) {
    LocaleWords lists = LocaleWords.of(input);
    List<Said> said = new ArrayList<>();
    for (Assertion assertion : Assertions.of(input)) {
      for (Wording wording : assertion.text().byLocale().values()) {
        lists
            .of(wording.locale())
            .ifPresent(words -> collect(kind, assertion, wording, words, input, said));
      }
    }
    return said;
  }

  private static void collect(
      WordKind kind,
      Assertion assertion,
      Wording wording,
      WordLists words,
      CheckInput input,
      List<Said> said) {
    if (!mayHold(kind, words, wording.source().text())) {
      return;
    }
    for (Sentence sentence : Sentences.of(wording)) {
      List<Entry> facts = facts(sentence, assertion, input);
      if (facts.isEmpty()) {
        continue;
      }
      for (WordLists.Stretch word : words.asserted(kind, sentence)) {
        said.add(
            new Said(
                assertion,
                sentence,
                words,
                sentence.text().substring(word.from(), word.to()),
                sentence.span(word.from(), word.to()),
                facts));
      }
    }
  }

  /**
   * Returns whether a text can hold words of a kind: most hold none, and to cut those into
   * sentences would be in vain. The end of a line is a space in Korean and nothing in Japanese.
   */
  private static boolean mayHold(WordKind kind, WordLists words, String text) {
    return words.has(kind, text.replace('\n', ' '))
        || text.indexOf('\n') >= 0 && words.has(kind, text.replace("\n", ""));
  }

  private static List<Entry> facts(Sentence sentence, Assertion assertion, CheckInput input) {
    Set<String> names =
        new LinkedHashSet<>(sentence.nearby().isEmpty() ? assertion.facts() : sentence.nearby());
    List<Entry> facts = new ArrayList<>();
    names.forEach(name -> facts.addAll(input.ledger().named(name)));
    return facts;
  }
}
