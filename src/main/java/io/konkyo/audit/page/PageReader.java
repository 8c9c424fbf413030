package io.konkyo.audit.page;

import io.konkyo.audit.LineReader;
import io.konkyo.audit.Passage;
import io.konkyo.audit.ProseReader;
import io.konkyo.audit.page.PageReading.Placed;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Range;
import org.jsoup.parser.Parser;

/** Reads the arithmetic of finished pages. */
public final class PageReader {
  private final LineReader lines;
  private final ProseReader prose;

  /** Returns a reader that knows the units of a registry. */
  public PageReader(UnitRegistry registry) {
    this.lines = new LineReader(registry);
    this.prose = new ProseReader(registry);
  }

  /** Returns the arithmetic of a page, computed again. */
  public PageReading read(String page, String html) {
    List<Placed> placed = placed(Jsoup.parse(html), html);
    boolean faulty = placed.stream().anyMatch(p -> !p.passage().isTrue());
    // To know where text stands takes a slower parser, which only faults are worth.
    return new PageReading(page, faulty ? placed(withPositions(html), html) : placed);
  }

  private static Document withPositions(String html) {
    return Jsoup.parse(html, "", Parser.htmlParser().setTrackPosition(true));
  }

  private List<Placed> placed(Document document, String html) {
    PageText text = PageTextBuilder.of(document);
    List<Placed> placed = new ArrayList<>();
    for (List<PageText.Line> explanation : text.explanations()) {
      LineReader.Explanation reading = lines.explanation();
      for (PageText.Line line : explanation) {
        reading
            .read(line.text())
            .map(passage -> place(passage, line.pieces(), html))
            .ifPresent(placed::add);
      }
    }
    for (Passage passage : prose.read(text.text())) {
      placed.add(place(passage, text.pieces(passage.from(), passage.to()), html));
    }
    return placed;
  }

  private static Placed place(Passage passage, List<PageText.Piece> pieces, String html) {
    PageText.Piece first = pieces.get(0);
    PageText.Piece last = pieces.get(pieces.size() - 1);
    if (!first.node().sourceRange().isTracked()) {
      return new Placed(passage, 0, 0);
    }
    int from = offset(first, Math.max(0, passage.from() - first.from()), html);
    int to = offset(last, Math.min(passage.to(), last.to()) - last.from(), html);
    return new Placed(passage, from, to);
  }

  /** Where a node holds escaped characters, its whole stretch of the markup is meant. */
  private static int offset(PageText.Piece piece, int within, String html) {
    Range range = piece.node().sourceRange();
    boolean literal = html.startsWith(piece.node().getWholeText(), range.startPos());
    if (literal) {
      return range.startPos() + within;
    }
    return within == 0 ? range.startPos() : range.endPos();
  }
}
