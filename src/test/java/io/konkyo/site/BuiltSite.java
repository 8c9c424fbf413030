package io.konkyo.site;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Severity;
import io.konkyo.pipeline.Folders;
import io.konkyo.pipeline.Pipeline;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The site of this repository, built once for all tests of one process. */
public final class BuiltSite {
  private static BuiltSite built;

  private final Path folder;

  private BuiltSite(Path folder) {
    this.folder = folder;
  }

  /** Builds the site at the first call; its content must be without errors. */
  public static synchronized BuiltSite get() {
    if (built == null) {
      built = build();
    }
    return built;
  }

  private static BuiltSite build() {
    try {
      Path folder = Files.createTempDirectory("konkyo-site").toRealPath();
      Folders folders =
          new Folders(Path.of("content"), Path.of("templates"), folder.resolve("site"));
      List<String> errors =
          new Pipeline(folders)
              .build().diagnostics().stream()
                  .filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                  .map(Diagnostic::message)
                  .toList();
      if (!errors.isEmpty()) {
        throw new AssertionError("the content has errors: " + errors);
      }
      return new BuiltSite(folders.out());
    } catch (IOException e) {
      throw new UncheckedIOException("a folder for the built site", e);
    }
  }

  /** Returns the address of the site's root, ending in a slash. */
  public String root() {
    return folder.toUri().toString();
  }

  /** Returns the address of a page by its path in the site. */
  public String address(String page) {
    return root() + page;
  }

  /** Returns the text of a file by its path in the site. */
  public String text(String file) {
    try {
      return Files.readString(folder.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  /** Returns the paths of all pages, sorted. */
  public List<String> pages() {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".html"))
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the pages of the built site", e);
    }
  }
}
