package io.konkyo.check.quiz;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.text.Text;
import io.konkyo.content.text.Wording;
import io.konkyo.source.Span;
import io.konkyo.text.PrintedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;

/**
 * An item as it reads in one language.
 *
 * @param keyed the item with its key
 * @param locale the language
 * @param words the words that rules look for in it
 * @param stem the question
 * @param options what can be chosen, in the author's order; empty where nothing is chosen
 */
record Worded(
    Items.Keyed keyed,
    String locale,
    Optional<ItemWords> words,
    Reading stem,
    List<Answer> options) {
  Worded {
    options = List.copyOf(options);
  }

  /**
   * A text as it prints.
   *
   * @param text its characters
   * @param printed its parts
   * @param span where it was typed
   */
  record Reading(String text, PrintedText printed, Span span) {}

  /** An option as it reads. */
  record Answer(Option option, Reading reading, boolean isKey) {
    String text() {
      return reading.text();
    }

    Span span() {
      return reading.span();
    }

    int length() {
      return Plain.length(reading.text());
    }
  }

  /** Returns every item in every language it is written in; rules share what is worked out. */
  static List<Worded> all(CheckInput input) {
    return input.shared().get(All.class, () -> new All(read(input))).items();
  }

  private record All(List<Worded> items) {}

  /** Returns the items that have options, all of which could be evaluated. */
  static List<Worded> choices(CheckInput input) {
    return all(input).stream().filter(item -> !item.options().isEmpty()).toList();
  }

  private static List<Worded> read(CheckInput input) {
    List<Worded> worded = new ArrayList<>();
    for (String locale : input.content().site().localeTags()) {
      Optional<ItemWords> words = ItemWords.of(locale);
      for (Items.Keyed keyed : Items.of(input)) {
        reading(keyed.item().stem(), locale, input)
            .ifPresent(
                stem ->
                    worded.add(
                        new Worded(keyed, locale, words, stem, options(keyed, locale, input))));
      }
    }
    return worded;
  }

  private static List<Answer> options(Items.Keyed keyed, String locale, CheckInput input) {
    List<Answer> options = new ArrayList<>();
    for (Option option : keyed.item().options()) {
      Boolean right = keyed.key().right().get(option.id().value());
      Optional<Reading> reading = reading(option.text(), locale, input);
      if (right == null || reading.isEmpty()) {
        return List.of();
      }
      options.add(new Answer(option, reading.get(), right));
    }
    return options;
  }

  static Optional<Reading> reading(Text text, String locale, CheckInput input) {
    Optional<Wording> wording = text.in(locale);
    Optional<PrintedText> printed = input.texts().in(locale, text);
    return wording.isEmpty() || printed.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Reading(printed.get().plain(), printed.get(), wording.get().source().span()));
  }

  String id() {
    return keyed.item().id().value();
  }

  List<Answer> keys() {
    return options.stream().filter(Answer::isKey).toList();
  }

  List<Answer> distractors() {
    return options.stream().filter(option -> !option.isKey()).toList();
  }

  /** Returns the one right option; empty if there are several, or none. */
  Optional<Answer> key() {
    return keys().size() == 1 ? Optional.of(keys().get(0)) : Optional.empty();
  }

  /** Returns the first word of a kind in a text; empty where the language has no list. */
  Optional<String> find(ItemWord kind, String text) {
    if (words.isEmpty()) {
      return Optional.empty();
    }
    Matcher matcher = words.get().pattern(kind.id()).matcher(text);
    return matcher.find() ? Optional.of(matcher.group().strip()) : Optional.empty();
  }

  /** Returns the sentence of the stem that asks: its last one. */
  String question() {
    String text = stem.text().strip();
    String[] sentences = text.split("(?<=[.?!。？！])\\s+|\\n|(?<=[。？！])(?=\\S)");
    return sentences[sentences.length - 1].strip();
  }
}
