package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * A recorded disagreement between what a source printed and what its own raw values give.
 *
 * @param id the finding's id
 * @param anchor element id, unique in the page
 * @param about the fact whose recomputed value stands against the quotation
 * @param quoted what the source printed, plain
 * @param place phrasing markup: where
 * @param recomputed phrasing markup: what follows from the raw values
 * @param standing how the two compare
 * @param verdict in words; empty if the quotation is no number to compare
 * @param limits how much the verdict says: how many numbers would have passed, then each flag; may
 *     be empty
 * @param cause the repair that explains it, in words; may be empty
 * @param why phrasing markup: the author's account of it
 * @param trace phrasing markup: the derivation; may be empty
 */
public record FindingEntry(
    String id,
    String anchor,
    FactLink about,
    String quoted,
    Html place,
    Html recomputed,
    Standing standing,
    String verdict,
    List<String> limits,
    String cause,
    Html why,
    Html trace) {
  public FindingEntry {
    Objects.requireNonNull(id);
    Objects.requireNonNull(anchor);
    Objects.requireNonNull(about);
    Objects.requireNonNull(quoted);
    Objects.requireNonNull(place);
    Objects.requireNonNull(recomputed);
    Objects.requireNonNull(standing);
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(cause);
    Objects.requireNonNull(why);
    Objects.requireNonNull(trace);
    limits = List.copyOf(limits);
  }
}
