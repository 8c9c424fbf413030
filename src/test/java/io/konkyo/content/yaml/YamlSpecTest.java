package io.konkyo.content.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class YamlSpecTest {
  private static final SchemaValidator VALIDATOR = new SchemaValidator();

  @TestFactory
  Stream<DynamicTest> faultsOfYamlAreToldInOurWords() {
    return examples("yaml-faults.md", YamlSpecTest::read);
  }

  @TestFactory
  Stream<DynamicTest> goodYamlIsReadAsTyped() {
    return examples("yaml-trees.md", YamlSpecTest::read);
  }

  @TestFactory
  Stream<DynamicTest> faultsOfShapeAreToldAtTheirNode() {
    return examples("schema-faults.md", YamlSpecTest::validate);
  }

  private static Stream<DynamicTest> examples(
      String name, Function<SpecExamples.Example, String> outcome) {
    SpecExamples spec = SpecExamples.read(name);
    assertFalse(spec.examples().isEmpty());
    if (SpecExamples.rewrites()) {
      spec.rewrite(outcome);
      return Stream.empty();
    }
    return spec.examples().stream()
        .map(
            example ->
                dynamicTest(
                    name + ":" + example.line() + " " + example.title(),
                    () ->
                        assertEquals(
                            example.expected(), outcome.apply(example), () -> example.yaml())));
  }

  private static String read(SpecExamples.Example example) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<YamlNode> tree = YamlReader.read(file(example), diagnostics);
    assertTrue(tree.isPresent() || diagnostics.hasErrors(), "nothing without a reason");
    String shown = tree.map(node -> Shown.tree(node) + "\n").orElse("");
    return Shown.diagnostics(diagnostics) + shown;
  }

  private static String validate(SpecExamples.Example example) {
    Diagnostics diagnostics = new Diagnostics();
    YamlNode tree = YamlReader.read(file(example), diagnostics).orElseThrow();
    boolean valid = VALIDATOR.validate(tree, "sample", diagnostics);
    assertEquals(valid, !diagnostics.hasErrors());
    return Shown.diagnostics(diagnostics);
  }

  private static SourceFile file(SpecExamples.Example example) {
    return new SourceFile("example.yml", example.yaml());
  }
}
