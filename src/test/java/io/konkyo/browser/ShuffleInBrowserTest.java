package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.KindsSite;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Another order of questions and options, given by a seed in the address. */
@Tag("browser")
class ShuffleInBrowserTest {
  private static final List<String> QUESTIONS = List.of("free", "row", "told", "kept", "named");
  private static final List<String> OPTIONS = List.of("value", "reverse", "equal", "node");
  private static final List<String> LETTERS = List.of("A", "B", "C", "D");

  @TempDir private static Path folder;
  private static Learner learner;

  @BeforeAll
  static void start() {
    KindsSite.build(folder.resolve("site"));
    learner = new Learner(folder.resolve("site").toUri().toString());
  }

  @BeforeEach
  void openAfresh() {
    learner.openAfresh("ko/choices.html");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?seed=", "?seed=a/b", "?other=abc", "?seed=%3Cb%3E"})
  void nothingIsShuffledWithoutASeed(String query) {
    learner.open("ko/choices.html" + query);
    assertEquals(QUESTIONS, learner.questions());
    assertEquals(OPTIONS, learner.lines("free", "data-option"));
    assertEquals(List.of(), learner.browser.complaints());
  }

  @Test
  void aSeedGivesOneOrderInEveryLanguageAndAnotherSeedAnother() {
    Set<Object> orders = new HashSet<>();
    Set<Object> places = new TreeSet<>();
    for (String seed : List.of("1", "2", "3", "x7k", "0", "zz")) {
      Set<Object> found = new HashSet<>();
      for (String lang : List.of("ko", "ja", "en")) {
        learner.open(lang + "/choices.html?seed=" + seed);
        found.add(List.of(learner.questions(), learner.lines("free", "data-option")));
      }
      assertEquals(1, found.size(), seed);
      orders.addAll(found);
      places.add(learner.lines("free", "data-option").indexOf("value"));
      assertEquals(Set.copyOf(QUESTIONS), Set.copyOf(learner.questions()));
    }
    assertTrue(orders.size() >= 5, orders.toString());
    assertTrue(places.size() >= 3, places.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3", "x7k"})
  void listsOfNumbersTrueAndFalseAndWhatTextsNameKeepTheirOrder(String seed) {
    learner.open("ko/choices.html?seed=" + seed);
    assertEquals(List.of("node", "zone", "cross"), learner.lines("row", "data-option"));
    assertEquals(List.of("true", "false"), learner.lines("told", "data-option"));
    assertEquals(List.of("zone", "cross", "node"), learner.lines("kept", "data-option"));
    assertEquals(List.of("zone", "node", "cross"), learner.lines("named", "data-option"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3", "x7k"})
  void lettersAndNumbersFollowThePlaceAndWordsFollowTheLetters(String seed) {
    learner.open("en/choices.html?seed=" + seed);
    List<?> options = learner.lines("free", "data-option");
    assertEquals(LETTERS, learner.lines("free", "data-letter"));
    learner.in("free", "summary").click();
    assertEquals(
        "Question " + (learner.questions().indexOf("free") + 1),
        learner.in("free", ".question-number").getText());
    List<String> map = new ArrayList<>();
    learner.browser.all("[data-map]").forEach(link -> map.add(link.getAttribute("data-map")));
    assertEquals(learner.questions(), map);
    assertEquals(
        "Question 1", learner.browser.one("[data-map='" + map.get(0) + "']").getAttribute("title"));
    assertEquals(options, learner.lines("free", "data-of"));

    learner.choose("free", "equal");
    learner.check("free");
    String chosen = LETTERS.get(options.indexOf("equal"));
    String key = LETTERS.get(options.indexOf("value"));
    assertEquals(words("en", "quiz.wrong", "chosen", chosen, "key", key), learner.verdict("free"));
    assertTrue(learner.in("free", ".key").getText().contains(key + " longer than"));
    assertTrue(
        learner.in("free", "[data-option=equal]").getText().contains("The record has two values."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3", "4", "5", "6"})
  void ordersAreNeverShownSolvedAndPairsStayPairs(String seed) {
    learner.open("ko/kinds.html?seed=" + seed);
    assertEquals(List.of("step", "queries", "order", "pairs"), learner.questions());
    assertNotEquals(List.of("node", "zone", "cross"), learner.lines("order", "data-element"));
    assertEquals(LETTERS.subList(0, 3), learner.lines("order", "data-letter"));
    assertEquals(List.of("node", "step", "cross"), learner.lines("pairs", "data-target"));
    learner.pick("pairs", "mean", "cross");
    learner.pick("pairs", "difference", "step");
    learner.check("pairs");
    assertEquals("right", learner.state("pairs"));
  }

  @Test
  void theButtonMakesALinkThatLanguageAndReloadKeep() {
    learner.choose("told", "true");
    learner.check("told");
    learner.click(".more-tools summary");
    assertFalse(learner.browser.one("[data-usual]").isDisplayed());
    learner.click("[data-another]");
    learner.browser.until(() -> learner.browser.address().matches(".*\\?seed=[0-9a-z]+"));
    List<?> order = learner.lines("free", "data-option");
    List<String> questions = learner.questions();
    assertEquals("right", learner.state("told"));
    learner.click("[data-language][lang=ja]");
    assertTrue(learner.browser.address().matches(".*/ja/choices\\.html\\?seed=[0-9a-z]+"));
    learner.browser.reload();
    assertEquals(order, learner.lines("free", "data-option"));
    assertEquals(questions, learner.questions());
    learner.click(".more-tools summary");
    assertTrue(learner.browser.one("[data-shuffle-note]").isDisplayed());
    learner.click("[data-usual]");
    learner.browser.until(() -> learner.questions().equals(QUESTIONS));
    assertFalse(learner.browser.address().contains("seed"));
  }
}
