package io.konkyo.audit.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.audit.Passage;
import io.konkyo.audit.page.PageReading.Placed;
import io.konkyo.quantity.UnitRegistry;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageReaderTest {
  private static final PageReader READER = new PageReader(UnitRegistry.builtIn(), Map.of());

  private static List<Placed> read(String body) {
    String html = "<!doctype html><title>2 + 2 = 5</title><body>" + body;
    return READER.read("ko/a.html", html).passages();
  }

  private static List<String> falseOnes(String body) {
    return read(body).stream()
        .map(Placed::passage)
        .filter(passage -> !passage.isTrue())
        .map(Passage::text)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <p>2 + 2 = 5</p>                                          | page's own words
          <li><span class="num">2</span> + <a href="#">2</a> = 5    | numbers in elements
          <table><tr><td>2 + 2 = 5</td></table>                     | table
          <dd>2 + 2<wbr> = <em>5</em></dd>                          | phrasing elements
          <li class="option" data-key="true">2 + 2 = 5              | right option
          <p>10<sup>2</sup> = 1000</p>                              | power
          <p>2<sup>3 − 1</sup> = 8</p>                              | raised calculation
          <div class="correction">2 + 2 = 5</div>                   | correction
          <p class="trace"><span class="trace-line">2 + 2 = 5</span> | line of its own
          """)
  void computesWhatThePageSaysItself(String body, String what) {
    assertEquals(1, falseOnes(body).size(), what);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <pre>2 + 2 = 5</pre>                                      | listing
          <p><code>2 + 2 = 5</code>                                 | code
          <blockquote>2 + 2 = 5</blockquote>                        | quotation
          <p>He wrote <q>2 + 2 = 5</q>                              | quotation in a sentence
          <li class="option" data-key="false">2 + 2 = 5             | wrong option
          <div class="retracted"><p>2 + 2 = 5</p></div>             | retracted
          <span class="formula">a + 2 - 2 = 5</span>                | formula in symbols
          <p><span aria-hidden="true">2 + 2 =</span> 5              | decoration
          <p>2 + 2</p><p>= 5</p>                                    | two blocks
          <p>2 + 2 =<br>5</p>                                       | two lines
          <table><tr><td>2 + 2 =</td><td>5</td></table>             | two cells
          <script>var a = 2 + 2 == 5</script>                       | script
          <p>ms<sup>2</sup> = 5                                     | unit
          """)
  void leavesOutWhatItDoesNot(String body, String what) {
    assertEquals(List.of(), falseOnes(body), what);
  }

  @Test
  void linesOfOneExplanationShareTheirNames() {
    List<Placed> placed =
        read(
            """
            <p class="trace"><span class="trace-line loop"><var>room</var> = 8 B → 4 B \
            <span class="turn">(1)</span> → 2 B <span class="turn">(2)</span></span>
            <span class="trace-line"><span class="function">count</span>(<var>room</var>) = \
            <span class="rounded">2</span></span></p>
            <p class="trace"><span class="trace-line"><span class="function">count</span>\
            (<var>room</var>) = 2</span></p>
            """);
    assertEquals(
        List.of(true, true, false), placed.stream().map(p -> p.passage().isTrue()).toList());
    assertTrue(placed.get(2).passage().unread().isPresent());
  }

  @Test
  void lineInsideALineIsReadByItself() {
    List<Placed> placed =
        read(
            """
            <div class="valued trace-line"><span class="step"><span class="trace-line">\
            <span class="subject"><var>기준값에 견준 감소율</var></span> = \
            <span class="substituted">(10 ms − 8 ms) ÷ 10 ms</span> = 20%</span></span> ⇔ \
            20% &lt; 5% <b class="sign">✓</b></div>
            """);
    assertEquals(
        List.of("□ = (10 ms − 8 ms) ÷ 10 ms = 20%", " ⇔ 20% < 5% ✓"),
        placed.stream().map(p -> p.passage().text()).toList());
    assertEquals(List.of(true, false), placed.stream().map(p -> p.passage().isTrue()).toList());
  }

  @Test
  void placeOfAFaultIsItsStretchOfTheMarkup() {
    String html =
        "<body>\n<p>먼저 &amp; 나중. <span>0.500 ms</span> − 0.300 ms = <b>0.100 ms</b>입니다.</p>\n";
    Placed placed = READER.read("a.html", html).passages().get(0);
    assertEquals(
        "0.500 ms</span> − 0.300 ms = <b>0.100 ms", html.substring(placed.from(), placed.to()));
  }

  @Test
  void placeOfAFaultAmongEscapesIsTheWholeText() {
    String html = "<body>\n<p>먼저 &amp; 나중. 5 ms &lt; 3 ms 입니다.</p>\n";
    Placed placed = READER.read("a.html", html).passages().get(0);
    assertEquals("먼저 &amp; 나중. 5 ms &lt; 3 ms 입니다.", html.substring(placed.from(), placed.to()));
  }

  @Test
  void listsMayBeParagraphsApart() {
    assertEquals(
        List.of("+0.405 / +0.618 / +0.831 ms"),
        falseOnes(
            """
            <table><tr><td>keepalive</td><td>p50 0.259 / 0.461 / 0.704 ms</td></tr>
            <tr><td>new</td><td>p50 0.664 / 1.079 / 1.517 ms, +0.405 / +0.618 / +0.831 ms</td></tr>
            """));
  }
}
