package io.konkyo.content.quiz;

import io.konkyo.formula.Formula;
import io.konkyo.source.Span;

/** What makes an option right or wrong. */
public sealed interface Standing {
  Span span();

  /** A comparison that is true for a key and false for a distractor, evaluated at every build. */
  record Proof(Formula holds, KeyMark mark) implements Standing {
    @Override
    public Span span() {
      return holds.source().span();
    }
  }

  /** The author's word, for what nobody can compute. */
  record Word(KeyMark mark, Span span) implements Standing {}

  /** What cannot be read, which has been told: nothing more is said of the option. */
  record Unread(Span span) implements Standing {}

  /** What the author says the option is. */
  enum KeyMark {
    KEY,
    DISTRACTOR,
    /** Nothing was said: a proof decides. */
    UNSAID
  }
}
