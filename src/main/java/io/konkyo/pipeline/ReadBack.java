package io.konkyo.pipeline;

import io.konkyo.audit.Check;
import io.konkyo.audit.Kind;
import io.konkyo.audit.Passage;
import io.konkyo.audit.page.PageReader;
import io.konkyo.audit.page.PageReading;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.site.readback.PageCoverage;
import io.konkyo.source.SourceFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/**
 * The finished pages, read again by a reader that shares nothing with what printed them: the last
 * check before a site is written.
 *
 * <p>Source: design, "A checker must not agree with itself".
 */
final class ReadBack {
  private static final String PAGE = ".html";
  private static final String NOTE =
      "the finished page was read again by itself, number by number; it is not written";
  private static final String REPORT =
      "mend the template of yours that prints it; if there is none, please report it, with the facts"
          + " that take part";

  private final Path out;
  private final Diagnostics diagnostics;
  private int equations;
  private int holding;
  private int numbers;
  private int misprints;
  private final List<String> unread = new ArrayList<>();

  private ReadBack(Path out, Diagnostics diagnostics) {
    this.out = out;
    this.diagnostics = diagnostics;
  }

  /**
   * Reads every page of a site; an equation that is false is told, and a number that is not what
   * its fact is.
   *
   * @param facts the exact values of facts and families, which numbers say they are
   * @param out the folder the site is for, which places are told in
   */
  static ReadPages read(
      SortedMap<String, byte[]> files,
      UnitRegistry units,
      Map<String, List<Quantity>> facts,
      Path out,
      Diagnostics diagnostics) {
    // Several pages at a time, each by a reader of its own; told in the order of their names.
    List<Page> pages =
        files.entrySet().parallelStream()
            .filter(file -> file.getKey().endsWith(PAGE))
            .map(file -> Page.read(file.getKey(), file.getValue(), new PageReader(units, facts)))
            .toList();
    ReadBack readBack = new ReadBack(out, diagnostics);
    pages.forEach(page -> readBack.tell(page.reading(), page.html()));
    return new ReadPages(
        readBack.equations,
        readBack.holding,
        readBack.unread,
        readBack.numbers,
        readBack.numbers - readBack.misprints,
        pages.stream().map(Page::coverage).toList());
  }

  /** Returns the exact values of facts by id, and of families those of their members in order. */
  static Map<String, List<Quantity>> values(Ledger ledger) {
    Map<String, List<Quantity>> values = new HashMap<>();
    for (String name : ledger.entries().keySet()) {
      values.put(name, values(ledger.named(name)));
    }
    for (String name : ledger.families().keySet()) {
      values.put(name, values(ledger.named(name)));
    }
    return values;
  }

  private static List<Quantity> values(List<Entry> entries) {
    return entries.stream()
        .flatMap(entry -> entry.value().flatMap(Value::asQuantity).stream())
        .toList();
  }

  private record Page(String html, PageReading reading, PageCoverage coverage) {
    static Page read(String name, byte[] bytes, PageReader reader) {
      String html = new String(bytes, StandardCharsets.UTF_8);
      Document document = Jsoup.parse(html);
      return new Page(html, reader.read(name, html, document), PageCoverage.of(name, document));
    }
  }

  private void tell(PageReading reading, String html) {
    equations += reading.passages().size();
    numbers += reading.numbers();
    misprints += reading.misprints().size() + reading.misplaced().size();
    reading.misprints().stream()
        .map(misprint -> describe(reading.page(), html, misprint))
        .forEach(diagnostics::add);
    reading.misplaced().stream()
        .map(mark -> describeMark(reading.page(), html, mark))
        .forEach(diagnostics::add);
    for (PageReading.Placed placed : reading.passages()) {
      Passage passage = placed.passage();
      if (passage.isTrue()) {
        holding++;
      } else if (passage.failures().isEmpty()) {
        unread.add(
            "`" + passage.text() + "` in " + reading.page() + ": " + passage.unread().orElse(""));
      } else {
        passage.failures().stream()
            .limit(1)
            .forEach(check -> diagnostics.add(describe(reading.page(), html, placed, check)));
      }
    }
  }

  private Diagnostic describe(String page, String html, PageReading.Misprint misprint) {
    return Diagnostic.of(
            DiagnosticCode.MISPRINTED_NUMBER,
            source(page, html).span(misprint.from(), misprint.to()),
            "the page would print `" + misprint.printed() + "` for `" + misprint.fact() + "`")
        .withAt("`" + misprint.fact() + "` is " + misprint.gives())
        .withNote(NOTE)
        .withHelp(REPORT);
  }

  private Diagnostic describeMark(String page, String html, PageReading.Misprint mark) {
    return Diagnostic.of(
            DiagnosticCode.MISPRINTED_NUMBER,
            source(page, html).span(mark.from(), mark.to()),
            "a figure would draw `" + mark.fact() + "` at " + mark.printed() + " of its axis")
        .withAt("stands at " + mark.gives())
        .withNote(NOTE)
        .withHelp(REPORT);
  }

  private SourceFile source(String page, String html) {
    return new SourceFile(out.resolve(page).toString().replace('\\', '/'), html);
  }

  private Diagnostic describe(String page, String html, PageReading.Placed placed, Check failure) {
    Passage passage = placed.passage();
    return Diagnostic.of(
            DiagnosticCode.FALSE_EQUATION,
            source(page, html).span(placed.from(), placed.to()),
            "the page would print `" + passage.text() + "`, which is not true")
        .withAt("`" + failure.printed() + "` should be " + failure.gives())
        .withNote(NOTE)
        .withHelp(help(passage.kind()));
  }

  private static String help(Kind kind) {
    return kind == Kind.LINE
        ? REPORT
        : "correct the sentence, or the facts its placeholders name; what a source says stands in"
            + " a quotation, which is not computed again";
  }
}
