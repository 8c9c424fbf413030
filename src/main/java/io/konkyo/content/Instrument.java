package io.konkyo.content;

import io.konkyo.source.Located;
import java.util.Optional;

/**
 * A tool that reads values.
 *
 * @param version the tool's version, or "unrecorded"
 */
public record Instrument(Located<String> id, String tool, Optional<String> version) {

  /** Returns the tool with its version where that is known. */
  public String printed() {
    return version.filter(v -> !v.equals("unrecorded")).map(v -> tool + " " + v).orElse(tool);
  }
}
