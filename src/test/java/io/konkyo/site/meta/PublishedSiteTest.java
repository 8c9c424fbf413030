package io.konkyo.site.meta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.pipeline.Folders;
import io.konkyo.pipeline.Pipeline;
import io.konkyo.site.KindsSite;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.NodeList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One site twice: published at a known address, and lying anywhere. */
class PublishedSiteTest {
  private static final String BASE = "https://example.org/quizzes/";

  /**
   * Names of schema.org, version 30, by type, as {@code schema-dts} 2.1.0 lists them: those that
   * pages use.
   */
  private static final Map<String, List<String>> VOCABULARY =
      Map.ofEntries(
          Map.entry("Quiz", List.of("description", "hasPart", "inLanguage", "name", "url")),
          Map.entry(
              "Question",
              List.of(
                  "acceptedAnswer",
                  "comment",
                  "eduQuestionType",
                  "learningResourceType",
                  "suggestedAnswer",
                  "text")),
          Map.entry("Answer", List.of("comment", "position", "text")),
          Map.entry("Comment", List.of("text")),
          Map.entry("ItemList", List.of("itemListElement")),
          Map.entry("ListItem", List.of("name", "position")),
          Map.entry(
              "Dataset",
              List.of(
                  "description",
                  "distribution",
                  "inLanguage",
                  "isBasedOn",
                  "measurementTechnique",
                  "name",
                  "url",
                  "variableMeasured")),
          Map.entry(
              "PropertyValue",
              List.of("measurementTechnique", "name", "propertyID", "url", "value")),
          Map.entry("CreativeWork", List.of("name", "publisher", "url")),
          Map.entry("Organization", List.of("name")),
          Map.entry("DataDownload", List.of("contentUrl", "encodingFormat")));

  @TempDir private static Path folder;
  private static SortedMap<String, Document> published;
  private static SortedMap<String, Document> anywhere;

  @BeforeAll
  static void build() throws IOException {
    Path content = folder.resolve("content");
    try (Stream<Path> files = Files.walk(KindsSite.CONTENT)) {
      for (Path file : files.sorted().toList()) {
        Files.copy(file, content.resolve(KindsSite.CONTENT.relativize(file).toString()));
      }
    }
    anywhere = pages(content, folder.resolve("anywhere"));
    Files.writeString(
        content.resolve("site.yml"),
        "baseUrl: " + BASE.substring(0, BASE.length() - 1) + "\n",
        StandardOpenOption.APPEND);
    published = pages(content, folder.resolve("published"));
  }

  private static SortedMap<String, Document> pages(Path content, Path out) throws IOException {
    var outcome = new Pipeline(new Folders(content, Path.of("templates"), out)).build();
    assertEquals(List.of(), outcome.diagnostics());
    SortedMap<String, Document> pages = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".html")).toList()) {
        pages.put(
            out.relativize(file).toString().replace('\\', '/'),
            Jsoup.parse(Files.readString(file)));
      }
    }
    return pages;
  }

  private static Map<String, String> alternates(Document page) {
    return page.select("head > link[rel=alternate]").stream()
        .collect(
            Collectors.toMap(
                link -> link.attr("hreflang"), link -> link.attr("href"), (a, b) -> "twice"));
  }

  private static String meta(Document page, String property) {
    return page.select("meta[property=" + property + "]").attr("content");
  }

  @Test
  void aPublishedPageSaysWhereItIs() {
    assertTrue(published.size() > 15);
    published.forEach(
        (path, page) -> {
          assertEquals(BASE + path, page.select("link[rel=canonical]").attr("href"));
          assertEquals(BASE + path, meta(page, "og:url"));
        });
  }

  @Test
  void aPageThatMayLieAnywhereNamesNoAddress() {
    assertEquals(published.keySet(), anywhere.keySet());
    anywhere.forEach(
        (path, page) -> {
          assertEquals(0, page.select("link[rel=canonical], meta[property=og:url]").size(), path);
          alternates(page).values().forEach(href -> assertFalse(href.contains(":"), path));
          assertFalse(page.select("script[type]").html().contains("\"@id\""), path);
        });
    assertFalse(Files.exists(folder.resolve("anywhere/sitemap.xml")));
  }

  @Test
  void everyLanguageOfAPageNamesTheSameLanguages() {
    published.forEach(
        (path, page) -> {
          Map<String, String> alternates = alternates(page);
          assertEquals(
              new TreeSet<>(List.of("en", "ja", "ko", "x-default")),
              new TreeSet<>(alternates.keySet()),
              path);
          alternates.forEach(
              (lang, href) -> {
                Document other = published.get(href.substring(BASE.length()));
                assertEquals(alternates, alternates(other), path + " " + lang);
                assertTrue(
                    lang.equals("x-default") || lang.equals(other.select("html").attr("lang")));
              });
        });
    assertEquals(BASE + "index.html", alternates(published.get("ja/index.html")).get("x-default"));
    assertEquals(
        BASE + "ko/kinds.html", alternates(published.get("ja/kinds.html")).get("x-default"));
  }

  @Test
  void whatALinkShowsIsInThePagesLanguage() {
    Map<String, String> territories = Map.of("ko", "ko_KR", "ja", "ja_JP", "en", "en_US");
    published.forEach(
        (path, page) -> {
          String own = territories.get(page.select("html").attr("lang"));
          assertEquals(own, meta(page, "og:locale"), path);
          List<String> others =
              page.select("meta[property=og:locale:alternate]").eachAttr("content");
          assertEquals(2, others.size(), path);
          assertFalse(others.contains(own), path);
          assertFalse(meta(page, "og:title").isEmpty(), path);
          assertEquals(
              page.select("meta[name=description]").attr("content"), meta(page, "og:description"));
        });
    assertEquals("article", meta(published.get("ja/kinds.html"), "og:type"));
    assertEquals("website", meta(published.get("ja/index.html"), "og:type"));
  }

  @Test
  void theSitemapHasEveryPageWithItsLanguages() throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    byte[] bytes = Files.readAllBytes(folder.resolve("published/sitemap.xml"));
    var xml = factory.newDocumentBuilder().parse(new ByteArrayInputStream(bytes));
    NodeList urls =
        xml.getElementsByTagNameNS("http://www.sitemaps.org/schemas/sitemap/0.9", "loc");
    TreeSet<String> listed = new TreeSet<>();
    for (int i = 0; i < urls.getLength(); i++) {
      listed.add(urls.item(i).getTextContent().substring(BASE.length()));
    }
    assertEquals(published.keySet(), listed);
    assertEquals(
        4 * published.size(),
        xml.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link").getLength());
  }

  private static JsonNode data(Document page) {
    Element script = page.selectFirst("head > script[type=application/ld+json]");
    return JsonMapper.shared().readTree(script.data());
  }

  @Test
  void everyNameIsOneOfTheVocabulary() {
    int blocks = 0;
    for (Document page : published.values()) {
      for (Element script : page.select("script[type=application/ld+json]")) {
        JsonNode data = JsonMapper.shared().readTree(script.data());
        assertEquals("https://schema.org/", data.path("@context").asString());
        named(data);
        blocks++;
      }
    }
    // Two quizzes and one ledger, and the errata of no finding are none.
    assertEquals(3 * 3, blocks);
  }

  private static void named(JsonNode node) {
    if (node.isObject()) {
      List<String> names = VOCABULARY.get(node.path("@type").asString());
      assertTrue(names != null, node.toString());
      node.properties()
          .forEach(
              member -> {
                assertTrue(
                    member.getKey().startsWith("@") || names.contains(member.getKey()),
                    member.getKey());
                named(member.getValue());
              });
    }
    if (node.isArray()) {
      assertFalse(node.isEmpty());
      node.forEach(PublishedSiteTest::named);
    }
  }

  @Test
  void aQuizTellsItsQuestionsAsThePageDoes() {
    for (String path : List.of("ko/choices.html", "ja/kinds.html", "en/kinds.html")) {
      Document page = published.get(path);
      JsonNode quiz = data(page);
      assertEquals("Quiz", quiz.path("@type").asString());
      assertEquals(BASE + path, quiz.path("@id").asString());
      assertEquals(path.substring(0, 2), quiz.path("inLanguage").asString());
      assertEquals(page.select(".question").size(), quiz.path("hasPart").size());
      for (JsonNode question : quiz.path("hasPart")) {
        String id = question.path("@id").asString().replaceFirst(".*#", "");
        Element shown = page.getElementById(id);
        assertEquals(plain(shown.select(".stem").text()), question.path("text").asString());
        keysMatch(shown, question);
      }
    }
  }

  private static void keysMatch(Element shown, JsonNode question) {
    JsonNode accepted = question.path("acceptedAnswer");
    assertFalse(accepted.isMissingNode(), shown.id());
    if (!shown.attr("data-kind").equals("choice")) {
      return;
    }
    boolean single = shown.select("input[type=radio]").size() > 0;
    assertEquals(
        single ? "Multiple choice" : "Checkbox", question.path("eduQuestionType").asString());
    assertEquals(single, accepted.isObject());
    List<Element> options = shown.select(".option");
    for (JsonNode answer : single ? List.of(accepted) : accepted) {
      Element option = options.get(answer.path("position").asInt());
      assertEquals("true", option.attr("data-key"));
      assertEquals(plain(option.select(".option-text").text()), answer.path("text").asString());
    }
    for (JsonNode answer : question.path("suggestedAnswer")) {
      assertEquals("false", options.get(answer.path("position").asInt()).attr("data-key"));
    }
    assertEquals(
        options.size(), question.path("suggestedAnswer").size() + (single ? 1 : accepted.size()));
  }

  @Test
  void aLedgerTellsItsValuesAsThePageDoes() {
    Document page = published.get("ja/ledger-ping.html");
    JsonNode data = data(page);
    assertEquals("Dataset", data.path("@type").asString());
    assertEquals(BASE + "ledger.json", data.path("distribution").path("contentUrl").asString());
    assertTrue(data.path("variableMeasured").size() > 3);
    for (JsonNode variable : data.path("variableMeasured")) {
      String id = variable.path("propertyID").asString();
      assertEquals(BASE + "ja/ledger-ping.html#" + id, variable.path("url").asString());
      Element shown = page.getElementById(id);
      assertTrue(
          plain(shown.text()).contains(variable.path("value").asString()),
          id + " " + variable.path("value"));
    }
    assertTrue(data(anywhere.get("ja/ledger-ping.html")).path("distribution").isMissingNode());
  }

  private static String plain(String text) {
    return text.replace('\u00a0', ' ').strip();
  }

  /** A reader of HTML ends the block at its end tag, wherever that stands. */
  @Test
  void nothingInABlockEndsIt() throws IOException {
    for (String name : published.keySet()) {
      String html = Files.readString(folder.resolve("published").resolve(name));
      int from = html.indexOf("<script type=\"application/ld+json\">");
      if (from >= 0) {
        String block = html.substring(from + 35, html.indexOf("</script>", from));
        assertFalse(block.matches("(?s).*[<>&\\u2028\\u2029].*"), name);
        try {
          JsonMapper.shared().readTree(block.getBytes(StandardCharsets.UTF_8));
        } catch (RuntimeException e) {
          throw new UncheckedIOException(name, new IOException(e));
        }
      }
    }
  }
}
