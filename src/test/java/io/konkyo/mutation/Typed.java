package io.konkyo.mutation;

import io.konkyo.source.Span;
import java.util.List;

/**
 * A number as an author typed it in a facts file.
 *
 * @param kind what the number is
 * @param fact the fact, agreement or finding it belongs to
 * @param span its characters in the file, quotes included
 * @param guarded whether a check ought to notice a wrong digit in it
 * @param places where a diagnostic about a wrong digit may stand
 */
record Typed(Kind kind, String fact, Span span, boolean guarded, List<Span> places) {
  Typed {
    places = List.copyOf(places);
  }

  /** What a typed number is. */
  enum Kind {
    MEASURED("measured"),
    GIVEN("given"),
    STATED("stated"),
    QUOTED("quoted");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }
  }

  /** Returns the word for the row of a report that the number belongs to. */
  String row() {
    boolean raw = kind == Kind.MEASURED || kind == Kind.GIVEN;
    return raw ? kind.word() + (guarded ? ", guarded" : ", unguarded") : kind.word();
  }
}
