package io.konkyo.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.site.KindsSite;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/**
 * Every kind of question answered by keys alone and by touch alone, right and wrong, in each
 * language, from a server and from a folder. With {@code -Dkonkyo.matrix=all} in every combination,
 * else so that each way occurs with each other one.
 */
@Tag("browser")
class HandsInBrowserTest {
  private static final List<String> CHOICES = List.of("free", "told", "kept");

  @TempDir private static Path folder;
  private static WebServer server;

  /** What a learner answers with. */
  private enum Hand {
    KEYS,
    FINGER
  }

  private record Way(String lang, boolean served, Hand hand, boolean right) {}

  @BeforeAll
  static void start() {
    KindsSite.build(folder.resolve("site"));
    server = new WebServer(folder.resolve("site"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static Stream<Way> ways() {
    List<Way> all =
        Stream.of("ko", "ja", "en")
            .flatMap(lang -> Stream.of(true, false).map(served -> new Object[] {lang, served}))
            .flatMap(
                place ->
                    Stream.of(Hand.values())
                        .flatMap(
                            hand ->
                                Stream.of(true, false)
                                    .map(
                                        right ->
                                            new Way(
                                                (String) place[0],
                                                (Boolean) place[1],
                                                hand,
                                                right))))
            .toList();
    if (System.getProperty("konkyo.matrix", "some").equals("all")) {
      return all.stream();
    }
    return Stream.of(
        new Way("ko", true, Hand.KEYS, true),
        new Way("ko", false, Hand.FINGER, false),
        new Way("ja", true, Hand.FINGER, true),
        new Way("ja", false, Hand.KEYS, false),
        new Way("en", false, Hand.FINGER, true),
        new Way("en", true, Hand.KEYS, false));
  }

  @ParameterizedTest
  @MethodSource("ways")
  void everyKindIsAnsweredAndKept(Way way) {
    Learner learner =
        new Learner(way.served() ? server.root() : folder.resolve("site").toUri().toString());
    Answering answering = new Answering(learner, way.hand());
    String expected = way.right() ? "right" : "wrong";

    learner.openAfresh(way.lang() + "/choices.html");
    for (String item : CHOICES) {
      answering.choose(item, way.right());
      assertEquals("", learner.state(item), item);
      answering.press(learner.in(item, "[data-check]"));
      assertEquals(expected, learner.state(item), item);
    }
    learner.browser.reload();
    CHOICES.forEach(item -> assertEquals(expected, learner.state(item), item));

    learner.openAfresh(way.lang() + "/kinds.html");
    answering.type("step", way.right() ? "0.205" : "0.544");
    answering.order(way.right());
    answering.pair("mean", "cross");
    answering.pair("difference", way.right() ? "step" : "node");
    for (String item : List.of("step", "order", "pairs")) {
      assertEquals("", learner.state(item), item);
      answering.press(learner.in(item, "[data-check]"));
      assertEquals(expected, learner.state(item), item);
    }
    learner.browser.reload();
    List.of("step", "order", "pairs").forEach(i -> assertEquals(expected, learner.state(i), i));
    assertEquals(List.of(), learner.browser.complaints());
  }

  /** Answers with one kind of hand. */
  private record Answering(Learner learner, Hand hand) {

    /** Chooses what is right, or one that is wrong. */
    void choose(String item, boolean right) {
      List<WebElement> inputs =
          learner.browser.all("#q-" + item + " [data-key=" + right + "] input");
      for (WebElement input : right ? inputs : inputs.subList(0, 1)) {
        if (hand == Hand.KEYS) {
          focus(input);
          learner.press(Keys.SPACE);
        } else {
          learner.browser.tap(input);
        }
      }
    }

    void type(String item, String digits) {
      WebElement field = learner.in(item, "input");
      if (hand == Hand.KEYS) {
        focus(field);
      } else {
        learner.browser.tap(field);
      }
      learner.browser.type(digits);
    }

    /** The first line belongs last: it goes down twice, or once to be wrong. */
    void order(boolean right) {
      for (int i = 0; i < (right ? 2 : 1); i++) {
        press(learner.in("order", "[data-element=cross] [data-down]"));
      }
    }

    /** A list opens as the device has it; its lines are reached by their letters. */
    void pair(String prompt, String target) {
      WebElement list = learner.in("pairs", "[data-prompt='" + prompt + "'] select");
      if (hand == Hand.KEYS) {
        focus(list);
        learner.browser.type(
            learner.in("pairs", "option[value='" + target + "']").getText().substring(0, 1));
      } else {
        learner.pick("pairs", prompt, target);
      }
    }

    void press(WebElement button) {
      if (hand == Hand.KEYS) {
        focus(button);
        learner.press(Keys.ENTER);
      } else {
        learner.browser.tap(button);
      }
    }

    private void focus(WebElement element) {
      learner.browser.evaluate("arguments[0].focus()", element);
    }
  }
}
