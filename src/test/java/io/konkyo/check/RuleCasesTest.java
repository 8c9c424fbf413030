package io.konkyo.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.example.Example;
import io.konkyo.example.ExampleContent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Cases in which rules speak, and cases in which they must not: files laid over the skeleton, and
 * the place and rule of each diagnostic. With {@code -Dkonkyo.rewrite=true} the places are written
 * anew, to be reviewed as a difference.
 */
class RuleCasesTest {
  private static final Path FOLDER = Path.of("src/test/resources/io/konkyo/check");

  @TempDir private Path folder;

  @TestFactory
  List<DynamicContainer> cases() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".md"))
          .sorted()
          .map(this::container)
          .toList();
    }
  }

  private DynamicContainer container(Path file) {
    String name = file.getFileName().toString();
    Stream<DynamicTest> tests =
        read(file).stream()
            .map(
                example ->
                    dynamicTest(example.title(), file.toUri(), () -> check(file, name, example)));
    return DynamicContainer.dynamicContainer(name, tests);
  }

  private void check(Path file, String name, Example example) throws IOException {
    ExampleContent content = ExampleContent.in(folder.resolve(name + "-" + example.line()));
    example.layOver(content);
    List<Diagnostic> said = content.check();
    String places = said.stream().map(d -> content.place(d) + "\n").collect(Collectors.joining());
    if (Boolean.getBoolean("konkyo.rewrite")) {
      rewrite(file, example.title(), places);
      return;
    }
    assertEquals(example.expected().text(), places, () -> content.reported(said));
    if (example.title().matches("(Fires|Silent): .*")) {
      String rule = name.replace(".md", "");
      boolean speaks = said.stream().anyMatch(d -> d.code().id().equals(rule));
      assertEquals(example.title().startsWith("Fires"), speaks, "whether " + rule + " speaks");
    }
  }

  private static void rewrite(Path file, String title, String places) throws IOException {
    Example now =
        read(file).stream().filter(e -> e.title().equals(title)).findFirst().orElseThrow();
    StringBuilder text = new StringBuilder(Files.readString(file));
    text.replace(now.expected().from(), now.expected().to(), places);
    Files.writeString(file, text);
  }

  private static List<Example> read(Path file) {
    try {
      return Example.in(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
