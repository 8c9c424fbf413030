package io.konkyo.content.quiz;

import io.konkyo.content.text.Text;
import io.konkyo.formula.Formula;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What a learner does to answer an item, and what makes the answer right. */
public sealed interface Response {

  /** Returns the texts of the response, each with the path that leads to it below the item. */
  List<Part> parts();

  /** Returns the formulas that decide what is right, in the author's order. */
  List<Formula> formulas();

  /** A text of a response. */
  record Part(String path, Text text) {}

  /** One or several of a list of options are chosen. */
  record Choice(List<Option> options) implements Response {
    public Choice {
      options = List.copyOf(options);
    }

    @Override
    public List<Part> parts() {
      List<Part> parts = new ArrayList<>();
      for (Option option : options) {
        add(parts, option.id(), "text", Optional.of(option.text()));
        add(parts, option.id(), "why", option.why());
      }
      return parts;
    }

    @Override
    public List<Formula> formulas() {
      return options.stream()
          .map(Option::standing)
          .filter(Standing.Proof.class::isInstance)
          .map(standing -> ((Standing.Proof) standing).holds())
          .toList();
    }
  }

  /**
   * A number is typed.
   *
   * @param answer gives the right number; empty if it cannot be read, which has been told
   * @param unit the unit the answer is asked and printed in; else that of the answer
   * @param tolerance how far a typed number may lie from the answer, as a length or as a share of
   *     the answer; without it, half a unit in the last printed place
   * @param mistakes wrong numbers that have a reason of their own
   */
  record Numeric(
      Optional<Formula> answer,
      Optional<Unit> unit,
      Optional<Located<StatedQuantity>> tolerance,
      List<Mistake> mistakes)
      implements Response {
    public Numeric {
      Objects.requireNonNull(answer);
      Objects.requireNonNull(unit);
      Objects.requireNonNull(tolerance);
      mistakes = List.copyOf(mistakes);
    }

    @Override
    public List<Part> parts() {
      List<Part> parts = new ArrayList<>();
      mistakes.forEach(mistake -> add(parts, mistake.id(), "why", mistake.why()));
      return parts;
    }

    @Override
    public List<Formula> formulas() {
      return answer.stream().toList();
    }
  }

  /**
   * A wrong number that learners arrive at.
   *
   * @param value gives the number; empty if it cannot be read, which has been told
   * @param misread how one gets to it
   * @param why the reason shown when it was typed
   */
  record Mistake(
      Located<String> id,
      Optional<Formula> value,
      Optional<Located<String>> misread,
      Optional<Text> why) {}

  /** Elements are put in order by a fact of each. */
  record Ordering(Direction direction, List<Element> elements) implements Response {
    public Ordering {
      Objects.requireNonNull(direction);
      elements = List.copyOf(elements);
    }

    @Override
    public List<Part> parts() {
      List<Part> parts = new ArrayList<>();
      for (Element element : elements) {
        add(parts, element.id(), "text", Optional.of(element.text()));
        add(parts, element.id(), "why", element.why());
      }
      return parts;
    }

    @Override
    public List<Formula> formulas() {
      return elements.stream().flatMap(element -> element.by().stream()).toList();
    }
  }

  /** Which end of an order comes first. */
  enum Direction {
    ASCENDING,
    DESCENDING
  }

  /**
   * One thing that is put in its place.
   *
   * @param by gives the number it is ordered by; empty if it cannot be read, which has been told
   */
  record Element(Located<String> id, Optional<Formula> by, Text text, Optional<Text> why) {}

  /** To each prompt its target is found; targets that match no prompt are distractors. */
  record Matching(List<Prompt> prompts, List<Target> targets) implements Response {
    public Matching {
      prompts = List.copyOf(prompts);
      targets = List.copyOf(targets);
    }

    @Override
    public List<Part> parts() {
      List<Part> parts = new ArrayList<>();
      for (Prompt prompt : prompts) {
        add(parts, prompt.id(), "text", Optional.of(prompt.text()));
        add(parts, prompt.id(), "why", prompt.why());
      }
      for (Target target : targets) {
        parts.add(new Part("/targets/" + target.id().value() + "/text", target.text()));
      }
      return parts;
    }

    @Override
    public List<Formula> formulas() {
      List<Formula> formulas = new ArrayList<>();
      for (Prompt prompt : prompts) {
        prompt.value().ifPresent(formulas::add);
        prompt.holds().ifPresent(formulas::add);
      }
      targets.forEach(target -> target.value().ifPresent(formulas::add));
      return formulas;
    }
  }

  /**
   * What a target is to be found for.
   *
   * @param value the number whose equal among the targets matches
   * @param matches the target, where the author names it
   * @param holds the comparison that proves it
   * @param readable whether every formula of it could be read; what could not has been told
   */
  record Prompt(
      Located<String> id,
      Optional<Formula> value,
      Optional<Located<String>> matches,
      Optional<Formula> holds,
      boolean readable,
      Text text,
      Optional<Text> why) {}

  /**
   * What can be matched.
   *
   * @param value the number that decides what it matches
   */
  record Target(Located<String> id, Optional<Formula> value, Text text) {}

  private static void add(List<Part> parts, Located<String> id, String field, Optional<Text> text) {
    text.ifPresent(present -> parts.add(new Part("/" + id.value() + "/" + field, present)));
  }
}
