package io.konkyo.translation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.example.ExampleContent;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said after each change of a site whose translations were all reviewed: this, no more. */
class ReviewedSiteTest {
  private static final String FACTS = "facts/ping.yml";
  private static final String QUIZ = "quizzes/step-quiz.yml";
  private static final String PAGE = "pages/step-page.yml";
  private static final String TITLE = "title: {ko: 왕복 시간, ja: 往復時間}";

  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void reviewEverything() {
    content = ExampleContent.in(folder);
    content.reviewAll();
    assertSaid();
  }

  @Test
  void removingAFactIsToldWhereItIsNamed() {
    replace(
        FACTS,
        """
        derived:
          rtt.step:
            label: {ko: 차이, ja: 差}
            formula: rtt.cross_az - rtt.same_az
            stated: 0.21 ms
        """,
        "");
    assertSaid(
        "pages/step-page.yml:12:36 unknown-name",
        "pages/step-page.yml:13:34 unknown-name",
        "quizzes/step-quiz.yml:11:16 unknown-name",
        "quizzes/step-quiz.yml:13:17 unknown-name",
        "quizzes/step-quiz.yml:14:17 unknown-name",
        "quizzes/step-quiz.yml:16:16 unknown-name",
        "quizzes/step-quiz.yml:24:16 unknown-name",
        "translations/facts/ping.lock:3:1 orphaned-review");
  }

  @Test
  void changingAKeyIsToldAtTheItem() {
    replace(QUIZ, "holds: rtt.step == rtt.cross_az - rtt.same_az", "holds: rtt.step > rtt.same_az");
    assertSaid("quizzes/step-quiz.yml:4:9 no-key");
  }

  @Test
  void deletingOneTranslatedLineIsToldAtItsText() {
    replace(QUIZ, "          ja: 大きいほうの平均であり、差ではありません。\n", "");
    assertSaid("quizzes/step-quiz.yml:21:11 missing-locale");
  }

  @Test
  void editingOneSourceSentenceMakesItsTranslationStale() {
    replace(QUIZ, "큰 쪽 평균이지 차이가 아닙니다.", "큰 쪽의 평균값이지 차이가 아닙니다.");
    assertSaid("quizzes/step-quiz.yml:22:15 stale-translation");
  }

  @Test
  void editingOneTranslationMakesItUnreviewed() {
    replace(QUIZ, "大きいほうの平均であり", "大きいほうの平均値であり");
    assertSaid("quizzes/step-quiz.yml:22:15 unreviewed-translation");
  }

  @Test
  void editingBothSidesAsksForOneReview() {
    replace(QUIZ, "큰 쪽 평균이지", "큰 쪽의 평균값이지");
    replace(QUIZ, "大きいほうの平均であり", "大きいほうの平均値であり");
    assertSaid("quizzes/step-quiz.yml:22:15 unreviewed-translation");
  }

  @Test
  void reversingAComparisonByMeasuringAgainIsToldInEveryTextThatPrintsIt() {
    replace(FACTS, "{same_az: 0.339, cross_az: 0.544}", "{same_az: 0.544, cross_az: 0.339}");
    replace(FACTS, "stated: 0.21 ms", "stated: -0.21 ms");
    assertSaid(
        "pages/step-page.yml:13:21 reversed-comparison",
        "quizzes/step-quiz.yml:14:15 reversed-comparison",
        "quizzes/step-quiz.yml:33:11 reversed-comparison");
  }

  @Test
  void reversedComparisonIsAWarningWhereTheSiteIsNotStrict() {
    replace("site.yml", "strict: true", "strict: false");
    replace(FACTS, "{same_az: 0.339, cross_az: 0.544}", "{same_az: 0.544, cross_az: 0.339}");
    replace(FACTS, "stated: 0.21 ms", "stated: -0.21 ms");
    assertEquals(
        List.of("warning", "warning", "warning"),
        content.check().stream().map(diagnostic -> diagnostic.severity().id()).toList());
  }

  @Test
  void measuringAgainMakesNothingStale() {
    replace(FACTS, "{same_az: 0.339, cross_az: 0.544}", "{same_az: 0.302, cross_az: 0.533}");
    replace(FACTS, "stated: 0.21 ms", "stated: 0.23 ms");
    assertSaid();
  }

  @Test
  void renamingAnIdMakesNothingStale() {
    replace(QUIZ, "      larger:\n", "      mean-of-one:\n");
    replace(QUIZ, "  - id: step\n", "  - id: the-step\n");
    assertSaid();
  }

  @Test
  void movingATextMakesNothingStale() {
    replace(PAGE, "    blocks:\n", "    blocks:\n      - prose: {ko: 머리말, ja: 前置き}\n");
    assertSaid("pages/step-page.yml:7:30 unreviewed-translation");
  }

  @Test
  void renamingAFileMakesNothingStale() {
    byte[] facts = content.read(FACTS).getBytes(UTF_8);
    content.remove(FACTS);
    content.write("facts/round-trip.yml", facts);
    assertSaid();
  }

  @Test
  void wrappingLinesAndUnicodeFormsMakeNothingStale() {
    replace(
        QUIZ, "ko: 큰 쪽 평균이지 차이가 아닙니다.", "ko: |\n            큰 쪽 평균이지\n            차이가  아닙니다.   \n");
    replace(
        QUIZ,
        "ja: 二つの平均の差はどれだけですか。",
        "ja: " + java.text.Normalizer.normalize("二つの平均の差はどれだけですか。", java.text.Normalizer.Form.NFD));
    assertSaid();
  }

  @Test
  void newFileIsToldOnce() {
    content.write(
        "facts/more.yml", "title: {ko: 더, ja: ほか}\nintro: {ko: 앞말, ja: 前書き}\n".getBytes(UTF_8));
    assertSaid("facts/more.yml:1:20 unreviewed-translation");
  }

  @Test
  void deletedFileLeavesOneWarning() {
    content.write(
        "translations/facts/gone.lock",
        content.read("translations/facts/ping.lock").getBytes(UTF_8));
    assertSaid("translations/facts/gone.lock:2:1 orphaned-review");
  }

  @Test
  void siteWithoutLocksIsNotWatched() {
    ExampleContent fresh = ExampleContent.in(folder.resolve("fresh"));
    assertEquals(List.of(), fresh.check());
  }

  @Test
  void languageThatWasGivenUpLeavesOneWarningForItsFile() {
    String lock = content.read("translations/site.lock").replace(" ja ", " fr ");
    content.write("translations/site.lock", lock.getBytes(UTF_8));
    assertSaid(
        "site.yml:2:21 unreviewed-translation", "translations/site.lock:2:1 orphaned-review");
  }

  @Test
  void conflictThatGitLeftIsToldOnceAndBothSidesCount() {
    replace(FACTS, TITLE, "title: {ko: 왕복에 걸린 시간, ja: 往復にかかった時間}");
    ExampleContent other = ExampleContent.in(folder.resolve("other"));
    other.write(FACTS, content.read(FACTS).getBytes(UTF_8));
    other.reviewAll();
    String ours = content.read("translations/facts/ping.lock");
    String theirs = other.read("translations/facts/ping.lock");
    String merged = "<<<<<<< ours\n" + ours + "=======\n" + theirs + ">>>>>>> theirs\n";
    content.write("translations/facts/ping.lock", merged.getBytes(UTF_8));
    List<String> said = content.check().stream().map(content::place).toList();
    assertEquals(
        List.of(
            "translations/facts/ping.lock:1:1 malformed-lock",
            "translations/facts/ping.lock:3:1 orphaned-review"),
        said);
  }

  @Test
  void lockThatCannotBeReadIsToldAloneAndKept() {
    byte[] newer = "# konkyo lock 2: from a newer Konkyo\nsomething\n".getBytes(UTF_8);
    content.write("translations/facts/ping.lock", newer);
    assertSaid("translations/facts/ping.lock:1:1 malformed-lock");
  }

  private void replace(String file, String found, String replacement) {
    String text = content.read(file);
    assertEquals(true, text.contains(found), found);
    content.write(file, text.replace(found, replacement).getBytes(UTF_8));
  }

  private void assertSaid(String... places) {
    List<Diagnostic> said = content.check();
    assertEquals(
        List.of(places), said.stream().map(content::place).toList(), () -> content.reported(said));
  }
}
