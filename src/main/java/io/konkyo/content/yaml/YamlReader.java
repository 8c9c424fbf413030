package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import java.util.Optional;

/**
 * Reads YAML 1.1 as text with places. Tags, directives, several documents in one file and keys that
 * are no text are refused; nothing is converted.
 */
public final class YamlReader {
  private YamlReader() {}

  /**
   * Reads the one document of a file.
   *
   * <p>Shape: the tree, or nothing if the file is no YAML or a trap of YAML hides what was meant. A
   * tree may come back beside errors, mended to what the author evidently meant, so that later
   * stages find the file's other faults in the same run.
   *
   * <p>Errors: one diagnostic for the first syntax fault, and one for every trap before it.
   */
  public static Optional<YamlNode> read(SourceFile file, Diagnostics diagnostics) {
    FileFaults faults = new FileFaults(file);
    ForbiddenCharacters.report(file, faults);
    Optional<YamlNode> tree =
        faults.isBroken() ? Optional.empty() : new TreeBuilder(file, faults).build();
    faults.tell(diagnostics);
    return tree;
  }
}
