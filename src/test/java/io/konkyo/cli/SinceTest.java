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
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a change of the content changes is told against a revision of a git repository. */
class SinceTest {
  private static final String FACTS = "facts/ping.yml";
  private static final String QUIZ = "quizzes/step-quiz.yml";

  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void commitTheSkeleton() throws IOException, InterruptedException {
    content = ExampleContent.in(folder.resolve("site of mine"));
    git("init", "--quiet");
    commit();
  }

  @Test
  void nothingChanged() {
    Run run = since("HEAD");
    assertEquals(0, run.code(), run.out());
    assertFalse(run.out().contains("changed-since"), run.out());
    assertTrue(run.out().contains("changes: 0"), run.out());
  }

  @Test
  void changedReadingListsWhatItTouches() {
    edit(FACTS, "cross_az: 0.544", "cross_az: 0.545");
    List<String> told = told();
    assertEquals(
        List.of(
            "`rtt.cross_az` was 0.544 ms at `HEAD` and is 0.545 ms now",
            "`rtt.step` was exactly 0.205 ms at `HEAD` and is 0.206 ms now"),
        told);
    String out = since("HEAD").out().replace(folder.toString(), "");
    for (String line :
        List.of(
            "items, ja:",
            "quizzes/step-quiz/step/larger/text (/site of mine/content/quizzes/step-quiz.yml:19:17)",
            "rows and blocks of pages, ko:",
            "ko/step-quiz.html#q-step",
            "it follows from `rtt.cross_az`, which lists what is touched")) {
      assertTrue(out.contains(line), () -> line + "\n" + out);
    }
  }

  @Test
  void pageOfTheRuleShowsWhatIsPrinted() throws IOException {
    edit(FACTS, "cross_az: 0.544", "cross_az: 0.545");
    String out = since("HEAD").out().replace(content.root() + "/", "");
    String first = out.substring(0, out.indexOf("\n\n") + 1);
    String page = Files.readString(Path.of("docs/diagnostics/changed-since.md"));
    assertTrue(page.contains("```text\n" + first + "```"), first);
  }

  @Test
  void reversedComparisonIsTold() {
    edit(FACTS, "same_az: 0.339, cross_az: 0.544", "same_az: 0.544, cross_az: 0.339");
    List<String> told = told();
    assertTrue(
        told.contains(
            "`rtt.same_az < rtt.cross_az` held at `HEAD`; now `rtt.same_az > rtt.cross_az`"),
        told.toString());
    assertTrue(told.contains("`rtt.step > 0` held at `HEAD`; now `rtt.step < 0`"), told.toString());
  }

  @Test
  void withdrawnNewAndRemarkedFactsAreTold() {
    edit(FACTS, "  rtt.step:", "  rtt.gap:");
    edit(FACTS, "evidence: [bench]", "evidence: [bench, unverified]");
    List<String> told = told();
    assertTrue(told.contains("`rtt.gap` is new since `HEAD`, derived, 0.21 ms"), told.toString());
    assertTrue(told.contains("`rtt.step` was there at `HEAD` and is withdrawn"), told.toString());
  }

  @Test
  void changedKeyIsTold() {
    edit(QUIZ, "holds: rtt.step == rtt.cross_az\n", "holds: rtt.step < rtt.cross_az\n");
    assertEquals(
        List.of(
            "item `step-quiz/step` had `larger` as a distractor at `HEAD`, and it is a key now"),
        told());
  }

  @Test
  void changedVerdictIsTold() throws IOException, InterruptedException {
    edit(FACTS, "stated: 0.21 ms", "stated: 0.22 ms");
    List<String> told = told();
    assertEquals("`rtt.step` was 0.21 ms at `HEAD` and is 0.22 ms now", told.get(0));
    String out = since("HEAD").out();
    assertTrue(out.contains("was judged, as stated, pass at `HEAD` and is inconsistent now"), out);
  }

  @Test
  void brokenContentOfThenIsComparedAsFarAsItGoes() throws IOException, InterruptedException {
    edit(FACTS, "formula: rtt.cross_az - rtt.same_az", "formula: rtt.cross_az - ");
    commit();
    edit(FACTS, "formula: rtt.cross_az - ", "formula: rtt.cross_az - rtt.same_az");
    edit(FACTS, "cross_az: 0.544", "cross_az: 0.545");
    List<String> told = told();
    assertTrue(told.get(0).contains("the content at `HEAD` has errors"), told.toString());
    assertTrue(
        told.contains("`rtt.cross_az` was 0.544 ms at `HEAD` and is 0.545 ms now"),
        told.toString());
    assertFalse(told.toString().contains("`rtt.step` is new"), told.toString());
  }

  @Test
  void contentOfThenThatCannotBeReadIsTold() throws IOException, InterruptedException {
    String site = content.read("site.yml");
    content.write("site.yml", "{".getBytes(StandardCharsets.UTF_8));
    commit();
    content.write("site.yml", site.getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of("the content at `HEAD` cannot be read, and nothing is compared"), told());
  }

  @Test
  void contentOfNowThatCannotBeReadIsNotCalledUnchanged() {
    content.write("site.yml", "{".getBytes(StandardCharsets.UTF_8));
    Run run = since("HEAD");
    assertEquals(1, run.code());
    assertFalse(run.out().contains("changes:"), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "github", "sarif"})
  void everyFormatTellsChanges(String format) {
    edit(FACTS, "cross_az: 0.544", "cross_az: 0.545");
    Run run = check("--since", "HEAD", "--format", format);
    assertEquals(0, run.code(), run.out());
    assertTrue(run.out().contains("changed-since"), run.out());
    assertTrue(run.out().contains("`rtt.cross_az` was 0.544 ms"), run.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--output=stolen",
        "-x",
        "",
        " ",
        "nope",
        "HEAD:content",
        "HEAD..HEAD",
        "HEAD --",
        "a\nb",
        "^HEAD",
        "$(touch stolen)",
        ":/",
        "HEAD@{99}",
        "\u001b[31m"
      })
  void whatIsNoRevisionIsRefused(String revision) throws IOException {
    Run run = check("--since=" + revision);
    assertEquals(2, run.code(), run.out());
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("konkyo: "), run.err());
    assertEquals(1, run.err().strip().lines().count(), run.err());
    assertFalse(run.err().contains("\u001b"), run.err());
    assertFalse(Files.exists(folder.resolve("stolen")));
    assertFalse(Files.exists(Path.of("stolen")));
  }

  @Test
  void folderOutsideOfARepositoryHasNoRevisions(@TempDir Path elsewhere) {
    ExampleContent other = ExampleContent.in(elsewhere);
    Run run = Run.of("check", "--content", other.content().toString(), "--since", "HEAD");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("is in no git repository"), run.err());
  }

  @Test
  void folderThatWasNotThereIsTold() {
    ExampleContent young = ExampleContent.in(folder.resolve("young"));
    Run run = Run.of("check", "--content", young.content().toString(), "--since", "HEAD");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("there is no `"), run.err());
  }

  private List<String> told() {
    List<String> told = new ArrayList<>();
    String head = "info[changed-since]: ";
    since("HEAD")
        .out()
        .lines()
        .filter(line -> line.startsWith(head))
        .forEach(line -> told.add(line.substring(head.length())));
    return told;
  }

  private Run since(String revision) {
    return check("--since", revision);
  }

  private Run check(String... options) {
    List<String> arguments =
        new ArrayList<>(List.of("check", "--content", content.content().toString()));
    arguments.addAll(List.of("--templates", content.templates().toString()));
    arguments.addAll(List.of(options));
    return Run.of(arguments.toArray(String[]::new));
  }

  private void edit(String file, String from, String to) {
    String text = content.read(file);
    assertTrue(text.contains(from), text);
    content.write(file, text.replace(from, to).getBytes(StandardCharsets.UTF_8));
  }

  private void commit() throws IOException, InterruptedException {
    git("add", "--all");
    git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "then");
  }

  private void git(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
  }
}
