package io.konkyo.check.wording;

import io.konkyo.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * Sentences of the source language and those of another that stand for them: one and one where the
 * two texts are cut alike, else a paragraph or the whole of either.
 *
 * @param path of the text
 * @param source what the first language of the site says, never none
 * @param other what another language says, never none
 */
record Counterpart(String path, Side source, Side other) {

  /**
   * What one language says.
   *
   * @param words its word lists
   */
  record Side(String locale, WordLists words, List<Sentence> sentences) {
    Side {
      sentences = List.copyOf(sentences);
    }

    /** Returns whether any sentence has words of a kind. */
    boolean has(WordKind kind) {
      return sentences.stream().anyMatch(sentence -> words.has(kind, sentence.text()));
    }

    /** Returns the first word of a kind. */
    Optional<Found> first(WordKind kind) {
      return sentences.stream()
          .flatMap(
              sentence ->
                  words.all(kind, sentence.text()).stream().map(word -> new Found(sentence, word)))
          .findFirst();
    }

    /** Returns the first word of a kind that is asserted: not denied, not asked, no name. */
    Optional<Found> firstAsserted(WordKind kind) {
      return sentences.stream()
          .flatMap(
              sentence ->
                  words.asserted(kind, sentence).stream().map(word -> new Found(sentence, word)))
          .findFirst();
    }

    /** Returns the first word that makes a sentence a negative one. */
    Optional<Found> firstDenial() {
      return sentences.stream()
          .flatMap(
              sentence -> words.denials(sentence).stream().map(word -> new Found(sentence, word)))
          .findFirst();
    }
  }

  /** A word in a sentence. */
  record Found(Sentence sentence, WordLists.Stretch word) {
    String text() {
      return sentence
          .text()
          .substring(word.from(), word.to())
          .replace(Sentence.OBJECT, '…')
          .strip();
    }

    Span span() {
      return sentence.span(word.from(), word.to());
    }
  }
}
