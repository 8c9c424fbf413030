package io.konkyo.quality;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.DiagnosticCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of rules for items, held to the pages that explain them. */
class ItemRulesTest {
  private static final Path PAGES = Path.of("docs/diagnostics");
  private static final Path RULES = Path.of("src/main/java/io/konkyo/check/quiz");

  @Test
  void rulesAreThoseWhosePagesSayItems() throws IOException {
    TreeSet<String> items = new TreeSet<>();
    try (Stream<Path> pages = Files.list(PAGES)) {
      for (Path page : pages.filter(file -> file.toString().endsWith(".md")).toList()) {
        if (Files.readString(page).contains("\n- Area: items\n")) {
          items.add(page.getFileName().toString().replace(".md", ""));
        }
      }
    }
    assertEquals(
        items,
        ItemRules.all().keySet().stream()
            .map(DiagnosticCode::id)
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  @Test
  void everySourceIsOneThatARuleOrItsPageNames() throws IOException {
    String rules;
    try (Stream<Path> classes = Files.list(RULES)) {
      rules =
          flat(
              String.join(
                  " ",
                  classes
                      .filter(Files::isRegularFile)
                      .map(ItemRulesTest::read)
                      .map(text -> text.replaceAll("\\n \\*", " "))
                      .toList()));
    }
    for (Map.Entry<DiagnosticCode, List<String>> rule : ItemRules.all().entrySet()) {
      String page = flat(read(PAGES.resolve(rule.getKey().id() + ".md")));
      for (String source : rule.getValue()) {
        assertTrue(
            page.contains(source) || rules.contains(source), rule.getKey().id() + ": " + source);
      }
    }
  }

  private static String flat(String text) {
    return text.replaceAll("\\s+", " ");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
