package io.konkyo.bench;

import io.konkyo.content.Content;
import io.konkyo.content.bind.ContentReader;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A site of as many derived facts as one likes. Its markers, units and models are read from YAML as
 * those of any site; formulas and numbers are parsed by Konkyo's own parsers, without YAML around
 * them, because reading YAML is not what is measured.
 */
final class SyntheticContent {
  private static final long SEED = 20260902;
  private static final int SERVICES_PER_FILE = 20;

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
    Content vocabulary = vocabulary();
    SortedMap<String, Fact> facts = new TreeMap<>();
    SortedMap<String, Family> families = new TreeMap<>();
    Random random = new Random(SEED);
    for (int i = 0; i < derivedFacts / Service.DERIVED_FACTS; i++) {
      Service service = new Service("service" + i, "file" + i / SERVICES_PER_FILE, random);
      ServiceFacts bound = new ServiceFacts(service, vocabulary.units());
      bound.facts().forEach(fact -> facts.put(fact.id(), fact));
      families.put(bound.family().id().value(), bound.family());
    }
    return new Content(
        vocabulary.site(),
        vocabulary.markers(),
        vocabulary.units(),
        vocabulary.counted(),
        vocabulary.axes(),
        vocabulary.terms(),
        vocabulary.models(),
        vocabulary.sources(),
        vocabulary.setups(),
        vocabulary.instruments(),
        vocabulary.observed(),
        vocabulary.factsPages(),
        facts,
        families,
        vocabulary.broken(),
        List.of(),
        List.of(),
        vocabulary.quizzes(),
        vocabulary.pages(),
        vocabulary.listings());
  }

  private static Content vocabulary() throws IOException {
    Path root = Files.createTempDirectory("konkyo-bench");
    try {
      for (Map.Entry<String, String> file : VOCABULARY.entrySet()) {
        Files.writeString(root.resolve(file.getKey()), file.getValue());
      }
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

  private static void delete(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
