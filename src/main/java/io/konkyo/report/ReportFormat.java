package io.konkyo.report;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The output formats a user can ask for. */
public enum ReportFormat {
  HUMAN,
  JSON,
  SARIF,
  GITHUB;

  /** Returns the word that names the format on the command line. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the format of that name, if there is one. */
  public static Optional<ReportFormat> byId(String id) {
    return Arrays.stream(values()).filter(format -> format.id().equals(id)).findFirst();
  }

  /**
   * Returns what writes this format.
   *
   * @param colour whether the human form carries ANSI colours; the others never do
   * @param version Konkyo's own version, which SARIF records
   */
  public Reporter reporter(Colour colour, String version) {
    return switch (this) {
      case HUMAN -> new HumanReporter(colour);
      case JSON -> new JsonReporter();
      case SARIF -> new SarifReporter(version);
      case GITHUB -> new GithubReporter();
    };
  }
}
