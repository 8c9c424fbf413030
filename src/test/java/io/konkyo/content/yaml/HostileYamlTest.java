package io.konkyo.content.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class HostileYamlTest {

  static Stream<Arguments> hostileFiles() {
    return Stream.of(
        Arguments.of("input-too-large 1:103", "a: " + "[".repeat(10_000)),
        Arguments.of("input-too-large 1:401", "{a: ".repeat(10_000)),
        Arguments.of("input-too-large 1:201", "- ".repeat(10_000)),
        Arguments.of("input-too-large 101:101", steps(10_000)),
        Arguments.of("yaml-trap 1:4", "a: " + "*".repeat(50_000)),
        Arguments.of("yaml-trap 1:4", "a: " + "!".repeat(50_000)),
        Arguments.of("yaml-syntax 1:4", "a: " + "]".repeat(50_000)),
        Arguments.of("input-too-large 1:201", "? ".repeat(10_000)),
        Arguments.of("yaml-syntax 1:1", "\"" + "k".repeat(5_000) + "\": v"),
        Arguments.of("yaml-syntax 1:5", "a: {" + "k".repeat(5_000) + ": v}"),
        Arguments.of("input-too-large", bomb(2, 40)),
        Arguments.of("input-too-large", bomb(10, 9)),
        Arguments.of("input-too-large", mergedBomb()),
        Arguments.of("input-too-large 100:12", ladder()));
  }

  @ParameterizedTest
  @MethodSource("hostileFiles")
  void hostileFilesAreRefusedWithOneReason(String expected, String yaml) {
    Diagnostics diagnostics = new Diagnostics();
    YamlReader.read(new SourceFile("a.yml", yaml), diagnostics);
    List<Diagnostic> told = diagnostics.inFileOrder();
    assertEquals(1, told.size());
    String shown = told.get(0).code().id() + " " + Shown.diagnostics(diagnostics);
    assertTrue(shown.startsWith(expected), shown);
  }

  static Stream<String> floods() {
    return Stream.of(
        "a: [" + "!a, ".repeat(15_000) + "]",
        "a: [" + "1,000,".repeat(10_000) + "]",
        "a: {b: 1" + ",x".repeat(30_000) + "}",
        "a: {" + "b:1, ".repeat(12_000) + "}",
        "a: [" + "?, ".repeat(20_000) + "]",
        "a: [" + "*a, ".repeat(15_000) + "]",
        "a: [" + "&a b, ".repeat(10_000) + "]",
        "a: [" + "{b}, ".repeat(12_000) + "]",
        "x: y # z\n".repeat(50_000),
        "a: {b: " + "{".repeat(90) + "}".repeat(90) + "}");
  }

  @ParameterizedTest
  @MethodSource("floods")
  void manyFaultsOfOneLineAreToldInTime(String yaml) {
    Diagnostics diagnostics = new Diagnostics();
    YamlReader.read(new SourceFile("a.yml", yaml), diagnostics);
    assertTrue(!diagnostics.isEmpty());
  }

  @Test
  void manyWarningsDoNotHideTheTree() {
    StringBuilder yaml = new StringBuilder();
    for (int i = 0; i < 1_000; i++) {
      yaml.append("k").append(i).append(": v # c\n");
    }
    Diagnostics diagnostics = new Diagnostics();
    assertTrue(YamlReader.read(new SourceFile("a.yml", yaml.toString()), diagnostics).isPresent());
    assertEquals(1_000, diagnostics.inFileOrder().size());
  }

  @Test
  void manyFaultsOfShapeAreToldInTime() {
    StringBuilder yaml = new StringBuilder("title: {ko: x}\ngiven:\n");
    for (int i = 0; i < 20_000; i++) {
      yaml.append("  g").append(i).append(": {vlaue: 1, x").append(i).append(": 2}\n");
    }
    Diagnostics diagnostics = new Diagnostics();
    YamlNode tree =
        YamlReader.read(new SourceFile("a.yml", yaml.toString()), diagnostics).orElseThrow();
    new SchemaValidator().validate(tree, "sample", diagnostics);
    assertEquals(200, diagnostics.inFileOrder().size());
  }

  @Test
  void sixtyReusesOfOneAnchorAreOrdinary() {
    StringBuilder yaml = new StringBuilder("defaults: &d {unit: ms, n: 200}\n");
    for (int i = 0; i < 60; i++) {
      yaml.append("m").append(i).append(": {<<: *d, value: 0.040}\n");
    }
    Diagnostics diagnostics = new Diagnostics();
    YamlMapping root =
        (YamlMapping)
            YamlReader.read(new SourceFile("a.yml", yaml.toString()), diagnostics).orElseThrow();
    assertTrue(diagnostics.isEmpty());
    assertEquals("{unit: P‹ms›, n: P‹200›, value: P‹0.040›}", Shown.tree(root.get("m59").get()));
  }

  @Test
  void twoThousandItemsAreOrdinary() {
    StringBuilder yaml = new StringBuilder("items:\n");
    for (int i = 0; i < 2000; i++) {
      yaml.append("  - id: item-").append(i).append("\n    stem: {ko: \"왜?\", ja: なぜ}\n");
      yaml.append("    options:\n      a: {holds: a > b, text: {ko: ").append("가".repeat(400));
      yaml.append("}}\n    explanation: |\n      한 줄\n");
    }
    byte[] bytes = yaml.toString().getBytes(StandardCharsets.UTF_8);
    Diagnostics diagnostics = new Diagnostics();
    SourceFile file = SourceReader.read(bytes, "a.yml", diagnostics).orElseThrow();
    YamlMapping root = (YamlMapping) YamlReader.read(file, diagnostics).orElseThrow();
    assertEquals(2000, ((YamlSequence) root.get("items").get()).items().size());
    assertTrue(diagnostics.isEmpty());
  }

  @Test
  void aLongIdDoesNotExhaustThePatternsOfASchema() {
    String id = "a" + ".b".repeat(30_000);
    SourceFile file = new SourceFile("a.yml", "measured: {a: {conditions: [" + id + "]}}\n");
    Diagnostics diagnostics = new Diagnostics();
    YamlNode tree = YamlReader.read(file, diagnostics).orElseThrow();
    new SchemaValidator().validate(tree, "sample", diagnostics);
    assertTrue(diagnostics.hasErrors());
  }

  private static String steps(int depth) {
    StringBuilder yaml = new StringBuilder();
    for (int i = 0; i < Math.min(depth, 300); i++) {
      yaml.append(" ".repeat(i)).append("a:\n");
    }
    return yaml.toString();
  }

  private static String bomb(int width, int depth) {
    StringBuilder yaml = new StringBuilder("a0: &a0 [x, x]\n");
    for (int i = 1; i <= depth; i++) {
      String alias = "*a" + (i - 1);
      yaml.append("a").append(i).append(": &a").append(i).append(" [");
      yaml.append(String.join(", ", Collections.nCopies(width, alias))).append("]\n");
    }
    return yaml.toString();
  }

  private static String mergedBomb() {
    StringBuilder yaml = new StringBuilder("d: &d {");
    for (int i = 0; i < 2000; i++) {
      yaml.append("k").append(i).append(": v, ");
    }
    yaml.append("z: v}\n");
    for (int i = 0; i < 100; i++) {
      yaml.append("m").append(i).append(": {<<: *d}\n");
    }
    return yaml.toString();
  }

  /** Every list holds the one before it: few nodes, great depth. */
  private static String ladder() {
    StringBuilder yaml = new StringBuilder("a: &a0 [x]\n");
    for (int i = 1; i < 200; i++) {
      yaml.append("a")
          .append(i)
          .append(": &a")
          .append(i)
          .append(" [*a")
          .append(i - 1)
          .append("]\n");
    }
    return yaml.toString();
  }
}
