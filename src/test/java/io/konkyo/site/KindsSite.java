package io.konkyo.site;

import io.konkyo.pipeline.Folders;
import io.konkyo.pipeline.Pipeline;
import java.nio.file.Path;
import java.util.List;

/** A small site with an item of every kind that is not answered by choosing. */
public final class KindsSite {
  public static final Path CONTENT = Path.of("src/test/resources/io/konkyo/items");

  private KindsSite() {}

  /** Builds the site into a folder. */
  public static Pipeline.Outcome build(Path out) {
    Folders folders = new Folders(CONTENT, Path.of("templates"), out);
    Pipeline.Outcome outcome = new Pipeline(folders).build();
    List<String> said =
        outcome.diagnostics().stream().map(d -> d.code().id() + " " + d.message()).toList();
    if (!said.isEmpty()) {
      throw new AssertionError("the site has faults: " + said);
    }
    return outcome;
  }
}
