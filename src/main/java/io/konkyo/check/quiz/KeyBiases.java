package io.konkyo.check.quiz;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.quality.KeyBias;
import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What the keys of each quiz have in common: their length in each language, and their place. */
public final class KeyBiases {
  private static final Rational RARE = Rational.of(5, 100);

  private final CheckInput input;
  private final List<KeyBias> all = new ArrayList<>();

  private KeyBiases(CheckInput input) {
    this.input = input;
  }

  /**
   * Returns the traits of every quiz that has items with one key among several options: lengths by
   * language, then places.
   */
  public static List<KeyBias> of(CheckInput input) {
    return input.shared().get(KeyBiases.class, () -> new KeyBiases(input).judged()).all;
  }

  private KeyBiases judged() {
    for (Quiz quiz : input.content().quizzes().values()) {
      for (String locale : input.content().site().localeTags()) {
        lengths(quiz, locale, Bank.of(quiz, locale, input));
      }
      // Options stand in one order in every language.
      places(quiz, Bank.of(quiz, input.content().site().sourceLocale(), input));
    }
    return this;
  }

  private void lengths(Quiz quiz, String locale, List<Worded> bank) {
    if (!bank.isEmpty()) {
      add(quiz, locale, KeyBias.Trait.LONGEST, bank, KeyBiases::isLongest);
      add(quiz, locale, KeyBias.Trait.SHORTEST, bank, KeyBiases::isShortest);
    }
  }

  private void add(
      Quiz quiz,
      String locale,
      KeyBias.Trait trait,
      List<Worded> bank,
      Predicate<Worded> hasTrait) {
    all.add(
        new KeyBias(
            quiz.id().value(), Optional.of(locale), trait, 0, judged(bank, hasTrait), RARE));
  }

  private static boolean isLongest(Worded item) {
    int key = item.key().orElseThrow().length();
    return item.distractors().stream().allMatch(other -> other.length() < key);
  }

  private static boolean isShortest(Worded item) {
    int key = item.key().orElseThrow().length();
    return item.distractors().stream().allMatch(other -> other.length() > key);
  }

  /** What counts as rare is shared out among the places that are looked at. */
  private void places(Quiz quiz, List<Worded> bank) {
    int places = bank.stream().mapToInt(item -> item.options().size()).max().orElse(0);
    for (int place = 0; place < places; place++) {
      int at = place;
      List<Worded> having = bank.stream().filter(item -> item.options().size() > at).toList();
      all.add(
          new KeyBias(
              quiz.id().value(),
              Optional.empty(),
              KeyBias.Trait.PLACE,
              place,
              judged(having, item -> item.options().get(at).isKey()),
              RARE.dividedBy(Rational.of(places))));
    }
  }

  private static List<KeyBias.Judged> judged(List<Worded> bank, Predicate<Worded> hasTrait) {
    return bank.stream()
        .map(item -> new KeyBias.Judged(item.id(), item.options().size(), hasTrait.test(item)))
        .toList();
  }
}
