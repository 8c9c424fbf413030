package io.konkyo.content.fact;

import java.util.OptionalLong;

/**
 * A number of runs or samples, which an author may declare to be unrecorded.
 *
 * @param count the number; empty when unrecorded
 */
public record Tally(OptionalLong count) {
  /** The word that stands for a number nobody wrote down. */
  public static final String UNRECORDED = "unrecorded";

  @Override
  public String toString() {
    return count.isPresent() ? Long.toString(count.getAsLong()) : UNRECORDED;
  }
}
