package io.konkyo.usage;

import io.konkyo.source.Span;
import java.util.Objects;
import java.util.Optional;

/**
 * One place where a name is used.
 *
 * @param name the fact, family or model, as the place names it; in the formula of a family's
 *     member, the member that is read
 * @param kind how it is used
 * @param path the thing that uses it, down to the field, as in {@code quizzes/latency/first/stem}
 * @param locale the language of a text; empty for what all languages share
 * @param span the name, or the formula or placeholder it stands in
 */
public record Use(String name, Kind kind, String path, Optional<String> locale, Span span) {

  /** How a name is used. */
  public enum Kind {
    /** A derived fact is computed from it. */
    FORMULA,
    /** A fact was measured under it. */
    CONDITION,
    /** A reading was taken as finely as it says. */
    RESOLUTION,
    /** An agreement predicts with it. */
    PREDICTION,
    /** An agreement holds a prediction against it. */
    OBSERVATION,
    /** A finding is about it. */
    FINDING,
    /** The proof of an option reads it. */
    PROOF,
    /** An item rests on it. */
    RESTS_ON,
    /** A row of grounds rests on it. */
    ROW,
    /** A page shows its derivation. */
    DERIVATION,
    /** A figure draws it. */
    FIGURE,
    /** A page holds a number against it, as an example of a verdict. */
    EXAMPLE,
    /** A text prints it, or is checked against it. */
    TEXT,
    /** A model is written with it. */
    MODEL
  }

  public Use {
    Objects.requireNonNull(name);
    Objects.requireNonNull(kind);
    Objects.requireNonNull(path);
    Objects.requireNonNull(locale);
    Objects.requireNonNull(span);
  }
}
