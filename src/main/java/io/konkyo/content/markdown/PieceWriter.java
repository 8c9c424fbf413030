package io.konkyo.content.markdown;

import java.util.ArrayList;
import java.util.List;

/** Turns paired pieces into inlines: neighbouring texts become one. */
final class PieceWriter {
  private final Content content;
  private Piece openBreak;
  private int lastPrinted = Cjk.UNKNOWN;

  PieceWriter(Content content) {
    this.content = content;
  }

  List<Inline> write(Piece root) {
    settleBreaks(root);
    return inlines(root);
  }

  /** Decides for each end of a source line what it prints, by the characters around it. */
  private void settleBreaks(Piece parent) {
    for (Piece piece = parent.first; piece != null; piece = piece.next) {
      switch (piece.kind) {
        case SOFT_BREAK -> openBreak = piece;
        case TEXT -> settle(printed(piece));
        case LEAF -> settle(piece.leaf instanceof Inline.Code code ? code.text() : "");
        case STRONG, EMPHASIS, LINK, ROOT -> settleBreaks(piece);
      }
    }
  }

  private void settle(String printed) {
    if (openBreak != null) {
      int next = printed.isEmpty() ? Cjk.UNKNOWN : printed.codePointAt(0);
      openBreak.text = Cjk.joins(lastPrinted, next) ? "" : " ";
      openBreak = null;
    }
    lastPrinted = printed.isEmpty() ? Cjk.UNKNOWN : printed.codePointBefore(printed.length());
  }

  private List<Inline> inlines(Piece parent) {
    List<Inline> inlines = new ArrayList<>();
    StringBuilder words = new StringBuilder();
    Offsets.Builder places = new Offsets.Builder();
    for (Piece piece = parent.first; piece != null; piece = piece.next) {
      if (piece.kind == Piece.Kind.TEXT || piece.kind == Piece.Kind.SOFT_BREAK) {
        words.append(printed(piece));
        addPlaces(piece, places);
        continue;
      }
      if (words.length() > 0) {
        inlines.add(new Inline.Words(words.toString(), places.build()));
        words.setLength(0);
      }
      places = new Offsets.Builder();
      inlines.add(inline(piece));
    }
    if (words.length() > 0) {
      inlines.add(new Inline.Words(words.toString(), places.build()));
    }
    return inlines;
  }

  private Inline inline(Piece piece) {
    if (piece.kind == Piece.Kind.LEAF) {
      return piece.leaf;
    }
    int from = content.from(piece.start);
    int to = content.to(piece.end);
    List<Inline> children = inlines(piece);
    return switch (piece.kind) {
      case STRONG -> new Inline.Strong(children, from, to);
      case EMPHASIS -> new Inline.Emphasis(children, from, to);
      case LINK -> new Inline.Link(piece.text, children, from, to);
      case TEXT, SOFT_BREAK, LEAF, ROOT -> throw new IllegalStateException(piece.kind + " inside");
    };
  }

  private void addPlaces(Piece piece, Offsets.Builder places) {
    if (piece.text == null && piece.kind == Piece.Kind.TEXT) {
      places.add(content.places(), piece.start, piece.end);
    } else {
      places.add(printed(piece).length(), content.from(piece.start), content.to(piece.end));
    }
  }

  private String printed(Piece piece) {
    if (piece.text != null) {
      return piece.text;
    }
    return piece.kind == Piece.Kind.SOFT_BREAK
        ? " "
        : content.text().substring(piece.start, piece.end);
  }
}
