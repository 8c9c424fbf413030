package io.konkyo.content.text;

import io.konkyo.source.Located;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A phrase of comparison that a placeholder prints, with the way it must go.
 *
 * @param direction what the figure must be
 * @param from for a figure that has risen or fallen, the fact it began at
 */
public record Turn(Direction direction, Optional<Located<String>> from) {

  /** Which way a comparison goes. */
  public enum Direction {
    /** A shorter time or a greater rate. */
    FASTER,
    /** A longer time or a smaller rate. */
    SLOWER,
    LONGER,
    SHORTER,
    MORE,
    FEWER,
    HIGHER,
    LOWER,
    LARGER,
    SMALLER,
    /** Said of the figure that was reached from a smaller one. */
    UP_FROM,
    /** Said of the figure that was reached from a greater one. */
    DOWN_FROM;

    /** Returns the word that authors write. */
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns whether the figure is held against a fact that the author names. */
    public boolean hasStart() {
      return this == UP_FROM || this == DOWN_FROM;
    }

    /** Returns the direction of a word; empty if it is none. */
    public static Optional<Direction> byId(String id) {
      return Arrays.stream(values()).filter(one -> one.id().equals(id)).findFirst();
    }

    /** Returns the sign that a difference must have: of a time, a rate, or anything else. */
    public int sign(boolean ofTime) {
      return switch (this) {
        case FASTER -> ofTime ? -1 : 1;
        case SLOWER -> ofTime ? 1 : -1;
        case LONGER, MORE, HIGHER, LARGER, UP_FROM -> 1;
        case SHORTER, FEWER, LOWER, SMALLER, DOWN_FROM -> -1;
      };
    }
  }
}
