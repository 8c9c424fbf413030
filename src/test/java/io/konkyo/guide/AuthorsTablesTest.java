package io.konkyo.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.content.fact.Role;
import io.konkyo.content.fact.Statistic;
import io.konkyo.content.quiz.Misread;
import io.konkyo.content.yaml.YamlReader;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import io.konkyo.verdict.Verdict;
import io.konkyo.verdict.repair.Repair;
import io.konkyo.verdict.repair.Repairs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The tables of the authors' guide list what there is, all of it and nothing else. */
class AuthorsTablesTest {
  private static final Path GUIDE = Path.of("docs/authors.md");
  private static final Path SCHEMAS = Path.of("src/main/resources/io/konkyo/schema");

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> trapsAreToldAndTheirMendsAreNot() {
    return DocumentTable.named(GUIDE, "you type").rows().stream()
        .map(row -> dynamicTest(row.get(0), () -> trap(row)));
  }

  private static void trap(List<String> row) {
    assertTrue(told(row.get(0)) > 0, row.get(0));
    assertEquals(0, told(row.get(2)), row.get(2));
  }

  private static int told(String cell) {
    Diagnostics diagnostics = new Diagnostics();
    String yaml = DocumentTable.codes(cell).get(0);
    YamlReader.read(new SourceFile("trap.yml", yaml + "\n"), diagnostics);
    return diagnostics.inFileOrder().size();
  }

  @TestFactory
  Stream<DynamicTest> everyKeyOfAFileIsListedUnderIt() {
    return Stream.of(
            "site",
            "evidence",
            "units",
            "axes",
            "terms",
            "models",
            "sources",
            "setups",
            "facts",
            "quiz",
            "page")
        .map(name -> dynamicTest(name, () -> keys(name)));
  }

  private static void keys(String schema) throws IOException {
    String heading =
        switch (schema) {
          case "facts" -> "facts/*.yml";
          case "quiz" -> "quizzes/*.yml";
          case "page" -> "pages/*.yml";
          default -> schema + ".yml";
        };
    Set<String> listed = new TreeSet<>();
    for (DocumentTable table : DocumentTable.in(GUIDE)) {
      if (table.heading().equals(heading)) {
        listed.addAll(table.codesOf(0));
        // Blocks of pages list their parts beside them.
        listed.addAll(table.head().get(0).equals("block") ? table.codesOf(1) : List.of());
      }
    }
    listed.remove("{}");
    listed.remove("listings/");
    listed.remove("source#place");
    Set<String> known = new TreeSet<>();
    collect(read(SCHEMAS.resolve(schema + ".schema.json")), known);
    assertEquals(String.join("\n", known), String.join("\n", listed));
  }

  private static void collect(JsonNode node, Set<String> keys) throws IOException {
    if (node.isObject()) {
      JsonNode properties = node.get("properties");
      if (properties != null) {
        properties.propertyNames().forEach(keys::add);
      }
      JsonNode shared = node.get("$ref");
      if (shared != null && shared.asString().matches(".*/(quotation|allowance)")) {
        String name = shared.asString().replaceAll(".*/", "");
        JsonNode common = read(SCHEMAS.resolve("common.schema.json"));
        common.get("$defs").get(name).get("properties").propertyNames().forEach(keys::add);
      }
    }
    for (JsonNode child : node) {
      collect(child, keys);
    }
  }

  private static JsonNode read(Path schema) throws IOException {
    return JsonMapper.shared().readTree(Files.readString(schema));
  }

  @TestFactory
  Stream<DynamicTest> placeholdersPrintWhatIsShown() throws IOException {
    List<List<String>> rows =
        DocumentTable.in(GUIDE).stream()
            .filter(AuthorsTablesTest::isOfPlaceholders)
            .findFirst()
            .orElseThrow()
            .rows();
    List<String> typed = rows.stream().map(row -> DocumentTable.codes(row.get(0)).get(0)).toList();
    List<String> printed = new GuideSite(folder, GUIDE).print("en", typed);
    return IntStream.range(0, rows.size())
        .mapToObj(
            i ->
                dynamicTest(
                    typed.get(i),
                    () -> {
                      List<String> shown = DocumentTable.codes(rows.get(i).get(1));
                      assertEquals(shown.get(shown.size() - 1), printed.get(i));
                    }));
  }

  private static boolean isOfPlaceholders(DocumentTable table) {
    return table.head().equals(List.of("you type", "prints"));
  }

  @Test
  void misreadingsAreAllListed() {
    Set<String> listed = new TreeSet<>(DocumentTable.named(GUIDE, "misread").codesOf(0));
    listed.addAll(DocumentTable.named(GUIDE, "misread of words").codesOf(0));
    assertEquals(new TreeSet<>(Misread.ids()), listed);
  }

  @Test
  void verdictsAreAllExplained() {
    assertEquals(
        Arrays.stream(Verdict.values()).map(Verdict::id).toList(),
        DocumentTable.named(GUIDE, "verdict").codesOf(0));
  }

  @Test
  void causesAreAllExplained() {
    assertEquals(
        new TreeSet<>(Repairs.all().stream().map(Repair::id).toList()),
        new TreeSet<>(DocumentTable.named(GUIDE, "cause").codesOf(0)));
  }

  @Test
  void statisticsAndRolesAreAllNamed() throws IOException {
    assertNamed("`statistic`", Statistic.words());
    assertNamed("`role`", Arrays.stream(Role.values()).map(Role::id).toList());
  }

  private static void assertNamed(String key, List<String> words) throws IOException {
    String line =
        Files.readAllLines(GUIDE).stream()
            .filter(l -> l.startsWith("| " + key))
            .collect(Collectors.joining());
    assertEquals(
        List.of(), words.stream().filter(word -> !line.contains("`" + word + "`")).toList());
  }

  @Test
  void builtInUnitsAreAllNamed() throws IOException {
    String units = String.join(" ", DocumentTable.named(GUIDE, "kind").codesOf(1));
    Set<String> words = new TreeSet<>(List.of(units.split("[ ,/]+")));
    List<String> missing =
        Files.readAllLines(Path.of("src/main/resources/io/konkyo/quantity/units.tsv")).stream()
            .filter(line -> !line.startsWith("#") && !line.startsWith("symbol"))
            .map(line -> line.split("\t")[0])
            .filter(symbol -> !words.contains(symbol))
            .toList();
    assertEquals(List.of(), missing);
  }
}
