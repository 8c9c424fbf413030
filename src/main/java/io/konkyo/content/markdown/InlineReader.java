package io.konkyo.content.markdown;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the marks inside a paragraph or heading, from left to right in one pass.
 *
 * <p>This does not use flexmark's inline parser. Its patterns overflow the stack on long rows of
 * marks and its searches grow with the square of the length, and a placeholder must count as one
 * letter when emphasis beside it is paired.
 */
final class InlineReader {
  private final Content content;
  private final String text;
  private final Piece root;
  private final Delimiters delimiters;
  private final Braces braces;
  private final LinkTargets targets;
  private final Deque<Bracket> brackets = new ArrayDeque<>();
  private Map<Integer, Integer> lastBackticks;
  private int noLinkBefore;
  private int pending;
  private int at;

  /**
   * A {@code [} that may begin a link, or a {@code ![} that may begin an image.
   *
   * @param piece the characters
   */
  private record Bracket(Piece piece, boolean image) {}

  private InlineReader(Content content) {
    this.content = content;
    this.text = content.text();
    this.root = new Piece(Piece.Kind.ROOT, 0, text.length());
    this.delimiters = new Delimiters(content, root);
    this.braces = new Braces(content);
    this.targets = new LinkTargets(content);
  }

  /** Returns the pieces of a paragraph or heading. */
  static List<Inline> read(Content content) {
    InlineReader reader = new InlineReader(content);
    reader.readAll();
    return new PieceWriter(content).write(reader.root);
  }

  private void readAll() {
    while (at < text.length()) {
      readNext();
    }
    flush(at);
    delimiters.pairFrom(0);
  }

  private void readNext() {
    switch (text.charAt(at)) {
      case '\n' -> lineEnd();
      case '\\' -> backslash();
      case '`' -> backticks();
      case '$', '{' -> brace();
      case '*', '_' -> delimiterRun();
      case '!', '[' -> openBracket();
      case ']' -> closeBracket();
      case '<' -> targets.autolink(at).ifPresentOrElse(this::add, () -> at++);
      case '&' -> reference();
      default -> at++;
    }
  }

  private void lineEnd() {
    int lineEnd = at;
    while (lineEnd > pending && Content.isBlank(text.charAt(lineEnd - 1))) {
      lineEnd--;
    }
    boolean hard = at - lineEnd >= 2 && text.charAt(at - 1) == ' ' && text.charAt(at - 2) == ' ';
    endLine(lineEnd, hard);
  }

  /** Ends a source line at an index; what is left of it is blank or a backslash. */
  private void endLine(int lineEnd, boolean hard) {
    int next = content.skipSpace(lineEnd + (text.charAt(lineEnd) == '\\' ? 1 : 0));
    if (hard) {
      add(lineEnd, next, new Inline.LineBreak(content.from(lineEnd), content.to(next)));
    } else {
      add(lineEnd, next, new Piece(Piece.Kind.SOFT_BREAK, lineEnd, next));
    }
  }

  private void backslash() {
    if (content.at(at + 1, '\n')) {
      endLine(at, /* hard= */ true);
    } else if (text.startsWith("${", at + 1)) {
      addText(at + 3, "${");
    } else if (at + 1 < text.length() && Escapes.isEscapable(text.charAt(at + 1))) {
      addText(at + 2, text.substring(at + 1, at + 2));
    } else {
      at++;
    }
  }

  private void reference() {
    int end = Escapes.referenceEnd(text, at);
    if (end < 0) {
      at++;
    } else {
      addText(end, Escapes.decode(text, at, end));
    }
  }

  private void brace() {
    if (Braces.isMark(text, at)) {
      add(braces.read(at));
    } else {
      at++;
    }
  }

  private void backticks() {
    int open = runEnd(at);
    int close = closingBackticks(open, open - at);
    if (close < 0) {
      at = open;
      return;
    }
    int from = open;
    int to = close;
    String code = text.substring(open, close).replace('\n', ' ');
    if (code.startsWith(" ") && code.endsWith(" ") && !code.isBlank()) {
      from++;
      to--;
    }
    int end = close + open - at;
    add(
        new Leaf(
            new Inline.Code(
                text.substring(from, to).replace('\n', ' '),
                content.places().slice(from, to),
                content.from(at),
                content.to(end)),
            end));
  }

  private int closingBackticks(int index, int length) {
    if (lastBackticks == null) {
      lastBackticks = findLastBackticks();
    }
    if (lastBackticks.getOrDefault(length, -1) < index) {
      return -1;
    }
    int start = text.indexOf('`', index);
    while (runEnd(start) - start != length) {
      start = text.indexOf('`', runEnd(start));
    }
    return start;
  }

  /** Returns where the last run of each length begins, so that no search is made in vain. */
  private Map<Integer, Integer> findLastBackticks() {
    Map<Integer, Integer> found = new HashMap<>();
    int start = text.indexOf('`');
    while (start >= 0) {
      int end = runEnd(start);
      found.put(end - start, start);
      start = text.indexOf('`', end);
    }
    return found;
  }

  private void delimiterRun() {
    int end = runEnd(at);
    Neighbour before = Neighbour.before(text, at);
    Neighbour after = Neighbour.after(text, end);
    boolean printedBefore = pending == at && isPrinted(root.last);
    Piece piece = Piece.text(at, end);
    add(at, end, piece);
    delimiters.add(
        piece,
        printedBefore ? Neighbour.PRINTED : before,
        Braces.isMark(text, end) ? Neighbour.PRINTED : after);
  }

  private static boolean isPrinted(Piece piece) {
    return piece != null
        && (piece.leaf instanceof Inline.Placeholder
            || piece.leaf instanceof Inline.Particle
            || piece.leaf instanceof Inline.Malformed);
  }

  private void openBracket() {
    boolean image = text.charAt(at) == '!';
    if (image && !content.at(at + 1, '[')) {
      at++;
      return;
    }
    int end = image ? at + 2 : at + 1;
    Piece piece = Piece.text(at, end);
    add(at, end, piece);
    brackets.push(new Bracket(piece, image));
  }

  private void closeBracket() {
    int close = at++;
    Bracket open = brackets.poll();
    if (open == null || (!open.image() && open.piece().start < noLinkBefore)) {
      return;
    }
    Optional<LinkTargets.Parenthesis> parenthesis = targets.parenthesis(close + 1);
    if (parenthesis.isEmpty()) {
      return;
    }
    flush(close);
    pending = parenthesis.get().end();
    at = pending;
    delimiters.pairFrom(open.piece().start);
    link(open, parenthesis.get());
  }

  private void link(Bracket open, LinkTargets.Parenthesis parenthesis) {
    int start = open.piece().start;
    Piece link = new Piece(Piece.Kind.LINK, start, at);
    link.text = parenthesis.target();
    root.wrap(open.piece(), null, link);
    root.remove(open.piece());
    Optional<MarkdownFault> fault =
        open.image() ? Optional.of(MarkdownFault.IMAGE) : parenthesis.fault();
    if (fault.isEmpty() && link.depth > MarkdownReader.MAX_NESTING) {
      fault = Optional.of(MarkdownFault.TOO_DEEP);
    }
    fault.ifPresent(found -> link.become(content.malformed(found, start, at)));
    if (!open.image()) {
      noLinkBefore = start;
    }
  }

  private int runEnd(int start) {
    char mark = text.charAt(start);
    int end = start + 1;
    while (end < text.length() && text.charAt(end) == mark) {
      end++;
    }
    return end;
  }

  private void add(Leaf leaf) {
    add(at, leaf.end(), leaf.inline());
  }

  private void add(int start, int end, Inline inline) {
    add(start, end, Piece.leaf(inline, start, end));
  }

  private void addText(int end, String printed) {
    Piece piece = Piece.text(at, end);
    piece.text = printed;
    add(at, end, piece);
  }

  private void add(int start, int end, Piece piece) {
    flush(start);
    root.append(piece);
    pending = end;
    at = end;
  }

  /** Turns the plain characters read so far into a piece. */
  private void flush(int end) {
    if (pending < end) {
      root.append(Piece.text(pending, end));
    }
    pending = end;
  }
}
