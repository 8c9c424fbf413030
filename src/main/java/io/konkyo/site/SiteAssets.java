package io.konkyo.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Style sheets, scripts and icon: what goes into {@code site/assets/}. */
public final class SiteAssets {
  private static final String TEMPLATES = "/io/konkyo/site/templates/";
  private static final String ASSETS = TEMPLATES + "assets/";
  private static final String SCRIPTS = TEMPLATES + "scripts/";

  /** Names of the built-in files; a jar cannot be listed, a test holds the list to the folder. */
  static final List<String> BUILT_IN =
      List.of(
          "base.css",
          "filter.css",
          "index.css",
          "ledger.css",
          "popover.css",
          "print.css",
          "quality.css",
          "quiz.css",
          "report.css",
          "review.css",
          "seal.svg",
          "search.css");

  private SiteAssets() {}

  /** Returns the built-in assets by name. */
  public static SortedMap<String, byte[]> builtIn() {
    return with(Map.of());
  }

  /**
   * Returns the built-in assets, replaced and added to by the plain files that lie directly in
   * {@code assets/} of the site's own templates, with scripts whose parts are replaced by those in
   * its {@code scripts/}; links are not followed.
   *
   * @throws IOException if a folder is there and cannot be read
   */
  public static SortedMap<String, byte[]> withOverrides(Path templates) throws IOException {
    SortedMap<String, byte[]> assets = with(filesOf(templates.resolve("scripts")));
    assets.putAll(filesOf(templates.resolve("assets")));
    return Collections.unmodifiableSortedMap(assets);
  }

  private static SortedMap<String, byte[]> with(Map<String, byte[]> ownParts) {
    SortedMap<String, byte[]> assets = new TreeMap<>();
    BUILT_IN.forEach(name -> assets.put(name, read(ASSETS + name)));
    ScriptBundles.of(text(read(SCRIPTS + ScriptBundles.LIST)))
        .assembled(
            part -> text(ownParts.containsKey(part) ? ownParts.get(part) : read(SCRIPTS + part)))
        .forEach(assets::put);
    return assets;
  }

  private static SortedMap<String, byte[]> filesOf(Path folder) throws IOException {
    SortedMap<String, byte[]> found = new TreeMap<>();
    if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.sorted().toList()) {
          if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            found.put(file.getFileName().toString(), Files.readAllBytes(file));
          }
        }
      }
    }
    return found;
  }

  private static String text(byte[] file) {
    return new String(file, StandardCharsets.UTF_8);
  }

  private static byte[] read(String name) {
    try (InputStream in = SiteAssets.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("built-in file " + name, e);
    }
  }
}
