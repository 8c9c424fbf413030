package io.konkyo.content.markdown;

import java.util.Arrays;

/**
 * Where each character of a text stands in the longer text it was taken from. The two differ where
 * the longer one has an escape, an entity, or the {@code >} of a quotation between two lines.
 *
 * <p>Units: UTF-16 offsets on both sides.
 */
public final class Offsets {
  private final int length;
  private final int[] starts;
  private final int[] froms;
  private final int[] tos;

  private Offsets(int length, int[] starts, int[] froms, int[] tos) {
    this.length = length;
    this.starts = starts;
    this.froms = froms;
    this.tos = tos;
  }

  /** Returns the places of a text that stands as it is at {@code from} in the longer one. */
  static Offsets verbatim(int from, int length) {
    return new Builder().add(length, from, from + length).build();
  }

  /** Returns the number of characters of the text. */
  public int length() {
    return length;
  }

  /**
   * Returns where a character begins.
   *
   * <p>Errors: {@link IndexOutOfBoundsException} unless {@code 0 <= index < length()}.
   */
  public int start(int index) {
    int run = run(index);
    return isVerbatim(run) ? froms[run] + index - starts[run] : froms[run];
  }

  /**
   * Returns where the stretch before {@code end} ends, the place after its last character.
   *
   * <p>Errors: {@link IndexOutOfBoundsException} unless {@code 0 < end <= length()}.
   */
  public int end(int end) {
    int run = run(end - 1);
    return isVerbatim(run) ? froms[run] + end - starts[run] : tos[run];
  }

  /** Returns the places of a stretch of the text. */
  Offsets slice(int start, int end) {
    return new Builder().add(this, start, end).build();
  }

  private int run(int index) {
    if (index < 0 || index >= length) {
      throw new IndexOutOfBoundsException("character " + index + " of " + length);
    }
    int found = Arrays.binarySearch(starts, index);
    return found >= 0 ? found : -found - 2;
  }

  private int runEnd(int run) {
    return run + 1 < starts.length ? starts[run + 1] : length;
  }

  private boolean isVerbatim(int run) {
    return tos[run] - froms[run] == runEnd(run) - starts[run];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Offsets that
        && length == that.length
        && Arrays.equals(starts, that.starts)
        && Arrays.equals(froms, that.froms)
        && Arrays.equals(tos, that.tos);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(froms) + Arrays.hashCode(starts);
  }

  @Override
  public String toString() {
    return length == 0 ? "nowhere" : start(0) + ".." + end(length);
  }

  /**
   * Collects runs: stretches that stand verbatim, or that stand for something of another length.
   */
  static final class Builder {
    private int length;
    private int count;
    private int[] starts = new int[2];
    private int[] froms = new int[2];
    private int[] tos = new int[2];
    private boolean lastIsVerbatim;

    /** Adds characters that stand for {@code from..to}. */
    Builder add(int characters, int from, int to) {
      if (characters == 0) {
        return this;
      }
      boolean verbatim = characters == to - from;
      if (count > 0 && verbatim && lastIsVerbatim && tos[count - 1] == from) {
        tos[count - 1] = to;
      } else {
        append(from, to);
      }
      lastIsVerbatim = verbatim;
      length += characters;
      return this;
    }

    /** Adds the characters of a stretch of another text. */
    Builder add(Offsets other, int start, int end) {
      int at = start;
      while (at < end) {
        int run = other.run(at);
        int stop = Math.min(end, other.runEnd(run));
        add(stop - at, other.start(at), other.end(stop));
        at = stop;
      }
      return this;
    }

    private void append(int from, int to) {
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, count * 2);
        froms = Arrays.copyOf(froms, count * 2);
        tos = Arrays.copyOf(tos, count * 2);
      }
      starts[count] = length;
      froms[count] = from;
      tos[count] = to;
      count++;
    }

    Offsets build() {
      return new Offsets(
          length,
          Arrays.copyOf(starts, count),
          Arrays.copyOf(froms, count),
          Arrays.copyOf(tos, count));
    }
  }
}
