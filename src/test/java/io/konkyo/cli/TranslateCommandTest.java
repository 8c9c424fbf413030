package io.konkyo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.example.ExampleContent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TranslateCommandTest {
  private static final String QUIZ = "quizzes/step-quiz.yml";

  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void layContent() {
    content = ExampleContent.in(folder);
  }

  @Test
  void reviewOfOneTextLeavesTheOthersNew() throws IOException {
    Run review = translate("review", file(QUIZ) + "#step/difference");
    assertEquals(0, review.code(), review.err());
    assertEquals(List.of("quizzes/step-quiz.lock"), List.copyOf(locks().keySet()));
    String lock = content.read("translations/quizzes/step-quiz.lock");
    assertEquals(2, lock.lines().count(), lock);
    assertTrue(lock.endsWith("\"${rtt.step}{이/가} 차이입니다\" rtt.step > 0\n"), lock);
  }

  @Test
  void reviewOfEverythingTwiceWritesOnce() throws IOException {
    assertEquals(0, translate("review", "--all").code());
    Map<String, String> first = locks();
    assertEquals("nothing to write\n", translate("review", "--all").out());
    assertEquals(first, locks());
    assertTrue(translate("status").out().endsWith("23 of 23 translations are reviewed\n"));
  }

  @Test
  void nothingIsSaidOfReviewsWhileALockFileIsDamaged() throws IOException {
    translate("review", "--all");
    String name = "translations/quizzes/step-quiz.lock";
    write(name, content.read(name) + "garbage\n");
    for (String command : List.of("status", "diff")) {
      Run run = translate(command);
      assertEquals(ExitCode.DIAGNOSTICS, run.code());
      assertEquals("", run.out());
      assertTrue(run.err().contains("error[malformed-lock]"), run.err());
      assertTrue(run.err().contains("step-quiz.lock:"), run.err());
    }
    assertTrue(translate("status", "--format", "sarif").out().contains("malformed-lock"));
  }

  @Test
  void linesOfALockFileMayStandInAnyOrder() throws IOException {
    translate("review", "--all");
    Map<String, String> sorted = locks();
    String name = "translations/quizzes/step-quiz.lock";
    List<String> lines = new ArrayList<>(content.read(name).lines().toList());
    Collections.reverse(lines);
    write(name, String.join("\r\n", lines) + "\r\n");
    assertTrue(translate("status").out().endsWith("23 of 23 translations are reviewed\n"));
    assertEquals(0, translate("review", "--prune").code());
    assertEquals(sorted, locks());
  }

  @Test
  void movedReviewsFollowTheirTexts() throws IOException {
    translate("review", "--all");
    String facts = content.read("facts/ping.yml");
    content.remove("facts/ping.yml");
    write("facts/round-trip.yml", facts);
    assertEquals(0, translate("review", "--prune").code());
    assertFalse(locks().containsKey("facts/ping.lock"));
    assertTrue(locks().get("facts/round-trip.lock").contains("facts/round-trip/title ja "));
    assertEquals(List.of(), content.check());
  }

  @Test
  void nothingIsWrittenWhileALockFileIsDamaged() throws IOException {
    translate("review", "--all");
    write("translations/facts/ping.lock", "<<<<<<< ours\n=======\n>>>>>>> theirs\n");
    Map<String, String> before = locks();
    Run review = translate("review", "--all");
    assertEquals(1, review.code());
    assertTrue(review.err().contains("malformed-lock"), review.err());
    assertEquals(before, locks());
  }

  @Test
  void reviewKeepsWhatWaitsForItsTranslation() throws IOException {
    translate("review", "--all");
    String quiz = content.read(QUIZ);
    String line = "          ja: 大きいほうの平均であり、差ではありません。\n";
    write(QUIZ, quiz.replace(line, ""));
    Map<String, String> before = locks();
    translate("review", "--all", "--prune");
    assertEquals(before, locks());
    write(QUIZ, quiz);
    assertEquals(List.of(), content.check());
  }

  @Test
  void diffShowsThenAndNow() {
    translate("review", "--all");
    write(QUIZ, content.read(QUIZ).replace("큰 쪽 평균이지", "큰 쪽의 평균이지"));
    Run diff = translate("diff", file(QUIZ));
    assertEquals(
        """
        :22:15 quizzes/step-quiz/step/larger/why is stale
          then  큰 쪽 평균이지 차이가 아닙니다.
          now   큰 쪽의 평균이지 차이가 아닙니다.
                큰 [-쪽-]{+쪽의+} 평균이지 차이가 아닙니다.
          ja    大きいほうの平均であり、差ではありません。
        """,
        diff.out().replace(file(QUIZ), ""));
  }

  @Test
  void statusMarksPlacesForBuildServers() {
    translate("review", "--all");
    write(QUIZ, content.read(QUIZ).replace("큰 쪽 평균이지", "큰 쪽의 평균이지"));
    Run status = translate("status", "--format", "github");
    assertTrue(status.out().startsWith("::warning file=" + file(QUIZ) + ",line=22,"), status.out());
    assertTrue(translate("status", "--format", "json").out().contains("\"stale\": 1"));
  }

  @Test
  void misuseIsToldApartFromFaults() {
    assertEquals(2, translate("review").code());
    assertEquals(2, translate("review", "--all", file(QUIZ)).code());
    assertEquals(2, translate("review", file("quizzes/step-quizz.yml")).code());
    assertEquals(2, translate("review", file(QUIZ) + "#steps").code());
    assertEquals(2, translate("status", "--locale", "ko").code());
    assertEquals(2, translate("diff", "--locale", "fr").code());
    assertEquals(1, Run.of("translate", "status", "--content", folder + "/none").code());
  }

  private Run translate(String... arguments) {
    List<String> all = new ArrayList<>(List.of("translate"));
    all.addAll(List.of(arguments));
    all.add("--content");
    all.add(content.content().toString());
    return Run.of(all.toArray(String[]::new));
  }

  private String file(String name) {
    return content.path(name).toString();
  }

  private void write(String name, String text) {
    content.write(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private Map<String, String> locks() throws IOException {
    Path root = content.path("translations");
    Map<String, String> locks = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        locks.put(root.relativize(file).toString(), Files.readString(file));
      }
    }
    return locks;
  }
}
