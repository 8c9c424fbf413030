package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.content.Content;
import io.konkyo.content.bind.ContentReader;
import io.konkyo.content.page.Block;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedExample;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.LedgerBuilder;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Flag;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of this repository's site that tells readers how numbers are checked. */
class MethodPageTest {
  private static final String PAGE = "how-numbers-are-checked";

  private static Ledger ledger;
  private static List<Judgement> examples;

  @BeforeAll
  static void judge() {
    Content content = ContentReader.read(Path.of("content"), new Diagnostics()).orElseThrow();
    ledger = LedgerBuilder.build(content, new Diagnostics());
    examples =
        content.pages().get(PAGE).sections().stream()
            .flatMap(section -> section.blocks().stream())
            .filter(Block.Verdicts.class::isInstance)
            .flatMap(block -> ((Block.Verdicts) block).rows().stream())
            .map(row -> JudgedExample.of(row, ledger.formulas(), new Diagnostics()).orElseThrow())
            .map(JudgedExample::judgement)
            .toList();
  }

  @Test
  void everyVerdictAndEveryFlagHasAnExample() {
    assertEquals(
        EnumSet.allOf(Verdict.class),
        examples.stream().map(Judgement::verdict).collect(Collectors.toSet()));
    assertEquals(
        EnumSet.allOf(Flag.class),
        examples.stream().flatMap(j -> j.flags().stream()).collect(Collectors.toSet()));
  }

  @Test
  void everyCauseThatIsFoundInASourceHasAnExample() {
    Set<String> found = new TreeSet<>();
    for (Entry entry : ledger.entries().values()) {
      entry.quotations().stream()
          .flatMap(quotation -> quotation.judgement().stream())
          .flatMap(judgement -> judgement.cause().stream())
          .forEach(found::add);
    }
    Set<String> shown =
        examples.stream()
            .flatMap(judgement -> judgement.causes().stream())
            .map(Cause::id)
            .collect(Collectors.toSet());
    assertNotEquals(Set.of(), found);
    assertTrue(shown.containsAll(found), found + " in " + shown);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja"})
  void everyVerdictIsNamedAndExplained(String lang) {
    Document page = page(lang, PAGE);
    Map<String, String> words = UiWords.of(lang, Map.of());
    assertEquals(
        Arrays.stream(Verdict.values())
            .map(verdict -> words.get("verdict." + verdict.id()))
            .collect(Collectors.toSet()),
        Set.copyOf(page.select(".verdict-examples .verdict-word").eachText()));
    assertEquals(examples.size(), page.select(".verdict-examples > li").size());
    for (String part : List.of(".figure", ".formula", ".trace", ".limits", ".meaning")) {
      assertTrue(
          page.select(".verdict-examples > li").stream()
              .allMatch(example -> !example.select(part).text().isBlank()),
          part);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ko", "ja"})
  void indexErrataAndLedgerLeadToIt(String lang) {
    BuiltSite site = BuiltSite.get();
    Stream<String> ledgers =
        site.pages().stream()
            .filter(name -> name.startsWith(lang + "/ledger-"))
            .map(name -> name.substring(3, name.length() - ".html".length()));
    Stream.concat(Stream.of("errata"), ledgers)
        .forEach(name -> assertEquals(1, links(page(lang, name), ".title-block"), name));
    assertEquals(1, links(page(lang, "index"), ".entries"));
    assertEquals(1, links(page(lang, "pod-network"), ".site-nav"));
    assertNotEquals(0, page(lang, PAGE).select("main a[href=errata.html]").size());
  }

  private static int links(Document page, String part) {
    return page.select(part + " a[href=" + PAGE + ".html]").size();
  }

  private static Document page(String lang, String name) {
    return Jsoup.parse(BuiltSite.get().text(lang + "/" + name + ".html"));
  }
}
