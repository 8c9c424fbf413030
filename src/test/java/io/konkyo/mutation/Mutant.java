package io.konkyo.mutation;

import io.konkyo.source.Span;

/**
 * A typed number with one digit changed.
 *
 * @param typed the number
 * @param at offset of the digit in the file
 * @param digit the digit that stands there instead
 */
record Mutant(Typed typed, int at, char digit) {

  /** Returns the text of the file with the digit changed; its length stays. */
  String apply() {
    String text = typed.span().file().text();
    return text.substring(0, at) + digit + text.substring(at + 1);
  }

  /** Returns the fact with its place, and the number before and after. */
  @Override
  public String toString() {
    Span span = typed.span();
    String changed = apply().substring(span.start(), span.end());
    String path = span.file().path();
    String file = path.substring(path.lastIndexOf('/') + 1);
    String place = " (" + file + ":" + span.startPosition() + ") ";
    return typed.fact() + place + span.text() + " -> " + changed;
  }
}
