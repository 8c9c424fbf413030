package io.konkyo.source;

/**
 * A place in a file, counted from zero in code points. Printed forms count from one.
 *
 * @param line lines before this one
 * @param column code points before this one on its line
 */
public record Position(int line, int column) implements Comparable<Position> {
  public Position {
    if (line < 0 || column < 0) {
      throw new IllegalArgumentException("negative position " + line + ":" + column);
    }
  }

  @Override
  public int compareTo(Position other) {
    return line != other.line
        ? Integer.compare(line, other.line)
        : Integer.compare(column, other.column);
  }

  /** Returns the position as users read it, {@code line:column}, both counted from one. */
  @Override
  public String toString() {
    return (line + 1) + ":" + (column + 1);
  }
}
