package io.konkyo.content.markdown;

import java.util.Arrays;

/**
 * Runs of {@code *} and {@code _} that may begin or end emphasis, and their pairing.
 *
 * <p>Source: CommonMark 0.31.2, "An algorithm for parsing nested inlines and links"; whether a run
 * can open or close follows the CJK-friendly amendments.
 */
final class Delimiters {
  private static final int KINDS = 12;

  private final Content content;
  private final Piece root;
  private Run last;

  Delimiters(Content content, Piece root) {
    this.content = content;
    this.root = root;
  }

  /** A run that is not used up. */
  private static final class Run {
    final char mark;
    final Piece piece;
    final int position;
    final int typedLength;
    final boolean opens;
    final boolean closes;
    Run previous;
    Run next;

    Run(char mark, Piece piece, boolean opens, boolean closes) {
      this.mark = mark;
      this.piece = piece;
      this.position = piece.start;
      this.typedLength = piece.end - piece.start;
      this.opens = opens;
      this.closes = closes;
    }

    int length() {
      return piece.end - piece.start;
    }

    /** Openers of other kinds may suit a closer of one kind, but never those of another. */
    int kind() {
      return (mark == '*' ? 6 : 0) + (opens ? 3 : 0) + typedLength % 3;
    }

    boolean suits(Run closer) {
      return opens && mark == closer.mark && !isOdd(closer);
    }

    /** Rules 9 and 10: a run that can do both pairs by threes only if both lengths are threes. */
    private boolean isOdd(Run closer) {
      return (closes || closer.opens)
          && (typedLength + closer.typedLength) % 3 == 0
          && !(typedLength % 3 == 0 && closer.typedLength % 3 == 0);
    }
  }

  /** Takes note of a run that was just appended to the paragraph. */
  void add(Piece piece, Neighbour before, Neighbour after) {
    boolean left =
        !after.space()
            && (!after.punctuation()
                || before.space()
                || before.punctuation()
                || before.cjk()
                || after.cjk());
    boolean right =
        !before.space()
            && (!before.punctuation()
                || after.space()
                || after.punctuation()
                || before.cjk()
                || after.cjk());
    char mark = content.text().charAt(piece.start);
    boolean inWord = mark == '_';
    push(
        new Run(
            mark,
            piece,
            inWord ? left && (!right || before.punctuation()) : left,
            inWord ? right && (!left || after.punctuation()) : right));
  }

  /** Pairs all runs that begin at or after an index, and forgets them. */
  void pairFrom(int index) {
    int[] floors = new int[KINDS];
    Arrays.fill(floors, index);
    Run closer = firstFrom(index);
    while (closer != null) {
      closer = closer.closes ? close(closer, floors) : closer.next;
    }
    while (last != null && last.position >= index) {
      remove(last);
    }
  }

  /** Pairs one closing run as far as it goes once, and returns the run to look at next. */
  private Run close(Run closer, int[] floors) {
    Run opener = closer.previous;
    int floor = floors[closer.kind()];
    while (opener != null && opener.position >= floor && !opener.suits(closer)) {
      opener = opener.previous;
    }
    if (opener == null || opener.position < floor) {
      floors[closer.kind()] = closer.position;
      Run next = closer.next;
      if (!closer.opens) {
        remove(closer);
      }
      return next;
    }
    emphasise(opener, closer);
    if (closer.length() > 0) {
      return closer;
    }
    Run next = closer.next;
    drop(closer);
    return next;
  }

  private void emphasise(Run opener, Run closer) {
    for (Run between = closer.previous; between != opener; between = closer.previous) {
      remove(between);
    }
    int use = opener.length() >= 2 && closer.length() >= 2 ? 2 : 1;
    Piece wrapper =
        new Piece(
            use == 2 ? Piece.Kind.STRONG : Piece.Kind.EMPHASIS,
            opener.piece.end - use,
            closer.piece.start + use);
    root.wrap(opener.piece, closer.piece, wrapper);
    opener.piece.end -= use;
    closer.piece.start += use;
    if (wrapper.depth > MarkdownReader.MAX_NESTING) {
      wrapper.become(content.malformed(MarkdownFault.TOO_DEEP, wrapper.start, wrapper.end));
    }
    if (opener.length() == 0) {
      drop(opener);
    }
  }

  private Run firstFrom(int index) {
    Run found = null;
    for (Run run = last; run != null && run.position >= index; run = run.previous) {
      found = run;
    }
    return found;
  }

  private void push(Run run) {
    run.previous = last;
    if (last != null) {
      last.next = run;
    }
    last = run;
  }

  private void drop(Run run) {
    root.remove(run.piece);
    remove(run);
  }

  private void remove(Run run) {
    if (run.previous != null) {
      run.previous.next = run.next;
    }
    if (run.next == null) {
      last = run.previous;
    } else {
      run.next.previous = run.previous;
    }
  }
}
