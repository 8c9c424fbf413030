package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * How one stated or quoted number compares with the recomputed one.
 *
 * @param text the number as it was stated or quoted, plain
 * @param places phrasing markup: where a source says so; empty for our own
 * @param id the verdict's id, such as {@code pass}; empty if there is nothing to compare with
 * @param verdict the verdict in words; empty if there is none
 * @param limits how much the verdict says: how many numbers would have passed, then each flag; may
 *     be empty
 * @param reason phrasing markup: why, with numbers; may be empty
 */
public record VerdictLine(
    Speaker speaker,
    String text,
    List<Html> places,
    Standing standing,
    String id,
    String verdict,
    List<String> limits,
    Html reason) {
  public VerdictLine {
    Objects.requireNonNull(speaker);
    Objects.requireNonNull(text);
    Objects.requireNonNull(standing);
    Objects.requireNonNull(id);
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(reason);
    places = List.copyOf(places);
    limits = List.copyOf(limits);
  }

  /** Who answers for a number. */
  public enum Speaker {
    /** We typed it. */
    STATED,
    /** A source printed it. */
    QUOTED
  }
}
