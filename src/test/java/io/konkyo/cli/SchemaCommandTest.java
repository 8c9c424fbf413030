package io.konkyo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SchemaCommandTest {
  static Stream<String> names() {
    return Run.of("schema").out().lines();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everySchemaIsWholeInItself(String name) {
    Run run = Run.of("schema", name);
    assertEquals(ExitCode.OK, run.code());
    assertFalse(run.out().contains("common.schema.json"), run.out());
    assertFalse(run.out().contains("\"$id\""), run.out());
    assertTrue(schema(run.out()).validate("[]", InputFormat.JSON).size() > 0);
  }

  @Test
  void theSchemaOfAxesTakesAxes() {
    Schema axes = schema(Run.of("schema", "axes").out());
    String good = "{\"axes\": {\"path\": {\"members\": {\"near\": {\"ko\": \"a\"}}}}}";
    assertEquals(List.of(), axes.validate(good, InputFormat.JSON));
    assertFalse(axes.validate(good.replace("members", "mebers"), InputFormat.JSON).isEmpty());
  }

  @Test
  void editorsAreOfferedTheRulesThatMayBeAllowed() {
    String facts = Run.of("schema", "facts").out();
    assertTrue(facts.contains("\"mixed-statistics\""), facts);
    assertFalse(facts.contains("\"stated-number\""), facts);
  }

  @Test
  void writesAllWithTheSettingsOfAnEditor(@TempDir Path folder) throws IOException {
    Path out = folder.resolve("schemas");
    Run run = Run.of("schema", "--out", out.toString(), "--content", "texts");
    assertEquals(ExitCode.OK, run.code(), run.err());
    for (String name : names().toList()) {
      String written = Files.readString(out.resolve(name + ".schema.json"));
      assertEquals(Run.of("schema", name).out(), written);
    }
    String settings = Files.readString(out.resolve("vscode-settings.json"));
    assertTrue(settings.contains("facts.schema.json\" : \"texts/facts/*.yml\""), settings);
  }

  @Test
  void offersTheNearestOfAnUnknownName() {
    Run run = Run.of("schema", "fact");
    assertEquals(
        new Run(ExitCode.MISUSE, "", "konkyo: no schema is called `fact`; write `facts`\n"), run);
  }

  @Test
  void aFolderThatCannotBeWrittenIsMisuse(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertEquals(ExitCode.MISUSE, Run.of("schema", "--out", file.resolve("in").toString()).code());
  }

  private static Schema schema(String text) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(text);
  }
}
