package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.readback.PageCoverage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What holds for the pages of this repository's own site. */
class BuiltPagesTest {
  /** A key of the interface's words, or a word that facts observe: neither is for readers. */
  private static final Pattern KEY =
      Pattern.compile(
          "\\b(?:bound|cause|flag|frame|function|kind|ledger|logic|quiz|role|statistic|strength|verdict"
              + "|word)"
              + "\\.[a-z0-9.-]+");

  private static final SortedMap<String, Document> PAGES = new TreeMap<>();
  private static BuiltSite site;

  @BeforeAll
  static void read() {
    site = BuiltSite.get();
    site.pages().forEach(page -> PAGES.put(page, Jsoup.parse(site.text(page))));
  }

  /** As a server sends them that compresses each file. */
  @Test
  void aQuizWithAllItNeedsIsSmall() {
    int quizzes = 0;
    for (String page : PAGES.keySet()) {
      Document document = PAGES.get(page);
      if (document.selectFirst("[data-quiz]") == null) {
        continue;
      }
      quizzes++;
      int size = compressed(site.text(page));
      for (Element part : document.select("script[src], link[rel=stylesheet], link[rel=icon]")) {
        String address = part.hasAttr("src") ? part.attr("src") : part.attr("href");
        size += compressed(site.text(URI.create(page).resolve(address).toString()));
      }
      assertTrue(size < 60_000, page + ": " + size + " bytes");
    }
    assertTrue(quizzes > 0);
  }

  private static int compressed(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DeflaterOutputStream out =
        new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION, true));
    try (out) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.size() + GZIP_FRAME;
  }

  /** The head and the tail of a compressed file. */
  private static final int GZIP_FRAME = 18;

  @Test
  void everyNumberSaysWhatItIs() {
    int numbers = 0;
    for (String page : PAGES.keySet()) {
      PageCoverage coverage = PageCoverage.of(page, PAGES.get(page));
      assertEquals(List.of(), coverage.unbound(), page);
      numbers += coverage.tokens();
    }
    assertTrue(numbers > 1000, numbers + " numbers");
  }

  @Test
  void everyIdIsUniqueAndTheSameInEveryLanguage() {
    for (Map.Entry<String, Document> page : PAGES.entrySet()) {
      List<String> ids = page.getValue().select("[id]").eachAttr("id");
      assertEquals(new HashSet<>(ids).size(), ids.size(), page.getKey());
      if (page.getKey().startsWith("ko/")) {
        Document other = PAGES.get("ja/" + page.getKey().substring(3));
        assertEquals(ids, other.select("[id]").eachAttr("id"), page.getKey());
      }
    }
  }

  @Test
  void whatEnglishLeavesOutIsNotShownInAnotherLanguage() {
    Pattern foreign = Pattern.compile("[\\p{IsHangul}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHan}]+");
    int english = 0;
    for (Map.Entry<String, Document> page : PAGES.entrySet()) {
      if (page.getKey().startsWith("en/")) {
        english++;
        Document words = page.getValue().clone();
        words.select(".languages").remove();
        assertFalse(foreign.matcher(words.outerHtml()).find(), page.getKey());
        List<String> inKorean =
            PAGES.get("ko/" + page.getKey().substring(3)).select("[id]").eachAttr("id");
        assertTrue(
            inKorean.containsAll(page.getValue().select("[id]").eachAttr("id")), page.getKey());
      }
    }
    assertTrue(english > 2, english + " pages");
    assertFalse(PAGES.containsKey("en/home-server.html"));
  }

  @Test
  void everyLinkLeadsToAPageAndAPlaceOnIt() {
    List<String> lost = new ArrayList<>();
    for (Map.Entry<String, Document> page : PAGES.entrySet()) {
      for (String address : page.getValue().select("a[href]").eachAttr("href")) {
        if (!address.startsWith("https://") && !leads(page.getKey(), address)) {
          lost.add(page.getKey() + " → " + address);
        }
      }
    }
    assertEquals(List.of(), lost);
  }

  private static boolean leads(String from, String address) {
    int mark = address.indexOf('#');
    String file = mark < 0 ? address : address.substring(0, mark);
    String to = file.isEmpty() ? from : URI.create("/" + from).resolve(file).getPath().substring(1);
    Document page = PAGES.get(to);
    return page != null && (mark < 0 || page.getElementById(address.substring(mark + 1)) != null);
  }

  @Test
  void noWordOfTheProgramStandsWhereReadersLook() {
    for (Map.Entry<String, Document> page : PAGES.entrySet()) {
      Document prose = page.getValue().clone();
      prose.select("code, pre").remove();
      assertFalse(KEY.matcher(prose.text()).find(), page.getKey());
    }
  }

  @Test
  void whatWasObservedHasANameInEveryLanguage() {
    for (Document page : PAGES.values()) {
      String observes = ".attributes dt:containsOwn(관측 대상), .attributes dt:containsOwn(観測対象)";
      for (Element name : page.select(observes)) {
        String observed = name.nextElementSibling().text();
        assertFalse(observed.matches("[a-z]+(-[a-z]+)*"), observed);
      }
    }
  }

  @Test
  void everyNumberOfAFamilyMayPartOnlyBetweenItsMembers() {
    int families = 0;
    for (Document page : PAGES.values()) {
      for (Element number : page.select(".num")) {
        boolean several = number.text().contains("/ ");
        families += several ? 1 : 0;
        assertTrue(!several || number.hasClass("family"), number.outerHtml());
        boolean partsElsewhere = several && number.wholeText().matches("(?s).*[^/] .*");
        assertFalse(partsElsewhere, number.outerHtml());
      }
    }
    assertNotEquals(0, families);
  }

  @Test
  void everyOptionOfAProvedItemShowsItsProof() {
    for (String lang : List.of("ko", "ja")) {
      Document quiz = PAGES.get(lang + "/pod-network.html");
      for (Element question : quiz.select("[data-question]:has(.basis-proved)")) {
        for (Element reason : question.select(".reason-right")) {
          Element proof = reason.selectFirst(".proof");
          assertTrue(proof != null, question.id());
          assertEquals(0, proof.select(".truth-wrong").size(), question.id());
        }
        for (Element reason : question.select(".reason-wrong:has(.proof)")) {
          assertNotEquals(0, reason.select(".truth-wrong").size(), question.id());
        }
      }
    }
  }

  @Test
  void everyDerivationEndsWithTheValueItIsOf() {
    int derivations = 0;
    for (Map.Entry<String, Document> page : PAGES.entrySet()) {
      for (Element value : page.getValue().select(".values > li:has(p.trace)")) {
        Element own = value.selectFirst(".value-line .figure");
        Element figure = own == null ? value.closest(".fact").selectFirst("h3 .figure") : own;
        Element line = value.select(".trace-line").last();
        boolean isCondition = line.selectFirst(".truth") != null;
        assertTrue(
            isCondition || line.text().endsWith(figure.text()),
            () -> page.getKey() + ": " + line.text() + " for " + figure.text());
        derivations++;
      }
    }
    assertTrue(derivations > 400, derivations + " derivations");
  }

  @Test
  void everyMarkerOfAPageIsExplainedOnIt() {
    for (Map.Entry<String, Document> page : PAGES.entrySet()) {
      Set<String> explained =
          new HashSet<>(page.getValue().select(".legend [data-marker]").eachAttr("data-marker"));
      for (String marker : page.getValue().select("[data-marker]").eachAttr("data-marker")) {
        assertTrue(explained.contains(marker), page.getKey() + " " + marker);
      }
    }
  }
}
