package io.konkyo.browser;

import static io.konkyo.browser.Learner.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.BuiltSite;
import io.konkyo.site.KindsSite;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The documents that a browser prints of quizzes: what is on the paper, and on which sheet. */
@Tag("browser")
class PaperInBrowserTest {
  private static final List<String> LOCALES = List.of("ko", "ja");

  /** What a learner needs to answer, each in one piece. */
  private static final String ASKED =
      ".stem, .how, .option-text, .element-text, .target-text, .prompt > label";

  /** What gives the answer away. */
  private static final String TOLD =
      ".hint > :not(summary), .explanation p, .reason p, .key, .sorted > li, .basis > p";

  /** What must not be the last line of a sheet. */
  private static final String HEADS = ".question legend, .explanation h3, .answer > summary, .key";

  /** Words beside what is told. */
  private static final List<String> TELLING_WORDS =
      List.of(
          "quiz.explanation",
          "quiz.key",
          "quiz.left-right",
          "quiz.left-wrong",
          "quiz.chosen-right",
          "quiz.chosen-wrong",
          "quiz.basis.proved");

  @TempDir private static Path folder;
  private static BuiltSite site;
  private static Learner learner;

  @BeforeAll
  static void start() {
    site = BuiltSite.get();
    KindsSite.build(folder.resolve("site"));
    learner = new Learner("");
  }

  static Stream<String> quizzes() {
    String small = folder.resolve("site").toUri().toString();
    List<String> quizzes = new ArrayList<>();
    for (String locale : LOCALES) {
      quizzes.add(small + locale + "/kinds.html");
      quizzes.add(small + locale + "/choices.html");
      site.pages().stream()
          .filter(page -> page.startsWith(locale) && site.text(page).contains(" data-quiz="))
          .map(site::address)
          .forEach(quizzes::add);
    }
    return quizzes.stream();
  }

  @ParameterizedTest
  @MethodSource("quizzes")
  void questionsAloneAreAllThereAndTellNothing(String quiz) {
    learner.openAfresh(quiz);
    List<String> asked = texts(ASKED);
    List<String> told = texts(TOLD);
    answerAndOpenEverything();
    Sheets sheets = printed("questions");
    assertEquals(List.of(), asked.stream().filter(text -> !sheets.haveOnOne(text)).toList());
    // A quiz may use a word like "answer" itself, in a text of its own.
    String own = Sheets.fold(String.join(" ", texts(ASKED + ", .title-block, .foot-note")));
    assertEquals(
        List.of(),
        told.stream()
            .filter(text -> !own.contains(Sheets.fold(text)) && sheets.have(text))
            .toList());
    String locale = (String) learner.browser.evaluate("return document.documentElement.lang");
    List<String> telling =
        TELLING_WORDS.stream()
            .flatMap(key -> Stream.of(words(locale, key).split("\\{\\w+}")))
            .map(Sheets::fold)
            .filter(part -> part.length() > 1 && !own.contains(part))
            .toList();
    assertTrue(telling.size() >= TELLING_WORDS.size() / 2, telling.toString());
    assertEquals(List.of(), telling.stream().filter(sheets::have).toList());
  }

  @ParameterizedTest
  @MethodSource("quizzes")
  void answersAreAllThereWhenTheyAreWanted(String quiz) {
    learner.openAfresh(quiz);
    List<String> asked = texts(ASKED);
    List<String> told = texts(TOLD);
    List<List<String>> heads = headsAndWhatFollows();
    Sheets sheets = printed("answers");
    assertEquals(List.of(), asked.stream().filter(text -> !sheets.haveOnOne(text)).toList());
    assertTrue(told.size() >= asked.size(), told.toString());
    assertEquals(List.of(), told.stream().filter(text -> !sheets.have(text)).toList());
    assertEquals(
        List.of(),
        heads.stream()
            .map(head -> head.get(0) + Sheets.fold(head.get(1)).replaceFirst("(....).*", "$1"))
            .filter(text -> !sheets.haveOnOne(text))
            .toList());
    assertEquals(0, learner.count(".question details[open]"));
  }

  /** Chooses something everywhere, has it graded and shows the hints. */
  private static void answerAndOpenEverything() {
    learner.browser.evaluate(
        """
        for (const section of document.querySelectorAll('[data-question]')) {
          section.querySelectorAll('[data-option] input').forEach(field => field.click());
          section.querySelectorAll('input[type=text]').forEach(field => field.value = '1 ms');
          section.querySelectorAll('select').forEach(field => field.selectedIndex = 1);
          section.querySelector('[data-check]').click();
          section.querySelectorAll('details').forEach(details => details.open = true);
        }
        """);
    assertTrue(learner.count(".option-feedback:not([hidden])") > 0);
  }

  /** Returns the texts of elements that have any, without what only screen readers read. */
  private static List<String> texts(String selector) {
    return evaluated(
            """
            return [...document.querySelectorAll(arguments[0])].map(element => {
              const copy = element.cloneNode(true);
              copy.querySelectorAll('.unseen').forEach(part => part.remove());
              return [copy.textContent.trim()];
            }).filter(text => text[0]);
            """,
            selector)
        .stream()
        .map(text -> text.get(0))
        .toList();
  }

  private static List<List<String>> headsAndWhatFollows() {
    return evaluated(
        """
        return [...document.querySelectorAll(arguments[0])]
            .map(head => {
              const copy = head.cloneNode(true);
              copy.querySelectorAll('.unseen').forEach(part => part.remove());
              const next = head.nextElementSibling;
              const number = next.matches('ol') ? '1.' : '';
              return [copy.textContent.trim(), number + next.textContent.trim()];
            });
        """,
        HEADS);
  }

  @SuppressWarnings("unchecked") // what these scripts return
  private static List<List<String>> evaluated(String script, String argument) {
    return (List<List<String>>) learner.browser.evaluate(script, argument);
  }

  /** Prints what a button of the page prints; the browser itself says when that is over. */
  private static Sheets printed(String what) {
    learner.browser.evaluate(
        "window.print = () => { window.printed = true; };"
            + " document.querySelector(`[data-print=${arguments[0]}]`).click();",
        what);
    assertEquals(
        List.of(true, what),
        learner.browser.evaluate("return [window.printed, document.body.dataset.print]"));
    Sheets sheets = Sheets.of(learner.browser.print());
    learner.browser.until(() -> learner.count("body[data-print]") == 0);
    return sheets;
  }
}
