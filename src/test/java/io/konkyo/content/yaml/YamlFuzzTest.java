package io.konkyo.content.yaml;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Broken input of any kind gives a tree or a reason, in our words. */
class YamlFuzzTest {
  private static final long SEED = 20_260_912;
  private static final SchemaValidator VALIDATOR = new SchemaValidator();
  private static final List<String> SNAKE_YAML_WORDS =
      List.of("while scanning", "while parsing", "<block", "<scalar", "<stream", "found character");
  private static final String SIGNS =
      "?:-,[]{}#&*!|>'\"%@`\\ \t\n\r~=.+<$/0a한\u3000\uFEFF\u0000\u0085\u2028\uD83D😀";

  @Test
  void truncatedFilesNeverThrow() {
    for (String yaml : samples()) {
      for (int end = 0; end <= yaml.length(); end++) {
        check(yaml.substring(0, end));
      }
    }
  }

  @Test
  void mutatedFilesNeverThrow() {
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    for (String yaml : samples()) {
      for (int i = 0; i < 100; i++) {
        check(mutated(yaml, random));
      }
    }
  }

  @Test
  void noiseNeverThrows() {
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    for (int i = 0; i < 10_000; i++) {
      StringBuilder noise = new StringBuilder();
      int length = random.nextInt(30);
      for (int j = 0; j < length; j++) {
        noise.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
      }
      check(noise.toString());
    }
  }

  private static void check(String yaml) {
    Diagnostics diagnostics = new Diagnostics();
    try {
      SourceFile file = new SourceFile("a.yml", yaml);
      Optional<YamlNode> tree = YamlReader.read(file, diagnostics);
      assertTrue(tree.isPresent() || diagnostics.hasErrors(), "nothing without a reason");
      tree.ifPresent(node -> VALIDATOR.validate(node, "sample", diagnostics));
      diagnostics.inFileOrder().forEach(YamlFuzzTest::checkWords);
      Shown.diagnostics(diagnostics);
    } catch (RuntimeException | StackOverflowError e) {
      fail("threw at " + visible(yaml), e);
    }
  }

  private static void checkWords(Diagnostic diagnostic) {
    Stream.concat(Stream.of(diagnostic.message()), diagnostic.notes().stream())
        .forEach(
            words ->
                SNAKE_YAML_WORDS.forEach(
                    raw -> assertFalse(words.contains(raw), () -> "raw words: " + words)));
    assertTrue(diagnostic.help().isPresent(), () -> "no way out: " + diagnostic.message());
    assertFalse(diagnostic.message().endsWith("."), diagnostic::message);
  }

  private static String mutated(String yaml, Random random) {
    StringBuilder text = new StringBuilder(yaml);
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes && text.length() > 0; i++) {
      int at = random.nextInt(text.length());
      char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
      switch (random.nextInt(4)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, sign);
        case 2 -> text.setCharAt(at, sign);
        default -> {
          int end = Math.min(text.length(), at + random.nextInt(20));
          text.insert(random.nextInt(text.length()), text.substring(at, end));
        }
      }
    }
    return text.toString();
  }

  private static List<String> samples() {
    Stream<String> spec =
        Stream.of("yaml-trees.md", "schema-faults.md", "yaml-faults.md")
            .flatMap(name -> SpecExamples.read(name).examples().stream())
            .map(SpecExamples.Example::yaml);
    return spec.toList();
  }

  private static String visible(String yaml) {
    StringBuilder out = new StringBuilder();
    yaml.chars()
        .forEach(c -> out.append(c < 0x20 || c > 0x7E ? String.format("\\u%04X", c) : (char) c));
    return out.toString();
  }
}
