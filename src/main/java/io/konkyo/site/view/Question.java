package io.konkyo.site.view;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** One quiz item. Each kind has its own template under {@code questions/}. */
public sealed interface Question {
  /** Returns the kebab-case name of the kind, which is also its template's name. */
  String kind();

  /** Returns what items of every kind have. */
  Item item();

  /**
   * What items of every kind have.
   *
   * @param id the item's id; its anchor is {@code q-} and the id
   * @param number its place in the quiz, as printed
   * @param version hash of key, options and bound facts; short, {@code [0-9a-z]+}
   * @param stem phrasing markup
   * @param hint block markup; may be empty
   * @param shuffling what of it a learner may have in another order
   * @param explanation block markup; may be empty
   * @param basis what stands behind the key
   * @param markers evidence of the facts the key rests on
   * @param grounds those facts
   */
  record Item(
      String id,
      String number,
      String version,
      Html stem,
      Html hint,
      Shuffling shuffling,
      Html explanation,
      Basis basis,
      List<Marker> markers,
      List<FactLink> grounds) {
    public Item {
      Objects.requireNonNull(id);
      Objects.requireNonNull(number);
      Objects.requireNonNull(version);
      Objects.requireNonNull(stem);
      Objects.requireNonNull(hint);
      Objects.requireNonNull(shuffling);
      Objects.requireNonNull(explanation);
      Objects.requireNonNull(basis);
      markers = List.copyOf(markers);
      grounds = List.copyOf(grounds);
    }
  }

  /** What of an item a learner may have in another order. */
  enum Shuffling {
    /** Everything keeps its order. */
    NONE,
    /** The prompts of a matching item; its targets keep theirs. */
    PROMPTS,
    /** Whatever is chosen, ordered or matched. */
    ALL
  }

  /** What stands behind the key of an item. */
  enum Basis {
    /** A comparison over facts, evaluated at every build. */
    PROVED,
    /** Claims and facts that nobody can compute the key from. */
    EVIDENCE
  }

  /**
   * An item answered by choosing: single, multiple, true or false.
   *
   * @param mode how many options may be chosen
   */
  record Choice(Item item, Mode mode, List<Option> options) implements Question {
    public Choice {
      Objects.requireNonNull(item);
      Objects.requireNonNull(mode);
      options = List.copyOf(options);
    }

    @Override
    public String kind() {
      return "choice";
    }
  }

  /** How many options may be chosen. */
  enum Mode {
    /** Radio buttons. */
    SINGLE,
    /** Check boxes; right only if exactly the keys are chosen. */
    MULTIPLE
  }

  /**
   * One option.
   *
   * @param id the option's id, unique in its item, the same in every language
   * @param letter A, B, C … as printed
   * @param key whether choosing it is right
   * @param why phrasing markup: why it is right or wrong; may be empty for a key
   * @param misread how one gets to a wrong option, in words; may be empty
   * @param proof the comparison behind it
   */
  record Option(
      String id,
      String letter,
      LabelText text,
      boolean key,
      Html why,
      String misread,
      Proof proof) {
    public Option {
      Objects.requireNonNull(misread);
      Objects.requireNonNull(id);
      Objects.requireNonNull(letter);
      Objects.requireNonNull(text);
      Objects.requireNonNull(why);
      Objects.requireNonNull(proof);
    }
  }

  /**
   * An item answered by typing a number.
   *
   * @param unit what stands after the field: the unit the number is asked in; may be empty
   * @param answer phrasing markup: the answer as pages print it
   * @param derivation phrasing markup: how it is computed; may be empty
   * @param tolerance phrasing markup: how far a typed number may lie from it; empty if not at all
   * @param key the answer in plain characters
   * @param grading what counts as right
   * @param mistakes wrong numbers that have a reason of their own
   */
  record Numeric(
      Item item,
      String unit,
      Html answer,
      Html derivation,
      Html tolerance,
      String key,
      Grading grading,
      List<Mistake> mistakes)
      implements Question {
    public Numeric {
      Objects.requireNonNull(item);
      Objects.requireNonNull(unit);
      Objects.requireNonNull(answer);
      Objects.requireNonNull(derivation);
      Objects.requireNonNull(tolerance);
      Objects.requireNonNull(key);
      Objects.requireNonNull(grading);
      mistakes = List.copyOf(mistakes);
    }

    @Override
    public String kind() {
      return "numeric";
    }
  }

  /**
   * What a typed number is held against, exactly: fractions such as {@code 41/200}.
   *
   * @param low the least number that is right, in the unit asked for
   * @param high the greatest
   * @param units spellings that may be typed and the size of each in that unit, as {@code s=1000
   *     µs=1/1000}
   * @param examples a few of them to be told, that unit first; empty if it is a bare number
   */
  record Grading(String low, String high, String units, List<String> examples) {
    public Grading {
      Objects.requireNonNull(low);
      Objects.requireNonNull(high);
      Objects.requireNonNull(units);
      examples = List.copyOf(examples);
    }
  }

  /**
   * A wrong number with a reason of its own.
   *
   * @param low the least number that is it, as a fraction in the unit asked for
   * @param high the greatest
   * @param value phrasing markup: the number as pages print it
   * @param derivation phrasing markup: how it is computed; may be empty
   * @param why phrasing markup
   * @param misread how one gets to it, in words; may be empty
   */
  record Mistake(
      String id, String low, String high, Html value, Html derivation, Html why, String misread) {
    public Mistake {
      Objects.requireNonNull(derivation);
      Objects.requireNonNull(misread);
      Objects.requireNonNull(id);
      Objects.requireNonNull(low);
      Objects.requireNonNull(high);
      Objects.requireNonNull(value);
      Objects.requireNonNull(why);
    }
  }

  /**
   * An item answered by putting elements in order.
   *
   * @param direction which end comes first
   * @param elements in the order they are shown in
   */
  record Ordering(Item item, Direction direction, List<Element> elements) implements Question {
    public Ordering {
      Objects.requireNonNull(item);
      Objects.requireNonNull(direction);
      elements = List.copyOf(elements);
    }

    @Override
    public String kind() {
      return "ordering";
    }

    /** Returns the elements in the right order. */
    public List<Element> sorted() {
      return elements.stream().sorted(Comparator.comparingInt(Element::place)).toList();
    }
  }

  /** Which end of an order comes first. */
  enum Direction {
    ASCENDING,
    DESCENDING,
    /** Of days or instants. */
    EARLIEST,
    /** Of days or instants. */
    LATEST
  }

  /**
   * An element of an order.
   *
   * @param letter A, B, C … as printed, by the order they are shown in
   * @param place its right place, from 1
   * @param value phrasing markup: the number it is ordered by
   * @param derivation phrasing markup: how that is computed, unless it is a fact; may be empty
   * @param why phrasing markup; may be empty
   */
  record Element(
      String id, String letter, LabelText text, int place, Html value, Html derivation, Html why) {
    public Element {
      Objects.requireNonNull(derivation);
      Objects.requireNonNull(id);
      Objects.requireNonNull(letter);
      Objects.requireNonNull(text);
      Objects.requireNonNull(value);
      Objects.requireNonNull(why);
    }
  }

  /**
   * An item answered by finding a target for each prompt.
   *
   * @param targets what can be found; some may match nothing
   */
  record Matching(Item item, List<Prompt> prompts, List<Target> targets) implements Question {
    public Matching {
      Objects.requireNonNull(item);
      prompts = List.copyOf(prompts);
      targets = List.copyOf(targets);
    }

    /** Returns the targets that match nothing. */
    public List<Target> unmatched() {
      Set<String> matched =
          prompts.stream().map(prompt -> prompt.target().id()).collect(Collectors.toSet());
      return targets.stream().filter(target -> !matched.contains(target.id())).toList();
    }

    @Override
    public String kind() {
      return "matching";
    }
  }

  /**
   * What a target is found for.
   *
   * @param target the right one
   * @param value phrasing markup: the number that decides it; may be empty
   * @param derivation phrasing markup: how that is computed, unless it is a fact; may be empty
   * @param proof the comparison that proves it
   * @param why phrasing markup; may be empty
   */
  record Prompt(
      String id,
      LabelText text,
      Target target,
      Html value,
      Html derivation,
      Proof proof,
      Html why) {
    public Prompt {
      Objects.requireNonNull(derivation);
      Objects.requireNonNull(id);
      Objects.requireNonNull(text);
      Objects.requireNonNull(target);
      Objects.requireNonNull(value);
      Objects.requireNonNull(proof);
      Objects.requireNonNull(why);
    }
  }

  /**
   * What can be found.
   *
   * @param letter A, B, C … as printed
   */
  record Target(String id, String letter, LabelText text) {
    public Target {
      Objects.requireNonNull(id);
      Objects.requireNonNull(letter);
      Objects.requireNonNull(text);
    }
  }
}
