package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

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
      Html explanation,
      Basis basis,
      List<Marker> markers,
      List<FactLink> grounds) {
    public Item {
      Objects.requireNonNull(id);
      Objects.requireNonNull(number);
      Objects.requireNonNull(version);
      Objects.requireNonNull(stem);
      Objects.requireNonNull(explanation);
      Objects.requireNonNull(basis);
      markers = List.copyOf(markers);
      grounds = List.copyOf(grounds);
    }
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
   * @param text phrasing markup; numbers in it are unlinked, for it stands in a label
   * @param key whether choosing it is right
   * @param why phrasing markup: why it is right or wrong; may be empty for a key
   * @param proof the comparison behind it
   */
  record Option(String id, String letter, Html text, boolean key, Html why, Proof proof) {
    public Option {
      Objects.requireNonNull(id);
      Objects.requireNonNull(letter);
      Objects.requireNonNull(text);
      Objects.requireNonNull(why);
      Objects.requireNonNull(proof);
    }
  }
}
