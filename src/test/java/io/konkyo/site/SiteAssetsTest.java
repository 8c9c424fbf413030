package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteAssetsTest {
  private static final Path FOLDER = Templates.FOLDER.resolve("assets");
  private static final Path SCRIPTS = Templates.FOLDER.resolve("scripts");

  @Test
  void everyFileOfTheFolderIsBuiltIn() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      assertEquals(names, SiteAssets.BUILT_IN);
    }
  }

  @Test
  void everyPartIsInABundle() throws IOException {
    Set<String> bundled = new TreeSet<>(Set.of(ScriptBundles.LIST));
    bundles().parts().values().forEach(bundled::addAll);
    try (Stream<Path> files = Files.list(SCRIPTS)) {
      Set<String> names = new TreeSet<>();
      files.forEach(file -> names.add(file.getFileName().toString()));
      assertEquals(names, bundled);
    }
  }

  @Test
  void aSiteReplacesAPartOfAScript(@TempDir Path templates) throws IOException {
    Path own = Files.createDirectories(templates.resolve("scripts"));
    Files.writeString(own.resolve("shuffle.js"), "/* Nothing\n is mixed. */\n  own();\n\n");
    Map<String, byte[]> usual = SiteAssets.builtIn();
    Map<String, byte[]> assets = SiteAssets.withOverrides(templates);
    assertEquals(usual.keySet(), assets.keySet());
    String quiz = text(assets.get("quiz.js"));
    assertTrue(quiz.contains("\nown();\n(function"), quiz);
    assertFalse(quiz.contains("Nothing"), quiz);
    assertArrayEquals(usual.get("search.js"), assets.get("search.js"));
  }

  @Test
  void aSiteReplacesOneAndAddsAnother(@TempDir Path templates) throws IOException {
    Path own = Files.createDirectories(templates.resolve("assets"));
    Files.writeString(own.resolve("seal.svg"), "<svg/>");
    Files.writeString(own.resolve("logo.png"), "png");
    Files.createDirectories(own.resolve("folder"));
    Map<String, byte[]> assets = SiteAssets.withOverrides(templates);
    assertArrayEquals("<svg/>".getBytes(StandardCharsets.UTF_8), assets.get("seal.svg"));
    assertTrue(assets.containsKey("logo.png"));
    assertTrue(assets.containsKey("base.css"));
    assertEquals(SiteAssets.builtIn().size() + 1, assets.size());
  }

  @Test
  void noLinkIsFollowedOutOfTheFolder(@TempDir Path folder) throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");
    Path templates = Files.createDirectories(folder.resolve("templates"));
    Path own = Files.createDirectories(templates.resolve("assets"));
    Files.createSymbolicLink(own.resolve("link.txt"), secret);
    assertFalse(SiteAssets.withOverrides(templates).containsKey("link.txt"));
  }

  @Test
  void nothingInThemReachesOut() {
    SiteAssets.builtIn()
        .forEach(
            (name, bytes) -> {
              String text = text(bytes).replace(SVG_NAMESPACE, "");
              for (String banned : BANNED) {
                assertFalse(text.contains(banned), name + ": " + banned);
              }
            });
  }

  /**
   * A module does not load from the file system; a string over several lines may hold a comment.
   */
  @Test
  void partsAreShortAndRunFromTheFileSystem() throws IOException {
    for (List<String> parts : bundles().parts().values()) {
      for (String part : parts) {
        String text = Files.readString(SCRIPTS.resolve(part));
        assertTrue(text.lines().count() < 300, part);
        assertFalse(text.lines().anyMatch(line -> line.matches("(im|ex)port\\b.*")), part);
      }
    }
    SiteAssets.builtIn()
        .forEach(
            (name, bytes) -> assertFalse(name.endsWith(".js") && text(bytes).contains("`"), name));
  }

  private static ScriptBundles bundles() throws IOException {
    return ScriptBundles.of(Files.readString(SCRIPTS.resolve(ScriptBundles.LIST)));
  }

  private static String text(byte[] file) {
    return new String(file, StandardCharsets.UTF_8);
  }

  private static final String SVG_NAMESPACE = "http://www.w3.org/2000/svg";

  private static final List<String> BANNED =
      List.of("http:", "https:", "//cdn", "@import", "url(", "innerHTML", "eval(", "fetch(");
}
