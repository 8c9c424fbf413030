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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteAssetsTest {
  private static final Path FOLDER = Templates.FOLDER.resolve("assets");

  @Test
  void everyFileOfTheFolderIsBuiltIn() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      assertEquals(names, SiteAssets.BUILT_IN);
    }
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
    assertEquals(SiteAssets.BUILT_IN.size() + 1, assets.size());
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
              String text = new String(bytes, StandardCharsets.UTF_8).replace(SVG_NAMESPACE, "");
              for (String banned : BANNED) {
                assertFalse(text.contains(banned), name + ": " + banned);
              }
            });
  }

  /** A module does not load from the file system. */
  @Test
  void scriptsAreShortAndRunFromTheFileSystem() {
    SiteAssets.builtIn()
        .forEach(
            (name, bytes) -> {
              String text = new String(bytes, StandardCharsets.UTF_8);
              if (name.endsWith(".js")) {
                assertTrue(text.lines().count() < 300, name);
                assertFalse(text.lines().anyMatch(line -> line.matches("(im|ex)port\\b.*")), name);
              }
            });
  }

  private static final String SVG_NAMESPACE = "http://www.w3.org/2000/svg";

  private static final List<String> BANNED =
      List.of("http:", "https:", "//cdn", "@import", "url(", "innerHTML", "eval(", "fetch(");
}
