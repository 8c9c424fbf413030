package io.konkyo.cli;

import io.konkyo.diagnostic.DiagnosticCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The pages under {@code docs/diagnostics/}, which the jar carries. */
final class RulePages {
  private RulePages() {}

  /** Returns the page of a rule; empty if there is no such rule. */
  static Optional<String> of(String rule) {
    return DiagnosticCode.byId(rule).flatMap(code -> text(code.id()));
  }

  /** Returns the table of all rules. */
  static Optional<String> table() {
    return text("README");
  }

  private static Optional<String> text(String name) {
    try (InputStream page = RulePages.class.getResourceAsStream("diagnostics/" + name + ".md")) {
      return page == null
          ? Optional.empty()
          : Optional.of(new String(page.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
