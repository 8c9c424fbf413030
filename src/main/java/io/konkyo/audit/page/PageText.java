package io.konkyo.audit.page;

import java.util.List;
import java.util.Objects;
import org.jsoup.nodes.TextNode;

/**
 * What a page says in its own words: the text of its blocks, a line for each. Decoration, code,
 * quotations and the options a reader must see through are left out.
 *
 * @param text the lines; calculations that stand apart are empty ones here
 * @param explanations the calculations that stand apart, each group of lines that belong together
 * @param pieces where the characters of {@code text} came from, in order
 */
record PageText(String text, List<List<Line>> explanations, List<Piece> pieces) {
  PageText {
    Objects.requireNonNull(text);
    explanations = List.copyOf(explanations);
    pieces = List.copyOf(pieces);
  }

  /**
   * A calculation on a line of its own.
   *
   * @param text its characters
   * @param pieces the text nodes it is made of, at least one, with their offsets in it
   */
  record Line(String text, List<Piece> pieces) {
    Line {
      pieces = List.copyOf(pieces);
    }
  }

  /**
   * A stretch of the text that is one node's, character by character.
   *
   * @param from offset of its first character in the text or line
   * @param node the node
   */
  record Piece(int from, TextNode node) {
    int to() {
      return from + node.getWholeText().length();
    }
  }

  /** Returns the pieces of which a stretch of the text is made, at least one. */
  List<Piece> pieces(int from, int to) {
    return pieces.stream().filter(piece -> piece.from() < to && from < piece.to()).toList();
  }
}
