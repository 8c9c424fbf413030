package io.konkyo.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.example.ExampleContent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Figures from YAML to the finished page, and the page read again. */
class FiguresTest {
  private static final Path RESOURCES = Path.of("src/test/resources/io/konkyo/pipeline");
  private static final Pattern FIGURE =
      Pattern.compile("<figure class=\"drawing.*?</figure>\n", Pattern.DOTALL);

  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void layOver() throws IOException {
    content = ExampleContent.in(folder);
    for (String name : List.of("facts/drawn.yml", "pages/drawn.yml")) {
      content.write(name, Files.readAllBytes(RESOURCES.resolve("figures").resolve(name)));
    }
  }

  private List<Diagnostic> build() {
    return new Pipeline(new Folders(content.content(), content.templates(), content.out()))
        .build()
        .diagnostics();
  }

  /** {@code -Dkonkyo.rewrite=true} writes what comes out over what is expected, for review. */
  @Test
  void figuresAreDrawnAsExpected() throws IOException {
    assertEquals(List.of(), build().stream().map(content::place).toList());
    String drawn = drawn("ko");
    Path golden = RESOURCES.resolve("figures/drawn.html");
    if (Boolean.getBoolean("konkyo.rewrite")) {
      Files.writeString(golden, drawn);
    }
    assertEquals(Files.readString(golden), drawn);
  }

  @Test
  void everyLanguageDrawsTheSame() throws IOException {
    build();
    assertEquals(marks(drawn("ko")), marks(drawn("ja")));
    assertFalse(marks(drawn("ko")).isEmpty());
  }

  @Test
  void nothingIsStyledOrScriptedInside() throws IOException {
    build();
    for (String forbidden : List.of(" style=", "<script", "<style", " onclick", "javascript:")) {
      String inElements = String.join("\n", matches(drawn("ko"), "<[^>]*>"));
      assertFalse(inElements.contains(forbidden), forbidden);
    }
  }

  @Test
  void everyNumberOfAFigureLeadsSomewhere() {
    ReadPages pages =
        new Pipeline(new Folders(content.content(), content.templates(), content.out()))
            .check()
            .figures()
            .orElseThrow()
            .pages();
    assertEquals(pages.numbers(), pages.agreeing());
    assertTrue(
        pages.coverage().stream()
            .filter(page -> page.page().endsWith("/drawn.html"))
            .allMatch(page -> page.unbound().isEmpty()),
        pages.coverage().toString());
  }

  @Test
  void markThatATemplateMovesStopsTheBuild() throws IOException {
    String lib = Files.readString(Path.of("templates/lib/plot.ftlh"));
    String moved =
        lib.replace("<svg class=\"dot\" x=\"${mark.at}%\"", "<svg class=\"dot\" x=\"42%\"");
    assertFalse(moved.equals(lib));
    content.write("templates/lib/plot.ftlh", moved.getBytes(StandardCharsets.UTF_8));
    List<Diagnostic> diagnostics = build();
    assertFalse(diagnostics.isEmpty());
    assertEquals(
        List.of("misprinted-number"),
        diagnostics.stream().map(said -> said.code().id()).distinct().toList());
    assertEquals(
        "a figure would draw `rtt.same_az` at 42% of its axis", diagnostics.get(0).message());
    assertFalse(Files.exists(content.out()));
  }

  private String drawn(String locale) throws IOException {
    String page = Files.readString(content.out().resolve(locale).resolve("drawn.html"));
    return String.join("", matches(page, FIGURE.pattern()));
  }

  private static List<String> marks(String drawn) {
    return matches(drawn, "(x|x1|x2|y|width|d|data-[a-z]+)=\"[^\"]*\"");
  }

  private static List<String> matches(String text, String pattern) {
    Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(text);
    Stream<String> found = matcher.results().map(result -> result.group());
    return found.collect(Collectors.toList());
  }
}
