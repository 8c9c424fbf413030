package io.konkyo.check.wording;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import java.util.Optional;
import java.util.function.Function;

/**
 * A word that says something in one language where the other says nothing of the kind.
 *
 * @param found the word
 * @param of the language that has it
 * @param without the language that has not
 * @param inSource whether the source language has it
 */
record OneSided(
    Counterpart pair,
    Counterpart.Found found,
    Counterpart.Side of,
    Counterpart.Side without,
    boolean inSource) {

  /**
   * Looks for a word that surely says something, where the other language has no word that so much
   * as may say it.
   */
  static Optional<OneSided> of(Counterpart pair, WordKind surely, WordKind loosely) {
    return either(pair, surely, loosely, side -> side.first(surely));
  }

  /** As {@link #of}, for a word that is asserted: not denied, not asked, no part of a name. */
  static Optional<OneSided> asserted(Counterpart pair, WordKind surely, WordKind loosely) {
    return either(pair, surely, loosely, side -> side.firstAsserted(surely));
  }

  private static Optional<OneSided> either(
      Counterpart pair,
      WordKind surely,
      WordKind loosely,
      Function<Counterpart.Side, Optional<Counterpart.Found>> find) {
    return one(pair, pair.source(), pair.other(), surely, loosely, find)
        .or(() -> one(pair, pair.other(), pair.source(), surely, loosely, find));
  }

  private static Optional<OneSided> one(
      Counterpart pair,
      Counterpart.Side side,
      Counterpart.Side against,
      WordKind surely,
      WordKind loosely,
      Function<Counterpart.Side, Optional<Counterpart.Found>> find) {
    return against.has(surely) || against.has(loosely)
        ? Optional.empty()
        : find.apply(side)
            .map(found -> new OneSided(pair, found, side, against, side == pair.source()));
  }

  /** Returns what is told: at the translation, with the source's words beside it. */
  Diagnostic describe(DiagnosticCode code, String message) {
    Sentence bare = without.sentences().get(0);
    return inSource
        ? Diagnostic.of(code, bare.span(), message)
            .withLabel(found.span(), "`" + of.locale() + "` says so here")
        : Diagnostic.of(code, found.span(), message)
            .withLabel(bare.span(), "`" + without.locale() + "` says nothing of the kind");
  }
}
