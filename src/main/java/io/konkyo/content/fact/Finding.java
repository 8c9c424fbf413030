package io.konkyo.content.fact;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;

/**
 * A recorded disagreement between what a source prints and what its raw values give.
 *
 * @param about id of the fact whose recomputed value stands against the quotation
 * @param quoted what the source prints
 * @param cause the repair that explains it, which must be the one the engine finds
 * @param why the same for readers
 */
public record Finding(
    Located<String> id,
    String file,
    Located<String> about,
    Quotation quoted,
    Located<String> cause,
    Text why) {

  /** The cause of findings about a premise, which no arithmetic can convict. */
  public static final String PREMISE = "premise";

  /** Returns whether the finding is about a premise, whose quotation may be words. */
  public boolean isPremise() {
    return cause.value().equals(PREMISE);
  }
}
