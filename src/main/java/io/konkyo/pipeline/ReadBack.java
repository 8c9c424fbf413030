package io.konkyo.pipeline;

import io.konkyo.audit.Check;
import io.konkyo.audit.Kind;
import io.konkyo.audit.Passage;
import io.konkyo.audit.page.PageReader;
import io.konkyo.audit.page.PageReading;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.SourceFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * The finished pages, read again by a reader that shares nothing with what printed them: the last
 * check before a site is written.
 *
 * <p>Source: design, "A checker must not agree with itself".
 */
final class ReadBack {
  private static final String PAGE = ".html";

  private final Path out;
  private final Diagnostics diagnostics;
  private int equations;
  private int holding;
  private final List<String> unread = new ArrayList<>();

  private ReadBack(Path out, Diagnostics diagnostics) {
    this.out = out;
    this.diagnostics = diagnostics;
  }

  /**
   * Reads every page of a site; an equation that is false is told.
   *
   * @param out the folder the site is for, which places are told in
   */
  static ReadEquations read(
      SortedMap<String, byte[]> files, UnitRegistry units, Path out, Diagnostics diagnostics) {
    // Several pages at a time, each by a reader of its own; told in the order of their names.
    List<Page> pages =
        files.entrySet().parallelStream()
            .filter(file -> file.getKey().endsWith(PAGE))
            .map(file -> Page.read(file.getKey(), file.getValue(), units))
            .toList();
    ReadBack readBack = new ReadBack(out, diagnostics);
    pages.forEach(page -> readBack.tell(page.reading(), page.html()));
    return new ReadEquations(readBack.equations, readBack.holding, readBack.unread);
  }

  private record Page(String html, PageReading reading) {
    static Page read(String name, byte[] bytes, UnitRegistry units) {
      String html = new String(bytes, StandardCharsets.UTF_8);
      return new Page(html, new PageReader(units).read(name, html));
    }
  }

  private void tell(PageReading reading, String html) {
    equations += reading.passages().size();
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

  private Diagnostic describe(String page, String html, PageReading.Placed placed, Check failure) {
    String path = out.resolve(page).toString().replace('\\', '/');
    Passage passage = placed.passage();
    return Diagnostic.of(
            DiagnosticCode.FALSE_EQUATION,
            new SourceFile(path, html).span(placed.from(), placed.to()),
            "the page would print `" + passage.text() + "`, which is not true")
        .withAt("`" + failure.printed() + "` should be " + failure.gives())
        .withNote("the finished page was read again by itself, number by number; it is not written")
        .withHelp(help(passage.kind()));
  }

  private static String help(Kind kind) {
    return kind == Kind.LINE
        ? "Konkyo printed this line itself: please report it, with the formula it explains"
        : "correct the sentence, or the facts its placeholders name; what a source says stands in"
            + " a quotation, which is not computed again";
  }
}
