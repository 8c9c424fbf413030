package io.konkyo.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.DiagnosticCode.Silencing;
import io.konkyo.diagnostic.Severity;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every rule has a page, and what the page shows is what happens: its failing example gives the
 * diagnostic it prints and no other, its mended one gives none. With {@code -Dkonkyo.rewrite=true}
 * the printed diagnostics are written anew, to be reviewed as a difference.
 */
class DiagnosticPagesTest {
  static final List<String> AREAS =
      List.of(
          "files",
          "yaml",
          "names",
          "numbers",
          "formulas",
          "statistics",
          "evidence",
          "texts",
          "languages",
          "items",
          "site");

  /** Rules about bytes, folders and revisions, which no fence can hold; they have other tests. */
  static final Set<String> BY_HAND =
      Set.of("changed-since", "input-too-large", "not-utf8", "stale-site", "unwritable-folder");

  @TempDir private Path folder;

  @Test
  void everyRuleHasAPageAndEveryPageARule() {
    Set<String> codes =
        Arrays.stream(DiagnosticCode.values())
            .map(DiagnosticCode::id)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> pages =
        DiagnosticPage.all().stream()
            .map(DiagnosticPage::code)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(codes, pages);
  }

  @TestFactory
  Stream<DynamicTest> headSaysWhatTheCodeSays() {
    return DiagnosticPage.all().stream().map(page -> dynamicTest(page.code(), () -> head(page)));
  }

  private static void head(DiagnosticPage page) {
    DiagnosticCode code = DiagnosticCode.byId(page.code()).orElseThrow();
    assertTrue(page.severity().startsWith(code.severity().id()), page.severity());
    assertTrue(AREAS.contains(page.area()), page.area());
    boolean allowable = code.silencing() == Silencing.WITH_REASON;
    assertEquals(allowable ? "yes, with a reason" : "no", page.allowable());
    assertTrue(page.has("Fails") && page.has("Mended"), "failing and mended example");
    assertEquals(allowable, page.example("Allowed").isPresent(), "example with `allow`");
    assertEquals(
        !BY_HAND.contains(page.code()), page.example("Fails").isPresent(), "example that runs");
  }

  @TestFactory
  Stream<DynamicTest> failingExampleGivesWhatThePagePrints() {
    return examples("Fails").map(page -> dynamicTest(page.code(), () -> fails(page)));
  }

  private void fails(DiagnosticPage page) {
    Example example = page.example("Fails").orElseThrow();
    assertTrue(example.expected().isPresent(), "a fence with what is printed");
    ExampleContent content = ExampleContent.in(folder.resolve(page.code()));
    example.layOver(content);
    List<Diagnostic> said = content.check(page.code());
    assertEquals(
        Set.of(page.code()),
        said.stream().map(d -> d.code().id()).collect(Collectors.toSet()),
        () -> content.reported(said));
    if (Boolean.getBoolean("konkyo.rewrite")) {
      page.rewrite(example.expected(), content.reported(said));
      return;
    }
    assertEquals(example.expected().text(), content.reported(said));
  }

  @TestFactory
  Stream<DynamicTest> mendedExampleGivesNothing() {
    return examples("Mended").map(page -> dynamicTest(page.code(), () -> silent(page, "Mended")));
  }

  @TestFactory
  Stream<DynamicTest> allowedExampleGivesNothing() {
    return examples("Allowed").map(page -> dynamicTest(page.code(), () -> silent(page, "Allowed")));
  }

  private void silent(DiagnosticPage page, String heading) {
    ExampleContent content = ExampleContent.in(folder.resolve(page.code()));
    page.example(heading).orElseThrow().layOver(content);
    List<Diagnostic> said = content.check(page.code());
    assertEquals("", content.reported(said));
  }

  private static Stream<DiagnosticPage> examples(String heading) {
    return DiagnosticPage.all().stream().filter(page -> page.example(heading).isPresent());
  }

  @Test
  void skeletonGivesNothing() {
    assertEquals(List.of(), ExampleContent.in(folder).check());
  }

  @Test
  void severityWordsAreOnesThatExist() {
    Set<String> words =
        Arrays.stream(Severity.values()).map(Severity::id).collect(Collectors.toSet());
    for (DiagnosticPage page : DiagnosticPage.all()) {
      assertTrue(words.contains(page.severity().split("[ ,]")[0]), page.code());
    }
  }

  @Test
  void tableOfRulesIsUpToDate() throws java.io.IOException {
    Path readme = DiagnosticPage.FOLDER.resolve("README.md");
    String table = DiagnosticTable.of(DiagnosticPage.all());
    if (Boolean.getBoolean("konkyo.rewrite")) {
      Files.writeString(readme, table);
    }
    assertEquals(table, Files.readString(readme), "run this test with -Dkonkyo.rewrite=true");
  }
}
