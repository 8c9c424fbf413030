package io.konkyo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.example.ExampleContent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Text that would be a script, a template or markup if it were not only text, in every field of the
 * content that is shown.
 */
class HostileContentTest {
  private static final Path FIELDS = Path.of("src/test/resources/io/konkyo/cli/hostile");

  private static final String SCRIPT = "<script>alert()</script>";
  private static final String HANDLER = "<img src=x onerror=alert()>";
  private static final String DIRECTIVE = "<#assign a = b><#if c>d</#if> <@e/> [=f]";

  @TempDir private Path folder;

  @Test
  void scriptsAndDirectivesAreOnlyText() throws IOException {
    String printed = SCRIPT + HANDLER + " " + DIRECTIVE + " ${g} </title></p> \"h\" 'i' &amp;";
    Run run = build(printed.replace("${", "\\${"), "</style>" + SCRIPT);
    assertEquals(ExitCode.OK, run.code(), run.out() + run.err());
    Set<String> shown = new TreeSet<>();
    try (Stream<Path> files = Files.walk(folder.resolve("site"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".html")).toList()) {
        Document page = Jsoup.parse(Files.readString(file));
        page.getAllElements().forEach(element -> harmless(element, file));
        List.of(SCRIPT, HANDLER, DIRECTIVE, "${g}", "&amp;").stream()
            .filter(page.text()::contains)
            .forEach(shown::add);
      }
    }
    assertEquals(Set.of(SCRIPT, HANDLER, DIRECTIVE, "${g}", "&amp;"), shown);
    JsonNode ledger =
        JsonMapper.shared().readTree(Files.readString(folder.resolve("site/ledger.json")));
    assertTrue(ledger.has("facts"));
  }

  private static void harmless(Element element, Path file) {
    String where = file + ": " + element;
    if (element.normalName().equals("script")) {
      assertTrue(element.hasAttr("src") || element.hasAttr("type"), where);
      // What a script element holds as data is text in JSON, which no markup can end.
      assertTrue(!element.data().contains("<"), where);
    }
    for (Attribute attribute : element.attributes()) {
      assertTrue(!attribute.getKey().startsWith("on"), where);
      assertTrue(!attribute.getValue().strip().startsWith("javascript:"), where);
    }
    assertTrue(!element.normalName().equals("img") || !element.attr("src").equals("x"), where);
  }

  @Test
  void placeholdersOfTemplatesAreNamesOfFacts() {
    Run run = build("${g}", "word");
    assertEquals(ExitCode.DIAGNOSTICS, run.code());
    JsonNode diagnostics = JsonMapper.shared().readTree(run.out()).get("diagnostics");
    for (JsonNode diagnostic : diagnostics) {
      String code = diagnostic.get("code").asString("");
      // What the other test allows is not found in texts that cannot be printed.
      boolean follows = code.equals("unused-allowance") || ExampleContent.isAboutUse(code);
      assertTrue(code.equals("unknown-name") || follows, diagnostic::toString);
    }
    assertTrue(diagnostics.size() > 120, "told at " + diagnostics.size() + " places");
    assertTrue(Files.notExists(folder.resolve("site")));
  }

  /** Builds a site whose every text and every other shown word is hostile. */
  private Run build(String text, String word) {
    String quoted = text.replace("\\", "\\\\").replace("\"", "\\\"");
    String texts = "{ko: \"" + quoted + "\", ja: \"" + quoted + "\"}";
    try (Stream<Path> files = Files.walk(FIELDS)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = folder.resolve("content").resolve(FIELDS.relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.writeString(
            to,
            Files.readString(file)
                .replace("reading: @text", "reading: {ko: 가}")
                .replace("@text", texts)
                .replace("@word", word));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Run.of(
        "build",
        "--format",
        "json",
        "--content",
        folder.resolve("content").toString(),
        "--out",
        folder.resolve("site").toString());
  }
}
