package io.konkyo.content;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.Optional;

/**
 * A tool that reads values.
 *
 * @param label what readers call it where the tool's own name would not tell them
 * @param version the tool's version, or "unrecorded"
 * @param megabyte what the "MB" it prints means, where that is known
 */
public record Instrument(
    Located<String> id,
    String tool,
    Optional<Text> label,
    Optional<String> version,
    Optional<Megabyte> megabyte) {

  /** Returns the tool with its version where that is known. */
  public String printed() {
    return named(tool);
  }

  /** Returns a name of the tool with its version where that is known. */
  public String named(String name) {
    return version.filter(v -> !v.equals("unrecorded")).map(v -> name + " " + v).orElse(name);
  }
}
