package io.konkyo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.example.ExampleContent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Broken and hostile content through the command line: all that is told, each thing at its place,
 * and nothing of the inside of Konkyo.
 */
class BrokenInputTest {
  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> everythingIsToldAtItsPlace() {
    List<Broken> all = new ArrayList<>();
    List.of(
            BrokenYaml.traps(),
            BrokenFiles.files(),
            BrokenNames.names(),
            BrokenNumbers.numbers(),
            BrokenTexts.items(),
            BrokenTexts.texts())
        .forEach(all::addAll);
    return all.stream().map(broken -> dynamicTest(broken.name(), () -> run(broken)));
  }

  private void run(Broken broken) {
    ExampleContent content = ExampleContent.in(folder.resolve(broken.name()));
    broken.change().accept(content);
    Run run =
        Run.of(
            "check",
            "--format",
            "json",
            "--content",
            content.content().toString(),
            "--templates",
            content.templates().toString());
    assertEquals("", run.err());
    JsonNode json = JsonMapper.shared().readTree(run.out());
    assertEquals(broken.told(), told(json, content), run::out);
    assertFalse(run.out().contains("Exception"), run.out());
    assertEquals(
        json.at("/summary/errors").asInt(0) == 0 ? ExitCode.OK : ExitCode.DIAGNOSTICS, run.code());
  }

  private static List<String> told(JsonNode json, ExampleContent content) {
    List<String> told = new ArrayList<>();
    for (JsonNode diagnostic : json.get("diagnostics")) {
      if (ExampleContent.isAboutUse(diagnostic.get("code").asString(""))) {
        continue;
      }
      String file =
          diagnostic
              .get("file")
              .asString("")
              .replace(content.content() + "/", "")
              .replace(content.root() + "/", "");
      String line = diagnostic.get("line").asString("");
      String place =
          line.isEmpty() ? file : file + ":" + line + ":" + diagnostic.get("column").asString("");
      told.add(place + " " + diagnostic.get("code").asString(""));
    }
    return told;
  }
}
