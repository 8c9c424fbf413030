package io.konkyo.quality;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.example.ExampleContent;
import io.konkyo.pipeline.Analysis;
import io.konkyo.site.KindsSite;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QualityReportTest {
  private static final String QUIZ = "quizzes/step-quiz.yml";
  private static final String ITEM = "    explanation:\n      ko: 다른 영역";

  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void laySkeleton() {
    content = ExampleContent.in(folder);
  }

  @Test
  void anItemWithoutFaultsHasNoRemarks() {
    ItemReport item = report().items().get(0);
    assertEquals("step", item.id());
    assertEquals(1, item.number());
    assertTrue(item.proved());
    assertEquals(3, item.answers());
    assertEquals(2, item.wrong());
    assertEquals(new ItemReport.Misreads(0, 0), item.misreads());
    assertEquals(Map.of(), item.remarks());
    assertEquals(List.of(), item.allowances());
  }

  @Test
  void whatARuleFindsStandsAtItsItem() {
    vague();
    assertEquals(Map.of("vague-frequency", 2), remarks(report().items().get(0)));
    assertEquals(Map.of("vague-frequency", 2), report().remarks());
    assertEquals(Map.of(), report().allowancesByRule());
  }

  @Test
  void whatIsAllowedIsKeptWithItsReason() {
    vague();
    allow("vague-frequency");
    QualityReport report = report();
    ItemReport item = report.items().get(0);
    assertEquals(Map.of(), item.remarks());
    assertEquals(1, item.allowances().size());
    AllowanceUse use = item.allowances().get(0);
    assertEquals(2, use.silenced());
    assertTrue(use.isOfQuizzes());
    assertEquals("일부러 썼습니다.", use.allowance().reason().in("ko").orElseThrow().source().text());
    assertEquals(Map.of("vague-frequency", 1), report.allowancesByRule());
    assertEquals(Map.of(), report.remarks());
  }

  @Test
  void anAllowanceThatSilencesNothingIsToldAndNotCounted() {
    allow("vague-frequency");
    QualityReport report = report();
    assertEquals(0, report.items().get(0).allowances().get(0).silenced());
    assertEquals(Map.of("unused-allowance", 1), remarks(report.items().get(0)));
    assertEquals(Map.of(), report.allowancesByRule());
  }

  @Test
  void aMisreadIsProvedByNumbersOnly() {
    misread("larger", "value-for-increment");
    misread("smaller", "cause-assumed");
    assertEquals(new ItemReport.Misreads(2, 1), report().items().get(0).misreads());
  }

  @Test
  void aMisreadThatNoNumberShowsIsNotProvedAllowedOrNot() {
    misread("larger", "bit-as-byte");
    assertEquals(new ItemReport.Misreads(1, 0), report().items().get(0).misreads());
    assertEquals(Map.of("unproved-misread", 1), remarks(report().items().get(0)));
    allow("unproved-misread");
    assertEquals(new ItemReport.Misreads(1, 0), report().items().get(0).misreads());
    assertEquals(Map.of(), remarks(report().items().get(0)));
  }

  @Test
  void itemsOfOtherKindsCountWhatTheyOffer() {
    QualityReport report =
        Analysis.of(KindsSite.CONTENT, new Diagnostics()).orElseThrow().quality();
    assertEquals(
        List.of("step 0 1", "queries 0 0", "order 3 0", "pairs 3 1"),
        report.items().stream()
            .filter(item -> item.quiz().equals("kinds"))
            .map(item -> item.id() + " " + item.answers() + " " + item.wrong())
            .toList());
    assertEquals(
        List.of(), report.biases().stream().filter(b -> b.quiz().equals("kinds")).toList());
    assertEquals(4, report.proved().stream().filter(i -> i.quiz().equals("kinds")).count());
  }

  @Test
  void factsAreTestedThroughWhatIsComputedFromThem() {
    Coverage.Part part = report().coverage().files().get(0);
    assertEquals(List.of(), part.untested());
    assertEquals(3, part.printed().size());
    edit(QUIZ, "rtt.step == rtt.cross_az - rtt.same_az", "rtt.cross_az > rtt.same_az");
    edit(QUIZ, "rtt.step == rtt.cross_az\n", "rtt.cross_az < rtt.same_az\n");
    edit(QUIZ, "rtt.step == rtt.same_az\n", "rtt.cross_az < rtt.same_az\n");
    assertEquals(List.of("rtt.step"), report().coverage().files().get(0).untested());
  }

  @Test
  void factsThatNothingPrintsAndThatNothingGuardsAreToldApart() {
    Coverage.Part guarded = report().coverage().files().get(0);
    edit("facts/ping.yml", "    stated: 0.21 ms\n", "");
    Coverage.Part part = report().coverage().files().get(0);
    assertEquals(2, part.measured().size());
    assertEquals(part.measured(), part.unguarded());
    assertEquals(guarded.measured(), part.measured());
    String fact = "  rtt.sum: {formula: rtt.cross_az + rtt.same_az}\n";
    edit("facts/ping.yml", "derived:\n", "derived:\n" + fact);
    assertFalse(report().coverage().files().get(0).printed().contains("rtt.sum"));
  }

  @Test
  void keysAreHeldAgainstChanceInEachLanguage() {
    List<String> traits =
        report().biases().stream()
            .map(bias -> bias.locale().orElse("") + " " + bias.trait() + " " + bias.found())
            .toList();
    assertEquals(7, traits.size(), traits.toString());
    assertEquals(
        List.of(" PLACE 1", " PLACE 0", " PLACE 0"),
        traits.stream().filter(trait -> trait.contains("PLACE")).toList());
    assertTrue(traits.stream().anyMatch(trait -> trait.startsWith("ja LONGEST")));
  }

  private static Map<String, Integer> remarks(ItemReport item) {
    return item.remarks().entrySet().stream()
        .collect(Collectors.toMap(rule -> rule.getKey().id(), Map.Entry::getValue));
  }

  private void vague() {
    edit(QUIZ, "차이는 ${rtt.same_az}입니다", "차이는 대체로 ${rtt.same_az}입니다");
    edit(QUIZ, "差は ${rtt.same_az} です", "差はたいてい ${rtt.same_az} です");
  }

  private void allow(String rule) {
    String reason = "{ko: 일부러 썼습니다., ja: わざと使いました。}";
    edit(QUIZ, ITEM, "    allow: [{rule: " + rule + ", reason: " + reason + "}]\n" + ITEM);
  }

  private void misread(String option, String misread) {
    edit(
        QUIZ,
        "      " + option + ":\n",
        "      " + option + ":\n        misread: " + misread + "\n");
  }

  private void edit(String file, String from, String to) {
    String text = content.read(file);
    assertTrue(text.contains(from), from);
    content.write(file, text.replace(from, to).getBytes(StandardCharsets.UTF_8));
  }

  private QualityReport report() {
    return Analysis.of(content.content(), new Diagnostics()).orElseThrow().quality();
  }
}
