package io.konkyo.cli;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.pipeline.Analysis;
import io.konkyo.report.Colour;
import io.konkyo.report.HumanReporter;
import io.konkyo.source.Span;
import io.konkyo.source.WholeFile;
import io.konkyo.translation.JudgedTranslation;
import io.konkyo.translation.Selection;
import io.konkyo.translation.TranslatedText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the commands for translators have in common: the folders, the language, the files. */
final class TranslateOptions {
  private static final Set<DiagnosticCode> DAMAGE =
      Set.of(DiagnosticCode.MALFORMED_LOCK, DiagnosticCode.UNREADABLE_FILE);

  @Mixin private FolderOptions folders;

  @Option(
      names = "--locale",
      paramLabel = "TAG",
      description = "one language (default: every language but the source's)")
  private String locale;

  @Parameters(
      paramLabel = "FILE[#ID]",
      arity = "0..*",
      description = "content files, or parts of them such as content/quizzes/latency.yml#first")
  private List<String> files = List.of();

  private Diagnostics diagnostics = new Diagnostics();

  /**
   * Reads the content and does something with it, unless there is none to speak of or the options
   * mean nothing there, which is told.
   *
   * @return the exit code
   */
  int run(Streams streams, ToIntFunction<Analysis> command) {
    Optional<Analysis> analysis = Analysis.of(folders.folders().content(), diagnostics);
    if (analysis.isEmpty()) {
      streams.err().println("konkyo: the content cannot be read; run `konkyo check` to see why");
      return ExitCode.DIAGNOSTICS;
    }
    Optional<String> objection = objection(analysis.get());
    if (objection.isPresent()) {
      streams.err().println("konkyo: " + objection.get());
      return ExitCode.MISUSE;
    }
    int code = command.applyAsInt(analysis.get());
    streams.out().flush();
    return code;
  }

  /** Does the same, unless a lock file cannot be read: what was reviewed is then not known. */
  int runWithLocks(Streams streams, ToIntFunction<Analysis> command) {
    return run(
        streams,
        analysis ->
            analysis.translations().locks().areWhole()
                ? command.applyAsInt(analysis)
                : refuse(streams));
  }

  private int refuse(Streams streams) {
    HumanReporter reporter = new HumanReporter(Colour.PLAIN);
    diagnostics.inFileOrder().stream()
        .filter(TranslateOptions::isAboutLocks)
        .forEach(diagnostic -> streams.err().println(reporter.text(diagnostic)));
    streams.err().println("konkyo: nothing is told or written while a lock file cannot be read");
    return ExitCode.DIAGNOSTICS;
  }

  private static boolean isAboutLocks(Diagnostic diagnostic) {
    return DAMAGE.contains(diagnostic.code())
        || diagnostic.location() instanceof Span span
            && span.file().path().endsWith(".lock")
            && diagnostic.code() != DiagnosticCode.ORPHANED_REVIEW
        || diagnostic.location() instanceof WholeFile file && file.path().endsWith(".lock");
  }

  /** Returns everything that was told of the content so far. */
  Diagnostics diagnostics() {
    return diagnostics;
  }

  FolderOptions folders() {
    return folders;
  }

  boolean namesFiles() {
    return !files.isEmpty();
  }

  /** Returns whether a language is one of those that are asked for. */
  boolean wants(String tag) {
    return locale == null || locale.equals(tag);
  }

  /** Returns which translations are meant. */
  Predicate<TranslatedText> wanted() {
    List<Selection> selections = files.stream().map(Selection::of).toList();
    return text ->
        wants(text.locale())
            && (selections.isEmpty() || selections.stream().anyMatch(s -> s.holds(text)));
  }

  /** Returns why the options mean nothing on this site; empty if they do. */
  private Optional<String> objection(Analysis analysis) {
    List<String> tags = analysis.content().site().localeTags();
    List<String> targets = tags.subList(1, tags.size());
    if (locale != null && !targets.contains(locale)) {
      String known = targets.isEmpty() ? "none" : String.join(", ", targets);
      return Optional.of(
          locale.equals(tags.get(0))
              ? "`" + locale + "` is the source, which the others are translated from: " + known
              : "the site has no translations into `" + locale + "`; it has: " + known);
    }
    List<JudgedTranslation> all = analysis.translations().judged();
    return files.stream()
        .map(file -> Selection.of(file).objection(all))
        .flatMap(Optional::stream)
        .findFirst();
  }
}
