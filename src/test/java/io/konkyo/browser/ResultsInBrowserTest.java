package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.KindsSite;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WebElement;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Results to take along. */
@Tag("browser")
class ResultsInBrowserTest {
  @TempDir private static Path folder;
  private static Learner learner;

  @BeforeAll
  static void start() {
    KindsSite.build(folder.resolve("site"));
    learner = new Learner(folder.resolve("site").toUri().toString());
  }

  @BeforeEach
  void answerTwo() {
    learner.openAfresh("ko/choices.html?seed=x7k");
    assertFalse(learner.browser.one("[data-copy]").isDisplayed());
    learner.choose("free", "equal");
    learner.check("free");
    learner.choose("kept", "zone");
    learner.choose("kept", "cross");
    learner.check("kept");
  }

  @Test
  void theFileSaysWhatWasAnsweredAndHowItWent() {
    JsonNode result = downloaded();
    assertEquals("konkyo-result/1", result.path("format").asString());
    assertEquals("choices", result.path("quiz").asString());
    assertEquals("ko", result.path("locale").asString());
    assertEquals("x7k", result.path("seed").asString());
    assertEquals("{\"total\":5,\"answered\":2,\"right\":1}", result.path("score").toString());
    assertEquals(5, result.path("items").size());
    JsonNode free = item(result, "free");
    assertEquals("choice", free.path("kind").asString());
    assertEquals("[\"equal\"]", free.path("answer").toString());
    assertFalse(free.path("right").asBoolean(true));
    assertEquals(version("free"), free.path("version").asString());
    assertEquals(version("free"), free.path("answeredVersion").asString());
    assertEquals("[\"zone\",\"cross\"]", item(result, "kept").path("answer").toString());
    assertTrue(item(result, "kept").path("right").asBoolean(false));
    assertTrue(item(result, "row").path("answer").isNull());
    assertTrue(item(result, "row").path("right").isNull());
  }

  @Test
  void anAnswerToAnOlderVersionIsInTheFileAndCountsNeitherWay() {
    learner.browser.evaluate(
        "const key = Object.keys(localStorage).find(name => name.endsWith(':choices'));"
            + " const kept = JSON.parse(localStorage.getItem(key));"
            + " kept.free.version = 'older';"
            + " localStorage.setItem(key, JSON.stringify(kept))");
    learner.browser.reload();
    assertEquals("changed", learner.state("free"));
    assertEquals(words("ko", "quiz.changed"), learner.verdict("free"));
    assertEquals(1, learner.count("#q-free input:checked"));
    JsonNode free = item(downloaded(), "free");
    assertEquals("[\"equal\"]", free.path("answer").toString());
    assertEquals("older", free.path("answeredVersion").asString());
    assertEquals(version("free"), free.path("version").asString());
    assertTrue(free.path("right").isNull());
  }

  @Test
  void wordsAreCopiedWhereTheBrowserAllowsIt() {
    learner.browser.evaluate(
        "Object.defineProperty(navigator, 'clipboard',"
            + " {value: {writeText: text => { window.copied = text; return Promise.resolve(); }}})");
    learner.click("[data-copy]");
    learner.browser.until(
        () -> learner.browser.one("[data-taken]").getText().equals(words("ko", "quiz.copied")));
    assertWords((String) learner.browser.evaluate("return window.copied"));
    assertFalse(learner.browser.one("[data-by-hand]").isDisplayed());
  }

  @Test
  void wordsAreShownWhereTheBrowserForbidsIt() {
    learner.browser.evaluate(
        "Object.defineProperty(navigator, 'clipboard', {get: () => { throw new Error('no'); }})");
    learner.click("[data-copy]");
    WebElement byHand = learner.browser.one("[data-by-hand]");
    learner.browser.until(byHand::isDisplayed);
    assertWords(byHand.getAttribute("value"));
    assertTrue(learner.hasFocus("[data-by-hand]"));
    assertEquals(words("ko", "quiz.copy.by-hand"), learner.browser.one("[data-taken]").getText());
  }

  private static void assertWords(String copied) {
    List<String> lines = copied.lines().toList();
    assertEquals("골라서 답하는 문항", lines.get(0));
    assertEquals(words("ko", "progress.some", "total", 5, "answered", 2, "right", 1), lines.get(1));
    assertEquals(7, lines.size(), copied);
    assertEquals(1, lines.stream().filter(line -> line.contains("○ 맞음 같은 노드의")).count(), copied);
    assertEquals(1, lines.stream().filter(line -> line.contains("× 틀림 다른 영역까지")).count(), copied);
  }

  /** Returns the file that the button gives, read where the page makes its address. */
  private static JsonNode downloaded() {
    learner.browser.evaluate(
        "URL.createObjectURL = blob => { blob.text().then(text => window.saved = text);"
            + " return '#'; };"
            + " HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; }");
    learner.click("[data-download]");
    learner.browser.until(() -> learner.browser.evaluate("return window.saved || null") != null);
    assertEquals("choices-ko.json", learner.browser.evaluate("return window.savedAs"));
    return JsonMapper.shared().readTree((String) learner.browser.evaluate("return window.saved"));
  }

  private static JsonNode item(JsonNode result, String id) {
    for (JsonNode item : result.path("items")) {
      if (item.path("id").asString().equals(id)) {
        return item;
      }
    }
    throw new AssertionError("no item " + id + " in " + result);
  }

  private static String version(String item) {
    return learner.browser.one("#q-" + item).getAttribute("data-version");
  }
}
