package io.konkyo.bench;

import io.konkyo.content.Content;
import io.konkyo.content.bind.ContentReader;
import io.konkyo.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A site of as many derived facts as one likes, written as YAML and read by the reader of any site,
 * so that what lies in memory is what a site's facts are.
 */
final class SyntheticContent {
  private static final long SEED = 20260902;
  private static final int SERVICES_PER_FILE = 20;

  private static final String HEAD =
      """
      title: {en: Services}
      defaults:
        {setup: lab, source: report, instrument: probe, runs: 1, n: 200, evidence: [bench]}
      measured:
      """;

  private static final Map<String, String> VOCABULARY =
      Map.of(
          "site.yml",
          """
          locales: [en]
          title: {en: Synthetic}
          """,
          "axes.yml",
          """
          axes:
            path:
              members:
                near: {en: near}
                far: {en: far}
          """,
          "units.yml",
          """
          counted:
            request: {symbol: req, name: {en: request}}
          """,
          "evidence.yml",
          """
          markers:
            read: {symbol: ✓, name: {en: read}, description: {en: read in the source}}
            author: {symbol: Ⓥ, name: {en: author}, description: {en: the author says so}}
            bench: {symbol: Ⓑ, name: {en: bench}, description: {en: measured}}
            estimate: {symbol: ≈, name: {en: estimate}, description: {en: computed}, caveat: true}
            inferred: {symbol: Σ, name: {en: inferred}, description: {en: joined}, caveat: true}
            unverified: {symbol: "?", name: {en: open}, description: {en: open}, caveat: true}
          """,
          "sources.yml",
          """
          sources:
            report: {title: {en: Report}, publisher: Lab, accessed: 2026-09-02}
          """,
          "setups.yml",
          """
          setups:
            lab: {title: {en: Lab}, date: 2026-09-02}
          instruments:
            probe: {tool: probe}
          """,
          "models.yml",
          """
          models:
            relative_drop:
              title: {en: Drop}
              parameters: {from: any, to: any}
              result: "%"
              formula: (from - to) / from
              source: {text: Definition}
              examples:
                - {call: "relative_drop(200 ms, 150 ms)", gives: 25 %}
          """);

  private SyntheticContent() {}

  /** Returns a site with so many derived facts and as many measured ones. */
  static Content of(int derivedFacts) throws IOException {
    Path root = Files.createTempDirectory("konkyo-bench");
    try {
      write(root, derivedFacts / Service.DERIVED_FACTS);
      Diagnostics diagnostics = new Diagnostics();
      Optional<Content> content = ContentReader.read(root, diagnostics);
      if (!diagnostics.isEmpty()) {
        throw new IllegalStateException(diagnostics.inFileOrder().toString());
      }
      return content.orElseThrow();
    } finally {
      delete(root);
    }
  }

  private static void write(Path root, int services) throws IOException {
    for (Map.Entry<String, String> file : VOCABULARY.entrySet()) {
      Files.writeString(root.resolve(file.getKey()), file.getValue());
    }
    Path folder = Files.createDirectory(root.resolve("facts"));
    Random random = new Random(SEED);
    for (int from = 0; from < services; from += SERVICES_PER_FILE) {
      StringBuilder measured = new StringBuilder(HEAD);
      StringBuilder derived = new StringBuilder("derived:\n");
      for (int i = from; i < Math.min(services, from + SERVICES_PER_FILE); i++) {
        Service service = new Service("service" + i, random);
        measured.append(service.measured());
        derived.append(service.derived());
      }
      Files.writeString(folder.resolve("file" + from + ".yml"), measured.append(derived));
    }
  }

  private static void delete(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
