package io.konkyo.text.korean;

/** What a line of the reading lexicon is about, which says where its reading applies. */
enum LexiconKind {
  /** The name of a capital letter, for acronyms. */
  LETTER,
  /** A word that stands by itself. */
  TERM,
  /** A unit or counter, after a number. */
  UNIT,
  /** A unit stuck to its number, if it is then read in more ways: {@code 500m}. */
  GLUED,
  /** A currency sign, printed before its number and read after it. */
  MONEY,
  /** A power of ten thousand or less, part of the number: {@code 1.2만}. */
  SCALE,
  /** A sign between or before numbers. */
  SYMBOL
}
