package io.konkyo.browser.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.KindsSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults that are found without a browser: of markup, of links, of languages. */
class PlantedInFilesTest {
  private static final String QUIZ = "ko/kinds.html";

  private static final NuChecker CHECKER = new NuChecker();

  @TempDir private static Path built;
  @TempDir private Path folder;

  private TestSite site;

  @BeforeAll
  static void build() {
    KindsSite.build(built.resolve("site"));
  }

  @BeforeEach
  void copy() throws IOException {
    TestSite whole = new TestSite("kinds", built.resolve("site"));
    site = new TestSite("kinds", folder);
    for (String file : whole.files("")) {
      Files.createDirectories(folder.resolve(file).getParent());
      Files.copy(whole.folder().resolve(file), folder.resolve(file));
    }
  }

  static Stream<Plant> links() {
    return Stream.of(
        Plant.of("lost-file", "gone", QUIZ, "main a", e -> e.attr("href", "gone.html")),
        Plant.of("lost-file", "no style", QUIZ, "[rel=stylesheet]", e -> e.attr("href", "x.css")),
        Plant.of("lost-file", "no script", QUIZ, "script", e -> e.attr("src", "x.js")),
        Plant.of("lost-place", "no such question", QUIZ, "main a", e -> e.attr("href", "#q-gone")),
        Plant.of(
            "lost-place",
            "no such fact",
            QUIZ,
            "main a.num",
            e -> e.attr("href", "ledger-ping.html#gone")),
        Plant.of("hreflang", "does not name itself", QUIZ, "link[hreflang=ko]", Element::remove),
        Plant.of(
            "hreflang",
            "another page",
            QUIZ,
            "link[hreflang=ja]",
            e -> e.attr("href", "../ja/index.html")),
        Plant.of(
            "hreflang",
            "another language",
            QUIZ,
            "link[hreflang=ja]",
            e -> e.attr("href", "../en/kinds.html")));
  }

  @ParameterizedTest
  @MethodSource
  void links(Plant plant) throws IOException {
    Path planted = site.folder().resolve(plant.into(site));
    Files.move(planted, site.folder().resolve(plant.page()), StandardCopyOption.REPLACE_EXISTING);
    assertEquals(Set.of(plant.rule()), rules(new Links(site).faults()));
  }

  @Test
  void pageThatNoLinkLeadsTo() throws IOException {
    Files.copy(site.folder().resolve(QUIZ), site.folder().resolve("ko/lonely.html"));
    assertTrue(rules(new Links(site).faults()).contains("orphan"));
  }

  @Test
  void siteWithoutAPlantIsGood() {
    assertEquals(Set.of(), rules(new Links(site).faults()));
    String planted = Plant.nothing(QUIZ).into(site);
    assertEquals(List.of(), CHECKER.check(site.folder().resolve(planted)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ko/kinds.html      | <main      | <main id=\"main\" | Duplicate attribute “id”",
        "ko/kinds.html      | </main>    | <p id=\"main\"></p></main> | Duplicate ID “main”",
        "ko/kinds.html      | </main>    | <center></center></main> | The “center” element is obsolete",
        "ko/kinds.html      | </main>    | <img src=\"../assets/seal.svg\"></main> | must have an “alt” attribute",
        "ko/kinds.html      | </main>    | <span><p>?</p></span></main> | Element “p” not allowed as child",
        "ko/kinds.html      | </main>    | <div></main> | Unclosed element “div”",
        "ko/kinds.html      | </main>    | <a href=\"a b\">?</a></main> | Illegal character in path segment",
        "ko/kinds.html      | </main>    | <label for=\"gone\">?</label></main> | must be the ID",
        "assets/base.css    | margin: 0; | margin: red; | “red” is not a “margin” value",
        "assets/base.css    | margin: 0; | marging: 0; | Property “marging” doesn't exist",
        "assets/seal.svg    | <rect      | <blink/><rect | Element “blink” not allowed"
      })
  void markup(String file, String where, String planted, String told) throws IOException {
    Path path = site.folder().resolve(file);
    String text = Files.readString(path);
    assertTrue(text.contains(where), where);
    assertEquals(List.of(), CHECKER.check(path));
    int at = text.indexOf(where);
    Files.writeString(path, text.substring(0, at) + planted + text.substring(at + where.length()));
    List<Fault> faults = CHECKER.check(path);
    assertTrue(faults.stream().anyMatch(fault -> fault.what().contains(told)), faults.toString());
  }

  private static Set<String> rules(List<Fault> faults) {
    return faults.stream().map(Fault::rule).collect(Collectors.toSet());
  }
}
