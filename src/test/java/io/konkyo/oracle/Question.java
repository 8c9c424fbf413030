package io.konkyo.oracle;

/**
 * What a program is asked: how many of one thing another is.
 *
 * @param have an expression in the program's language
 * @param want the unit of the answer; 1 for a plain number
 */
record Question(String have, String want) {

  /** Reads {@code 3 GB -> MiB}, or a plain expression. */
  static Question of(String cell) {
    int arrow = cell.lastIndexOf(" -> ");
    return arrow < 0
        ? new Question(cell, "1")
        : new Question(cell.substring(0, arrow), cell.substring(arrow + 4));
  }
}
