package io.konkyo.guide;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the documents promise their readers to see is what they see. */
class GuidesTest {
  private static final Path AUTHORS = Path.of("docs/authors.md");

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
    new Reader(folder).follow(AUTHORS);
  }

  @Test
  void guideToBuildServersIsTrueForTheAuthorsSite() throws IOException, InterruptedException {
    followOnAuthorsSite("docs/ci.md");
  }

  @Test
  void translatorsGuideIsTrueForTheAuthorsSite() throws IOException, InterruptedException {
    followOnAuthorsSite("docs/translators.md");
  }

  private void followOnAuthorsSite(String document) throws IOException, InterruptedException {
    Reader reader = new Reader(folder);
    for (Fence fence : Fence.in(AUTHORS)) {
      if (fence.isFile()) {
        fence.writeInto(folder);
      }
    }
    reader.follow(Path.of(document));
  }
}
