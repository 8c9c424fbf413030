package io.konkyo.mutation;

import static io.konkyo.diagnostic.DiagnosticCode.QUOTATION_UNREAD;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.diagnostic.Severity;
import io.konkyo.pipeline.Analysis;
import io.konkyo.source.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A copy of a content folder in which numbers are changed one at a time. Quizzes and pages are left
 * out: what is held against a number in the facts files must notice by itself.
 */
final class Laboratory {
  private static final String SITE = "site.yml";

  private final Path content;

  /** Copies a content folder into an empty one. */
  Laboratory(Path original, Path content) throws IOException {
    this.content = content;
    List<Path> files;
    try (Stream<Path> walk = Files.walk(original)) {
      files = walk.filter(Files::isRegularFile).map(original::relativize).toList();
    }
    for (Path file : files) {
      if (!file.startsWith("quizzes") && !file.startsWith("pages")) {
        Files.createDirectories(content.resolve(file).getParent());
        Files.copy(original.resolve(file), content.resolve(file));
      }
    }
    // Both would name pages that are not there.
    List<String> site = new ArrayList<>(Files.readAllLines(content.resolve(SITE)));
    site.removeIf(line -> line.startsWith("home:") || line.startsWith("method:"));
    Files.write(content.resolve(SITE), site);
    // A page in the source language alone, so that the other languages need no text.
    Files.createDirectories(content.resolve("pages"));
    Files.writeString(
        content.resolve("pages/empty.yml"),
        """
        id: empty
        locales: [ko]
        title: {ko: 빈 쪽}
        sections:
          - {id: one, title: {ko: 없음}, blocks: [{prose: {ko: 아무것도 싣지 않습니다.}}]}
        """);
  }

  /** Returns the analysis of the copy as it is; nothing in it may be wrong. */
  Analysis analyse() {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Analysis> analysis = Analysis.of(content, diagnostics);
    if (diagnostics.hasErrors() || analysis.isEmpty()) {
      throw new IllegalStateException("the content is faulty: " + diagnostics.inFileOrder());
    }
    return analysis.get();
  }

  /** Returns what came of a mutant; the copy is as before afterwards. */
  Outcome examine(Mutant mutant) throws IOException {
    Path file = Path.of(mutant.typed().span().file().path());
    Files.writeString(file, mutant.apply());
    try {
      Diagnostics diagnostics = new Diagnostics();
      Optional<Analysis> analysis = Analysis.of(content, diagnostics);
      return outcome(mutant, analysis, diagnostics.inFileOrder());
    } finally {
      Files.writeString(file, mutant.typed().span().file().text());
    }
  }

  private static Outcome outcome(
      Mutant mutant, Optional<Analysis> analysis, List<Diagnostic> diagnostics) {
    List<Diagnostic> errors =
        diagnostics.stream()
            .filter(d -> d.severity() == Severity.ERROR || d.code() == QUOTATION_UNREAD)
            .toList();
    if (errors.isEmpty()) {
      return analysis
          .filter(a -> PrintedVerdicts.of(a).isLawful(mutant.typed().span()))
          .map(a -> Outcome.LAWFUL)
          .orElse(Outcome.SURVIVED);
    }
    return errors.stream().anyMatch(error -> isAt(error, mutant.typed()))
        ? Outcome.NOTICED
        : Outcome.NOTICED_ELSEWHERE;
  }

  /** A changed digit moves nothing, so that places compare by their offsets. */
  private static boolean isAt(Diagnostic error, Typed typed) {
    return error.location() instanceof Span place
        && typed.places().stream().anyMatch(span -> touches(span, place));
  }

  private static boolean touches(Span one, Span other) {
    return one.file().path().equals(other.file().path())
        && one.start() <= other.end()
        && other.start() <= one.end();
  }

  /** What came of a mutant. */
  enum Outcome {
    NOTICED(
        "an error, or the warning of an unread quotation, stands at the number, its fact, its formula or what it guards"),
    NOTICED_ELSEWHERE("errors stand elsewhere only"),
    LAWFUL("a quotation may be so far off: its inputs' rounding, a tie or a cut explains it"),
    SURVIVED("nothing is held against this digit");

    private final String words;

    Outcome(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }
}
