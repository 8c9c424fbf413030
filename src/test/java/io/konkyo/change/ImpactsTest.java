package io.konkyo.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.example.ExampleContent;
import io.konkyo.pipeline.Analysis;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What hangs on a name is found, through formulas, families and models, in every language. */
class ImpactsTest {
  @TempDir private static Path folder;
  private static Analysis skeleton;
  private static Analysis ours;

  @BeforeAll
  static void read() {
    ExampleContent content = ExampleContent.in(folder);
    skeleton = Analysis.of(content.content(), new Diagnostics()).orElseThrow();
    ours = Analysis.of(Path.of("content"), new Diagnostics()).orElseThrow();
  }

  @Test
  void readingOfTheSkeletonReachesEverything() {
    Impact impact = new Impacts(skeleton).of("rtt.cross_az").orElseThrow();
    assertEquals("measured", impact.kind());
    assertEquals(
        List.of(
            "FACTS rtt.step 1",
            "ITEMS quizzes/step-quiz/step/difference/holds 1",
            "ITEMS ko quizzes/step-quiz/step/difference/text 2",
            "ITEMS ja quizzes/step-quiz/step/difference/text 2",
            "ITEMS quizzes/step-quiz/step/larger/holds 1",
            "ITEMS ko quizzes/step-quiz/step/larger/text 1",
            "ITEMS ja quizzes/step-quiz/step/larger/text 1",
            "ITEMS quizzes/step-quiz/step/smaller/holds 2",
            "ITEMS ko quizzes/step-quiz/step/explanation 1",
            "ITEMS ja quizzes/step-quiz/step/explanation 1",
            "ROWS ko pages/step-page/grounds/1/step/text 1",
            "ROWS ko pages/step-page/grounds/1/step/text 2",
            "ROWS ja pages/step-page/grounds/1/step/text 1",
            "ROWS ja pages/step-page/grounds/1/step/text 2"),
        impact.hits().stream().map(ImpactsTest::line).toList());
    assertEquals(
        new TreeSet<>(
            List.of(
                "ko/ledger-ping.html#rtt.cross_az",
                "ko/ledger-ping.html#rtt.step",
                "ko/step-page.html#grounds",
                "ko/step-quiz.html#q-step",
                "ja/ledger-ping.html#rtt.cross_az",
                "ja/ledger-ping.html#rtt.step",
                "ja/step-page.html#grounds",
                "ja/step-quiz.html#q-step")),
        impact.pages());
  }

  private static String line(Hit hit) {
    String locale = hit.locale().map(tag -> tag + " ").orElse("");
    return hit.group() + " " + locale + hit.what() + " " + hit.depth();
  }

  @ParameterizedTest
  @CsvSource({
    "ping.rtt.cross_az, FACTS, ping.rtt.az_step, ''",
    "ping.rtt.cross_az, FACTS, ping.rtt.whole_step, ''",
    "ping.rtt.cross_az, QUOTATIONS, facts/ping.rtt.az_step/quoted, ''",
    "ping.rtt.cross_az, ITEMS, quizzes/pod-network/idle-round-trip/stepwise/holds, ''",
    "ping.rtt.cross_az, ITEMS, quizzes/pod-network/idle-round-trip/explanation, ja",
    "ping.rtt.cross_az, ROWS, pages/pod-network-az/latency/5/idle-rtt/text, ko",
    "ping.rtt.cross_az, ROWS, pages/pod-network-az/latency/7/formulas, ''",
    "ping.rtt.cross_az, ROWS, pages/pod-network-az/latency/3/figure, ''",
    "ping.rtt.cross_az, TRANSLATIONS, pages/pod-network-az/comparison/2/delay/2, ja",
    "ping.rtt, FACTS, ping.rtt.az_step, ''",
    "ping.count, CONDITIONS, facts/ping.rtt.cross_az/conditions, ''",
    "littles_law, AGREEMENTS, agreements/pool.little.cross_az/model, ''",
    "pool.in_flight, AGREEMENTS, agreements/pool.little.cross_az/model, ''",
    "littles_law, FACTS, pool.predicted.cross_az, ''",
  })
  void partOfWhatHangsOnOurOwnFacts(String name, Group group, String what, String locale) {
    Impact impact = new Impacts(ours).of(name).orElseThrow();
    List<Hit> hits = impact.of(group);
    assertTrue(
        hits.stream()
            .anyMatch(hit -> hit.what().equals(what) && hit.locale().orElse("").equals(locale)),
        () -> String.join("\n", hits.stream().map(ImpactsTest::line).toList()));
  }

  @Test
  void familyReachesWhatItsMembersReach() {
    Impacts impacts = new Impacts(ours);
    for (String member : ours.content().families().get("ping.rtt").members()) {
      List<String> family = places(impacts.of("ping.rtt").orElseThrow());
      List<String> alone = places(impacts.of(member).orElseThrow());
      assertTrue(family.containsAll(alone), member);
    }
  }

  private static List<String> places(Impact impact) {
    return impact.hits().stream().map(hit -> hit.what() + hit.place()).toList();
  }

  @Test
  void everyNameOfTheSiteHasAnImpact() {
    Impacts impacts = new Impacts(ours);
    TreeSet<String> names = new TreeSet<>(ours.content().facts().keySet());
    names.addAll(ours.content().families().keySet());
    names.addAll(ours.content().models().keySet());
    ours.content().agreements().forEach(agreement -> names.add(agreement.id().value()));
    for (String name : names) {
      assertTrue(impacts.of(name).isPresent(), name);
    }
  }

  @Test
  void unknownNameGetsTheNearest() {
    Impacts impacts = new Impacts(ours);
    assertEquals(Optional.empty(), impacts.of("ping.rtt.crossaz"));
    assertEquals(Optional.of("ping.rtt.cross_az"), impacts.nearest("ping.rtt.crossaz"));
    assertEquals(Optional.of("littles_law"), impacts.nearest("little_law"));
  }

  @Test
  void sameContentGivesTheSameText() {
    Analysis again = Analysis.of(Path.of("content"), new Diagnostics()).orElseThrow();
    assertEquals(
        ImpactText.json(new Impacts(ours).of("ping.rtt").orElseThrow()),
        ImpactText.json(new Impacts(again).of("ping.rtt").orElseThrow()));
  }
}
