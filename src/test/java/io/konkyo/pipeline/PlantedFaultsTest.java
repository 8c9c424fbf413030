package io.konkyo.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.audit.Passage;
import io.konkyo.audit.page.PageReader;
import io.konkyo.audit.page.PageReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Changes single digits of the calculations on the site's own pages, and has them read again. The
 * digits are found by the pages' markup, not by the reader that is tested.
 */
class PlantedFaultsTest {
  private static final long SEED = 20_260_902;
  private static final int LINES = 300;
  private static final int SENTENCES = 100;
  private static final int LEAST_NOTICED_PERCENT = 90;

  private static PageReader reader;
  @TempDir private static Path folder;
  private static final Map<String, String> PAGES = new TreeMap<>();

  @BeforeAll
  static void buildTheSite() throws IOException {
    Path out = folder.resolve("site");
    Folders folders = new Folders(Path.of("content"), folder.resolve("templates"), out);
    Pipeline.Outcome outcome = new Pipeline(folders).build();
    assertEquals(List.of(), errors(outcome));
    Analysis analysis = outcome.analysis().orElseThrow();
    reader = new PageReader(analysis.content().units(), ReadBack.values(analysis.ledger()));
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".html")).toList()) {
        PAGES.put(out.relativize(file).toString(), Files.readString(file));
      }
    }
  }

  private static List<String> errors(Pipeline.Outcome outcome) {
    return outcome.diagnostics().stream()
        .filter(d -> d.severity().equals(io.konkyo.diagnostic.Severity.ERROR))
        .map(d -> d.code().id() + " " + d.message())
        .toList();
  }

  /** A digit of a page, and what stands there instead. */
  private record Mutant(String page, String selector, int node, int at, char digit) {}

  @Test
  void pagesAsTheyAreHoldThroughout() {
    List<String> wrong = new ArrayList<>();
    int found = 0;
    for (Map.Entry<String, String> page : PAGES.entrySet()) {
      for (PageReading.Placed placed : reader.read(page.getKey(), page.getValue()).passages()) {
        found++;
        if (!placed.passage().isTrue()) {
          wrong.add(page.getKey() + ": " + placed.passage());
        }
      }
    }
    System.out.println("equations of the site's own pages: " + found);
    assertEquals(List.of(), wrong);
    assertTrue(found > 0);
  }

  @Test
  void mostChangedDigitsOfDerivationsAreNoticed() {
    examine("derivations", ".trace-line", LINES);
  }

  /** Sentences with a list and its differences, or a change and its size. */
  @Test
  void mostChangedDigitsOfSentencesAreNoticed() {
    examine("sentences", "p:matches(\\+\\d.*\\d)", SENTENCES);
  }

  private static void examine(String what, String selector, int sample) {
    List<Mutant> mutants = mutants(selector);
    Collections.shuffle(mutants, new Random(SEED));
    List<Mutant> drawn = mutants.subList(0, Math.min(sample, mutants.size()));
    Map<String, Integer> tally = new TreeMap<>();
    List<String> silent = new ArrayList<>();
    for (Mutant mutant : drawn) {
      String outcome = outcome(mutant, silent);
      tally.merge(outcome, 1, Integer::sum);
    }
    System.out.println(
        what
            + ": "
            + drawn.size()
            + " of "
            + mutants.size()
            + " digits, seed "
            + SEED
            + ": "
            + tally);
    silent.forEach(line -> System.out.println("  silent: " + line));
    int noticed = drawn.size() - silent.size();
    assertTrue(
        100 * noticed >= LEAST_NOTICED_PERCENT * drawn.size(), noticed + " of " + drawn.size());
  }

  private static List<Mutant> mutants(String selector) {
    Random random = new Random(SEED);
    List<Mutant> mutants = new ArrayList<>();
    for (Map.Entry<String, String> page : PAGES.entrySet()) {
      List<TextNode> nodes = nodes(Jsoup.parse(page.getValue()), selector);
      for (int node = 0; node < nodes.size(); node++) {
        String text = nodes.get(node).getWholeText();
        for (int at = 0; at < text.length(); at++) {
          if (Character.isDigit(text.charAt(at)) && !isOfName(text, at)) {
            char digit = (char) ('0' + (text.charAt(at) - '0' + 1 + random.nextInt(9)) % 10);
            mutants.add(new Mutant(page.getKey(), selector, node, at, digit));
          }
        }
      }
    }
    return mutants;
  }

  /** The digits of p50 are a name's; p58 is another name and no wrong number. */
  private static boolean isOfName(String text, int at) {
    int from = at;
    while (from > 0 && Character.isDigit(text.charAt(from - 1))) {
      from--;
    }
    return from > 0 && text.charAt(from - 1) >= 'a' && text.charAt(from - 1) <= 'z';
  }

  /** Only where a number is part of a calculation, not alone on its line. */
  private static List<TextNode> nodes(Document page, String selector) {
    List<TextNode> nodes = new ArrayList<>();
    for (Element element : page.select(selector)) {
      if (element.text().matches(".*[=≈<>≤≥≠→+].*")) {
        element.nodeStream(TextNode.class).forEach(nodes::add);
      }
    }
    return nodes;
  }

  private static String outcome(Mutant mutant, List<String> silent) {
    Document page = Jsoup.parse(PAGES.get(mutant.page()));
    page.outputSettings().prettyPrint(false);
    TextNode node = nodes(page, mutant.selector()).get(mutant.node());
    StringBuilder text = new StringBuilder(node.getWholeText());
    text.setCharAt(mutant.at(), mutant.digit());
    node.text(text.toString());
    PageReading reading = reader.read(mutant.page(), page.outerHtml());
    if (!reading.misprints().isEmpty()) {
      return "misprinted";
    }
    List<Passage> passages =
        reading.passages().stream()
            .map(PageReading.Placed::passage)
            .filter(passage -> !passage.isTrue())
            .toList();
    if (passages.isEmpty()) {
      silent.add(mutant.page() + " [" + text + "] " + around(node));
      return "silent";
    }
    return passages.stream().anyMatch(p -> !p.failures().isEmpty()) ? "false" : "unread";
  }

  private static String around(TextNode node) {
    Element line = node.parent();
    while (line.parent() != null && !line.hasClass("trace-line") && !line.isBlock()) {
      line = line.parent();
    }
    String text = line.text();
    return text.length() > 160 ? text.substring(0, 160) + "…" : text;
  }
}
