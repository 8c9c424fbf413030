package io.konkyo.check.quiz;

import java.util.Locale;

/** Kinds of words that item-writing rules look for. */
enum ItemWord {
  /** The option is all the others. */
  ALL_ABOVE,
  /** The option is none of the others. */
  NONE_ABOVE,
  /** The option is several others, named by letter or place. */
  COMBINED,
  /** The stem asks for what is not so. */
  NEGATIVE,
  /** The option denies something. */
  NEGATION,
  /** It holds without exception. */
  ABSOLUTE,
  /** It holds more or less often. */
  VAGUE,
  /** The sentence asks, or tells to choose. */
  ASKS,
  /** The question is what a table says. */
  LOOKUP;

  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
