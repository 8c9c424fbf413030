package io.konkyo.check.wording;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.text.Wording;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * Lays the sentences of each translation beside those of the source language. Texts are cut alike
 * when they have as many paragraphs, these as many sentences, and each sentence binds the same
 * facts as the one beside it; where they are not, more is held together, and less can be said.
 */
final class Counterparts {
  private final CheckInput input;
  private final LocaleWords words;
  private final List<Counterpart> found = new ArrayList<>();

  private Counterparts(CheckInput input) {
    this.input = input;
    this.words = LocaleWords.of(input);
  }

  /** Returns all pairs of languages that have word lists, in the order of the texts. */
  static List<Counterpart> of(CheckInput input) {
    return input.shared().get(Counterparts.class, () -> new Counterparts(input).all()).found;
  }

  private Counterparts all() {
    String first = input.content().site().sourceLocale();
    Optional<WordLists> lists = words.of(first);
    lists.ifPresent(list -> ContentTexts.each(input.content(), place -> visit(place, first, list)));
    return this;
  }

  private void visit(ContentTexts.Place place, String first, WordLists lists) {
    Optional<Wording> source = place.text().in(first);
    if (source.isEmpty() || place.text().byLocale().size() < 2) {
      return;
    }
    List<Sentence> said = Sentences.of(source.get());
    for (Wording wording : place.text().byLocale().values()) {
      Optional<WordLists> others =
          wording.locale().equals(first) ? Optional.empty() : words.of(wording.locale());
      if (others.isPresent()) {
        List<Sentence> translated = Sentences.of(wording);
        pair(
            place.path(),
            new Counterpart.Side(first, lists, said),
            new Counterpart.Side(wording.locale(), others.get(), translated));
      }
    }
  }

  private void pair(String path, Counterpart.Side source, Counterpart.Side other) {
    List<List<Sentence>> ones = paragraphs(source.sentences());
    List<List<Sentence>> others = paragraphs(other.sentences());
    if (ones.size() != others.size()) {
      add(path, source, source.sentences(), other, other.sentences());
      return;
    }
    for (int i = 0; i < ones.size(); i++) {
      if (areCutAlike(ones.get(i), others.get(i))) {
        for (int j = 0; j < ones.get(i).size(); j++) {
          add(path, source, ones.get(i).subList(j, j + 1), other, others.get(i).subList(j, j + 1));
        }
      } else {
        add(path, source, ones.get(i), other, others.get(i));
      }
    }
  }

  private void add(
      String path,
      Counterpart.Side source,
      List<Sentence> ones,
      Counterpart.Side other,
      List<Sentence> others) {
    if (!ones.isEmpty() && !others.isEmpty()) {
      found.add(
          new Counterpart(
              path,
              new Counterpart.Side(source.locale(), source.words(), ones),
              new Counterpart.Side(other.locale(), other.words(), others)));
    }
  }

  private static boolean areCutAlike(List<Sentence> ones, List<Sentence> others) {
    if (ones.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < ones.size(); i++) {
      if (!new HashSet<>(ones.get(i).facts()).equals(new HashSet<>(others.get(i).facts()))) {
        return false;
      }
    }
    return true;
  }

  private static List<List<Sentence>> paragraphs(List<Sentence> sentences) {
    List<List<Sentence>> paragraphs = new ArrayList<>();
    int last = -1;
    for (Sentence sentence : sentences) {
      if (sentence.paragraph() != last) {
        paragraphs.add(new ArrayList<>());
        last = sentence.paragraph();
      }
      paragraphs.get(paragraphs.size() - 1).add(sentence);
    }
    return paragraphs;
  }
}
