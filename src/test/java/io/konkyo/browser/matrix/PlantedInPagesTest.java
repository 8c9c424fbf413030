package io.konkyo.browser.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.browser.Chromium;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each fault, planted into a page that has none, is found by the rule for it and no other. */
@Tag("browser")
class PlantedInPagesTest {
  private static final String QUIZ = "ko/quiz-cache.html";
  private static final String REPORT = "ko/cache-notes.html";
  private static final String LEDGER = "ko/ledger-cache.html";
  private static final String JAPANESE = "ja/quiz-cache.html";

  @TempDir private static Path folder;

  private static TestSite site;
  private static Chromium browser;

  @BeforeAll
  static void start() {
    site = TestSite.mock(folder);
    browser = Chromium.start();
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  static Stream<Plant> structure() {
    return Stream.of(
        Plant.of("fieldset-legend", "no legend", QUIZ, "legend", e -> e.tagName("div")),
        Plant.of(
            "fieldset-legend", "legend at the end", QUIZ, "legend", e -> e.parent().appendChild(e)),
        Plant.of("fieldset-legend", "empty legend", QUIZ, "legend", e -> e.empty().text(" ")),
        Plant.of(
            "radio-outside-fieldset",
            "radios in a mere division",
            QUIZ,
            "fieldset:has([type=radio])",
            e -> e.tagName("div")),
        Plant.of("button-type", "button of no type", QUIZ, "button", e -> e.removeAttr("type")),
        Plant.of(
            "link-href", "link as a button", QUIZ, "main", e -> e.appendElement("a").text("?")),
        Plant.of("duplicate-id", "an id twice", QUIZ, "main", e -> addId(e, "quiz-map")),
        Plant.of(
            "lost-reference", "no such name", REPORT, "section", e -> named(e, "nowhere-to-be")),
        Plant.of("one-h1", "no first heading", QUIZ, "h1", e -> e.tagName("p")),
        Plant.of("one-h1", "two first headings", QUIZ, "h2", e -> e.tagName("h1")),
        Plant.of(
            "heading-skip", "second to fourth", REPORT, "main section h2", e -> e.tagName("h4")),
        Plant.of("table-name", "no caption", REPORT, "table caption", Element::remove),
        Plant.of("table-name", "unnamed", LEDGER, "table", e -> e.removeAttr("aria-labelledby")),
        Plant.of("th-scope", "head of nothing", REPORT, "th", e -> e.removeAttr("scope")),
        Plant.of("image-name", "no alt", QUIZ, "main", e -> addImage(e)),
        Plant.of("image-name", "drawing", QUIZ, "main", e -> e.appendElement("svg")),
        Plant.of("inline-style", "attribute", QUIZ, "main", e -> e.attr("style", "color: red")),
        Plant.of("inline-style", "element", QUIZ, "head", e -> e.appendElement("style")),
        Plant.of("inline-script", "element", QUIZ, "head", e -> e.appendElement("script")),
        Plant.of("inline-script", "attribute", QUIZ, "main", e -> e.attr("onclick", "x()")),
        Plant.of("inline-script", "address", QUIZ, "main a", e -> e.attr("href", "javascript:x()")),
        Plant.of("policy", "none", QUIZ, "[http-equiv]", Element::remove),
        Plant.of(
            "policy",
            "a lax one",
            QUIZ,
            "[http-equiv]",
            e -> e.attr("content", e.attr("content") + "; style-src 'unsafe-inline'")),
        Plant.of("lang", "kana in Korean", QUIZ, "main", e -> e.appendElement("p").text("かな")),
        Plant.of(
            "lang", "kana in a name", QUIZ, "main", e -> e.appendElement("p").attr("title", "かな")),
        Plant.of(
            "lang",
            "Hangul in Japanese",
            JAPANESE,
            ".languages [lang=ko]",
            e -> e.removeAttr("lang")),
        Plant.of("lang", "wrong language", QUIZ, ".languages [lang=ko]", e -> e.attr("lang", "ja")),
        Plant.of("lang", "Han in English", QUIZ, ".languages [lang=ja]", e -> e.attr("lang", "en")),
        Plant.styled(
            "target-size",
            "flat links",
            QUIZ,
            ".site-name a { display: block; height: 9px; padding: 0; }"));
  }

  @ParameterizedTest
  @MethodSource
  void structure(Plant plant) {
    browser.scheme("light").size(1280, 780);
    assertEquals(Set.of(plant.rule()), rules(plant, Scripts.LINT));
  }

  static Stream<Plant> layout() {
    return Stream.of(
        Plant.styled("page-overflow", "too wide", QUIZ, "main { width: 3000px; max-width: none; }"),
        Plant.styled(
            "text-outside", "cut off", QUIZ, "body { overflow: clip; } h1 { translate: 90vw; }"),
        Plant.styled(
            "text-overlap",
            "over each other",
            REPORT,
            ".report > section > :nth-child(2) { margin-top: -4rem; }"),
        Plant.styled("control-overlap", "over each other", QUIZ, ".answer { margin-top: -4rem; }"),
        Plant.of(
            "unit-space",
            "a space that breaks",
            REPORT,
            "a.num:contains(\u00a0)",
            e -> e.text(e.text().replace('\u00a0', ' '))),
        Plant.styled(
            "number-parts",
            "no care",
            REPORT,
            "a.num { white-space: normal; word-break: break-all; }"));
  }

  @ParameterizedTest
  @MethodSource
  void layout(Plant plant) {
    browser.scheme("light").size(320, 780);
    Set<String> found = rules(plant, Scripts.REFLOW);
    assertTrue(found.contains(plant.rule()), found.toString());
  }

  @Test
  void controlsWithoutAnEdge() {
    browser.colours("dark", "active");
    Plant plant = Plant.styled("control-edge", "no border", QUIZ, "button { border: 0; }");
    assertEquals(Set.of(plant.rule()), rules(plant, Scripts.FORCED));
    assertEquals(Set.of(), rules(Plant.nothing(QUIZ), Scripts.FORCED));
  }

  static Stream<Plant> axe() {
    return Stream.of(
        Plant.styled("color-contrast", "pale", QUIZ, ".how { color: #c4c4c4; }"),
        Plant.of("label", "no label", QUIZ, "label:has([type=radio])", e -> unlabel(e)),
        Plant.of("html-has-lang", "no language", QUIZ, "html", e -> e.removeAttr("lang")),
        Plant.of("html-lang-valid", "no such language", QUIZ, "html", e -> e.attr("lang", "qqqq")),
        Plant.of(
            "heading-order", "second to fourth", REPORT, "main section h2", e -> e.tagName("h4")),
        Plant.of("link-name", "empty link", QUIZ, "main a", e -> e.empty().removeAttr("title")),
        Plant.of("button-name", "empty button", QUIZ, "[data-check]", Element::empty),
        Plant.of("image-alt", "no alt", QUIZ, "main", e -> addImage(e)),
        Plant.of(
            "list", "a paragraph in a list", QUIZ, "main ol", e -> e.appendElement("p").text("?")),
        Plant.of("document-title", "no title", QUIZ, "title", Element::remove),
        Plant.of(
            "meta-viewport",
            "no zoom",
            QUIZ,
            "[name=viewport]",
            e -> e.attr("content", "user-scalable=no")),
        Plant.of(
            "region", "outside of everything", QUIZ, "body", e -> e.prependElement("p").text("?")),
        Plant.of(
            "aria-valid-attr",
            "no such attribute",
            QUIZ,
            "main",
            e -> e.attr("aria-labeledby", "x")),
        Plant.of(
            "aria-allowed-role", "no such part", QUIZ, "main ol", e -> e.attr("role", "button")),
        Plant.of("landmark-one-main", "no main part", QUIZ, "main", e -> e.tagName("div")));
  }

  @ParameterizedTest
  @MethodSource
  void axe(Plant plant) {
    browser.scheme("light").size(1280, 780);
    browser.open(site.address(plant.into(site)));
    Set<String> found = names(Scripts.axe(browser));
    assertTrue(found.contains(plant.rule()), found.toString());
  }

  @ParameterizedTest
  @MethodSource("good")
  void pagesWithoutAPlantAreGood(String page) {
    browser.scheme("light").size(1280, 780);
    Plant nothing = Plant.nothing(page);
    assertNotEquals(page, nothing.into(site));
    assertEquals(Set.of(), rules(nothing, Scripts.LINT));
    assertEquals(Set.of(), names(Scripts.axe(browser)));
    browser.size(320, 780);
    assertEquals(Set.of(), rules(nothing, Scripts.REFLOW));
  }

  static List<String> good() {
    return List.of(QUIZ, REPORT, LEDGER, JAPANESE);
  }

  private static Set<String> rules(Plant plant, String check) {
    browser.open(site.address(plant.into(site)));
    return names(Scripts.run(browser, check));
  }

  private static Set<String> names(List<Fault> faults) {
    return faults.stream().map(Fault::rule).collect(Collectors.toSet());
  }

  private static void addId(Element element, String id) {
    element.appendElement("p").attr("id", id);
  }

  private static void addImage(Element element) {
    element.appendElement("img").attr("src", "../assets/seal.svg");
  }

  private static void named(Element element, String id) {
    element.attr("aria-labelledby", id);
  }

  private static void unlabel(Element label) {
    label.tagName("span").removeAttr("for");
  }
}
