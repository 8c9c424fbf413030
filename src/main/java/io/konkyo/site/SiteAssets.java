package io.konkyo.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Style sheets, script and icon: what goes into {@code site/assets/}. */
public final class SiteAssets {
  private static final String FOLDER = "/io/konkyo/site/templates/assets/";

  /** Names of the built-in assets; a jar cannot be listed, a test holds the list to the folder. */
  static final List<String> BUILT_IN =
      List.of(
          "answers.js",
          "base.css",
          "derivation.js",
          "entries.js",
          "exam.js",
          "filter.css",
          "filter.js",
          "find.js",
          "index.css",
          "konkyo.js",
          "ledger.css",
          "markers.js",
          "numeric.js",
          "popover.css",
          "popover.js",
          "print.css",
          "progress.js",
          "quality.css",
          "quiz.css",
          "quiz.js",
          "report.css",
          "results.js",
          "review.css",
          "review.js",
          "schedule.js",
          "seal.svg",
          "search.css",
          "search.js",
          "sheets.js",
          "shuffle.js",
          "steps.js",
          "store.js");

  private SiteAssets() {}

  /** Returns the built-in assets by name. */
  public static SortedMap<String, byte[]> builtIn() {
    SortedMap<String, byte[]> assets = new TreeMap<>();
    BUILT_IN.forEach(name -> assets.put(name, read(name)));
    return assets;
  }

  /**
   * Returns the built-in assets, replaced and added to by the plain files that lie directly in
   * {@code assets/} of the site's own templates; links are not followed.
   *
   * @throws IOException if the folder is there and cannot be read
   */
  public static SortedMap<String, byte[]> withOverrides(Path templates) throws IOException {
    SortedMap<String, byte[]> assets = builtIn();
    Path folder = templates.resolve("assets");
    if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.sorted().toList()) {
          if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            assets.put(file.getFileName().toString(), Files.readAllBytes(file));
          }
        }
      }
    }
    return Collections.unmodifiableSortedMap(assets);
  }

  private static byte[] read(String name) {
    try (InputStream in = SiteAssets.class.getResourceAsStream(FOLDER + name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("built-in asset " + name, e);
    }
  }
}
