package io.konkyo.audit.page;

import io.konkyo.audit.LineReader;
import io.konkyo.audit.Passage;
import io.konkyo.audit.ProseReader;
import io.konkyo.audit.page.PageReading.Misprint;
import io.konkyo.audit.page.PageReading.Placed;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Range;
import org.jsoup.parser.Parser;

/** Reads the arithmetic of finished pages. */
public final class PageReader {
  private final LineReader lines;
  private final ProseReader prose;
  private final UnitRegistry registry;
  private final Map<String, List<Quantity>> values;
  private final PrintedFacts facts;

  /**
   * Returns a reader.
   *
   * @param registry the units it knows
   * @param facts the exact values of facts, by id; of families, those of their members in order
   */
  public PageReader(UnitRegistry registry, Map<String, List<Quantity>> facts) {
    this.lines = new LineReader(registry);
    this.prose = new ProseReader(registry);
    this.registry = registry;
    this.values = facts;
    this.facts = new PrintedFacts(registry, facts);
  }

  /** Returns the arithmetic of a page computed again, and its numbers held against their facts. */
  public PageReading read(String page, String html) {
    return read(page, html, Jsoup.parse(html));
  }

  /**
   * Returns the arithmetic of a page computed again, and its numbers held against their facts.
   *
   * @param document what the markup was parsed to
   */
  public PageReading read(String page, String html, Document document) {
    PageReading reading = reading(page, html, document);
    boolean faulty =
        !reading.misprints().isEmpty()
            || !reading.misplaced().isEmpty()
            || reading.passages().stream().anyMatch(p -> !p.passage().isTrue());
    // To know where text stands takes a slower parser, which only faults are worth.
    return faulty ? reading(page, html, withPositions(html)) : reading;
  }

  private PageReading reading(String page, String html, Document document) {
    PrintedFacts.Reading read = facts.read(document);
    PrintedFacts.Reading chances = PrintedChances.read(document);
    PlottedMarks.Reading marks = PlottedMarks.read(document, registry, values);
    List<Misprint> misprints =
        Stream.of(read, chances)
            .flatMap(reading -> reading.misprints().stream())
            .map(one -> place(one.fact(), one.printed(), one.gives(), one.element()))
            .toList();
    return new PageReading(
        page,
        placed(document, html),
        read.found() + chances.found() + marks.found(),
        misprints,
        marks.misplaced().stream()
            .map(one -> place(one.what(), one.at(), one.gives(), one.element()))
            .toList());
  }

  private static Misprint place(String fact, String printed, String gives, Element element) {
    Range range = element.sourceRange();
    int from = range.isTracked() ? range.startPos() : 0;
    int to = range.isTracked() ? element.endSourceRange().endPos() : 0;
    return new Misprint(fact, printed, gives, from, Math.max(from, to));
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
    int from =
        isLiteral(first, html)
            ? start(first) + Math.max(0, passage.from() - first.from())
            : start(first);
    int to =
        isLiteral(last, html)
            ? start(last) + Math.min(passage.to(), last.to()) - last.from()
            : last.node().sourceRange().endPos();
    return new Placed(passage, from, to);
  }

  /** Where a node holds escaped characters, its whole stretch of the markup is meant. */
  private static boolean isLiteral(PageText.Piece piece, String html) {
    return html.startsWith(piece.node().getWholeText(), start(piece));
  }

  private static int start(PageText.Piece piece) {
    return piece.node().sourceRange().startPos();
  }
}
