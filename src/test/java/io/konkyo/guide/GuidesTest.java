package io.konkyo.guide;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the documents promise their readers to see is what they see. */
class GuidesTest {
  @TempDir private Path folder;

  @Test
  void readmeIsTrueForAClone() throws IOException, InterruptedException {
    Reader reader = new Reader(folder);
    reader.copy("content");
    reader.copy("templates");
    reader.follow(Path.of("README.md"));
  }

  @Test
  void authorsGuideIsTrueInAnEmptyFolder() throws IOException, InterruptedException {
    new Reader(folder).follow(Path.of("docs/authors.md"));
  }

  @Test
  void guideToBuildServersIsTrueForAClone() throws IOException, InterruptedException {
    Reader reader = new Reader(folder);
    reader.copy("content");
    reader.copy("templates");
    reader.follow(Path.of("docs/ci.md"));
  }

  @Test
  void translatorsGuideIsTrueForAClone() throws IOException, InterruptedException {
    Reader reader = new Reader(folder);
    reader.copy("content");
    reader.copy("templates");
    reader.follow(Path.of("docs/translators.md"));
  }
}
