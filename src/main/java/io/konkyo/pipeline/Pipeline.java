package io.konkyo.pipeline;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.WholeFile;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** Runs the stages for the commands. Nothing is written unless everything is well. */
public final class Pipeline {
  private final Folders folders;

  public Pipeline(Folders folders) {
    this.folders = folders;
  }

  /**
   * What a run found and made.
   *
   * @param diagnostics in file order
   * @param analysis empty if the content could not be read at all
   * @param figures what the run counted
   */
  public record Outcome(
      List<Diagnostic> diagnostics, Optional<Analysis> analysis, Optional<Figures> figures) {
    public Outcome {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /** Reads and checks, down to the pages, and writes nothing. */
  public Outcome check() {
    return run((files, diagnostics) -> {});
  }

  /** Checks, then writes the site if there is no error. */
  public Outcome build() {
    return run(this::write);
  }

  /** Checks, then tells every file of the site that is not what a build would write. */
  public Outcome compare() {
    return run(this::tellDifferences);
  }

  private interface LastStep {
    void run(SortedMap<String, byte[]> files, Diagnostics diagnostics) throws IOException;
  }

  private Outcome run(LastStep last) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Analysis> analysis = Analysis.of(folders.content(), diagnostics);
    Optional<Figures> figures = Optional.empty();
    if (analysis.isPresent() && !diagnostics.hasErrors()) {
      Optional<SortedMap<String, byte[]>> files =
          SiteFiles.make(analysis.get(), folders, diagnostics);
      ReadPages pages =
          files.map(made -> readBack(analysis.get(), made, diagnostics)).orElse(ReadPages.NONE);
      figures = Optional.of(Figures.of(analysis.get(), pages));
      if (files.isPresent() && !diagnostics.hasErrors()) {
        finish(last, files.get(), diagnostics);
      }
    } else if (analysis.isPresent()) {
      figures = Optional.of(Figures.ofFaulty(analysis.get()));
    }
    return new Outcome(diagnostics.inFileOrder(), analysis, figures);
  }

  private ReadPages readBack(
      Analysis analysis, SortedMap<String, byte[]> files, Diagnostics diagnostics) {
    return ReadBack.read(
        files,
        analysis.content().units(),
        ReadBack.values(analysis.ledger()),
        folders.out(),
        diagnostics);
  }

  private void finish(LastStep last, SortedMap<String, byte[]> files, Diagnostics diagnostics) {
    try {
      last.run(files, diagnostics);
    } catch (IOException e) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.UNWRITABLE_FOLDER,
                  new WholeFile(folders.out().toString()),
                  "the site's folder cannot be read or written: " + e.getMessage())
              .withHelp("see to its permissions, or name another folder with --out DIR"));
    }
  }

  private void write(SortedMap<String, byte[]> files, Diagnostics diagnostics) throws IOException {
    SiteFolder site = new SiteFolder(folders.out());
    Optional<String> objection = site.objection(List.of(folders.content(), folders.templates()));
    if (objection.isPresent()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.UNWRITABLE_FOLDER,
                  new WholeFile(folders.out().toString()),
                  "the folder is not replaced: " + objection.get())
              .withHelp("name an empty folder, or an older site, with --out DIR"));
      return;
    }
    site.replace(files);
  }

  private void tellDifferences(SortedMap<String, byte[]> files, Diagnostics diagnostics)
      throws IOException {
    for (String difference : new SiteFolder(folders.out()).differences(files)) {
      int space = difference.indexOf(' ');
      String file = folders.out().resolve(difference.substring(0, space)).toString();
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.STALE_SITE,
                  new WholeFile(file.replace('\\', '/')),
                  "`" + difference.substring(0, space) + "`" + difference.substring(space))
              .withHelp("run `konkyo build` and commit the result"));
    }
  }
}
