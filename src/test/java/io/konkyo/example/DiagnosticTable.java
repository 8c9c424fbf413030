package io.konkyo.example;

import java.util.List;

/** The table of all rules, by area, from the heads of their pages. */
final class DiagnosticTable {
  private static final String HEAD =
      """
      # Diagnostics

      Every rule that can speak, by area. The name is what a message prints in brackets, what
      `konkyo help RULE` explains, and what `allow:` names. A build stops at an error; a warning is
      told and the site is written, unless `--strict` counts warnings as errors.

      Some rules may be allowed on one statement, with a reason that readers are told:

      ```yaml
      allow:
        - rule: mixed-setups
          reason: {ko: …, ja: …}
      ```

      A fact, an agreement, a quiz, an item of it and a section of a page are statements. An
      allowance that silences nothing is [itself a warning](unused-allowance.md).

      This page is generated from the pages it lists: change those, then run
      `mvn test -Dtest=DiagnosticPagesTest -Dkonkyo.rewrite=true`.
      """;

  private DiagnosticTable() {}

  static String of(List<DiagnosticPage> pages) {
    StringBuilder out = new StringBuilder(HEAD);
    for (String area : DiagnosticPagesTest.AREAS) {
      out.append("\n## ").append(area).append("\n\n");
      out.append("| Rule | Severity | Allowed | Says |\n|---|---|---|---|\n");
      pages.stream().filter(page -> page.area().equals(area)).forEach(page -> row(page, out));
    }
    return out.toString();
  }

  private static void row(DiagnosticPage page, StringBuilder out) {
    out.append("| [")
        .append(page.code())
        .append("](")
        .append(page.code())
        .append(".md) | ")
        .append(page.severity())
        .append(" | ")
        .append(page.allowable().startsWith("yes") ? "with a reason" : "no")
        .append(" | ")
        .append(page.summary())
        .append(" |\n");
  }
}
