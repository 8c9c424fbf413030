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
import org.jsoup.nodes.TextNode;
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
    List<Placed> placed = placed(Jsoup.parse(html));
    boolean faulty = placed.stream().anyMatch(p -> !p.passage().isTrue());
    // To know where text stands takes a slower parser, which only faults are worth.
    return new PageReading(page, faulty ? placed(withPositions(html)) : placed);
  }

  private static Document withPositions(String html) {
    return Jsoup.parse(html, "", Parser.htmlParser().setTrackPosition(true));
  }

  private List<Placed> placed(Document document) {
    PageText text = PageTextBuilder.of(document);
    List<Placed> placed = new ArrayList<>();
    for (List<PageText.Line> explanation : text.explanations()) {
      LineReader.Explanation reading = lines.explanation();
      for (PageText.Line line : explanation) {
        reading.read(line.text()).map(found -> place(found, line.nodes())).ifPresent(placed::add);
      }
    }
    for (Passage passage : prose.read(text.text())) {
      placed.add(place(passage, text.nodes(passage.from(), passage.to())));
    }
    return placed;
  }

  private static Placed place(Passage passage, List<TextNode> nodes) {
    if (nodes.isEmpty()) {
      return new Placed(passage, 0, 0);
    }
    Range first = nodes.get(0).sourceRange();
    Range last = nodes.get(nodes.size() - 1).sourceRange();
    return first.isTracked() && last.isTracked()
        ? new Placed(passage, first.startPos(), last.endPos())
        : new Placed(passage, 0, 0);
  }
}
