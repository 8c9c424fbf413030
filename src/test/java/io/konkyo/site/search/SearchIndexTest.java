package io.konkyo.site.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SearchIndexTest {
  private static final String QUIZ =
      """
      <main><header class="title-block"><h1>Cache</h1><div class="lead"><p>One day.</p></div></header>
      <section class="question" id="q-a"><legend><h2><span class="question-number">1</span>
      <span class="stem">How fast &lt;b&gt;?</span></h2></legend><p class="how">Choose one.</p>
      <ul><li><label>Twice <span aria-hidden="true">○</span></label></li></ul>
      <details class="hint">Look at the mean.</details>
      <details class="answer">It is twice.</details></section></main>
      """;

  private static final String REPORT =
      """
      <main><header class="title-block"><h1>Notes</h1></header><div class="report">
      <section id="s1"><h2><span class="section-number">1</span> <span>Setup</span></h2>
      <p>Two nodes<span class="unseen">!</span></p></section>
      <section id="refs"><h2><span>Sources</span></h2><ul class="sources">
      <li id="source-x" data-source="x"><p class="source-title">A log</p><p>example.org</p></li>
      </ul></section></div></main>
      """;

  private static JsonNode index(Map<String, String> pages) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    pages.forEach((name, html) -> files.put(name, html.getBytes(StandardCharsets.UTF_8)));
    byte[] script = SearchIndex.of(files);
    assertArrayEquals(script, SearchIndex.of(files));
    String text = new String(script, StandardCharsets.UTF_8);
    assertTrue(text.startsWith("window.konkyoIndex = {") && text.endsWith("};\n"));
    return JsonMapper.shared()
        .readTree(text.substring("window.konkyoIndex = ".length(), text.length() - 2));
  }

  private static List<String> lines(JsonNode index) {
    return index
        .path("parts")
        .valueStream()
        .map(
            part ->
                String.join(
                    "|",
                    part.path("group").asString(),
                    part.path("page").asString() + "#" + part.path("anchor").asString(),
                    part.path("title").asString(),
                    part.path("text").asString()))
        .toList();
  }

  @Test
  void aQuestionIsFoundByWhatItAsksAndOffersOnly() {
    assertEquals(
        List.of("question|q.html#|Cache|One day.", "question|q.html#q-a|How fast <b>?|Twice"),
        lines(index(Map.of("q.html", QUIZ))));
  }

  @Test
  void aSourceThatStandsOnTwoPagesIsFoundOnce() {
    assertEquals(
        List.of(
            "section|a.html#|Notes|",
            "section|a.html#s1|Setup|Two nodes",
            "section|a.html#refs|Sources|",
            "source|a.html#source-x|A log|example.org",
            "section|b.html#|Notes|",
            "section|b.html#s1|Setup|Two nodes",
            "section|b.html#refs|Sources|"),
        lines(index(Map.of("a.html", REPORT, "b.html", REPORT))));
  }

  @Test
  void aPageOfAnotherMakeIsFoundAsAWholeAndOneWithoutATitleIsNot() {
    String own = "<main><header class=title-block><h1>Own</h1></header><p>Text.</p></main>";
    assertEquals(List.of("section|own.html#|Own|"), lines(index(Map.of("own.html", own))));
    assertFalse(lines(index(Map.of("bare.html", "<main><p>Text.</p></main>"))).size() > 0);
  }
}
