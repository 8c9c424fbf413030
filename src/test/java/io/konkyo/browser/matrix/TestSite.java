package io.konkyo.browser.matrix;

import io.konkyo.site.BuiltSite;
import io.konkyo.site.KindsSite;
import io.konkyo.site.MockSite;
import io.konkyo.site.TemplateFault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A finished site to be looked at.
 *
 * @param name what faults are told of
 * @param folder where its files are
 */
record TestSite(String name, Path folder) {

  /**
   * Returns the site of this repository, one with items of every kind, and an invented one with
   * every block.
   *
   * @param scratch a folder for the sites that are built here
   */
  static List<TestSite> all(Path scratch) {
    Path kinds = scratch.resolve("kinds");
    KindsSite.build(kinds);
    return List.of(own(), new TestSite("kinds", kinds), mock(scratch.resolve("mock")));
  }

  /** Returns an invented site with every kind of page and block. */
  static TestSite mock(Path folder) {
    try {
      MockSite.write(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("the invented site", e);
    } catch (TemplateFault e) {
      throw new AssertionError("the invented site cannot be printed", e);
    }
    return new TestSite("mock", folder);
  }

  /** Returns the site of this repository. */
  static TestSite own() {
    return new TestSite("site", Path.of(URI.create(BuiltSite.get().root())));
  }

  /** Returns the paths of all pages, sorted. */
  List<String> pages() {
    return files(".html");
  }

  /** Returns the paths of all files whose names end so, sorted. */
  List<String> files(String ending) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> Files.isRegularFile(file) && file.toString().endsWith(ending))
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the files of " + name, e);
    }
  }

  /** Returns the address of a page, opened from the file system. */
  String address(String page) {
    return folder.resolve(page).toUri().toString();
  }

  /** Returns the text of a file. */
  String text(String file) {
    try {
      return Files.readString(folder.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }
}
