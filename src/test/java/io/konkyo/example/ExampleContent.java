package io.konkyo.example;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.pipeline.Analysis;
import io.konkyo.pipeline.Folders;
import io.konkyo.pipeline.Pipeline;
import io.konkyo.report.Colour;
import io.konkyo.report.HumanReporter;
import io.konkyo.source.Location;
import io.konkyo.source.Span;
import io.konkyo.source.WholeFile;
import io.konkyo.translation.LockWriter;
import io.konkyo.translation.Reviewing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A content folder for one test: the skeleton of a site, with files of the test laid over it. The
 * skeleton has a family {@code rtt} over the axis {@code path}, the derived {@code rtt.step}, a
 * quiz and a page, in Korean and Japanese, and nothing to complain about.
 */
public final class ExampleContent {
  private static final Path SKELETON = Path.of("src/test/resources/io/konkyo/pipeline/skeleton");

  private static final Set<String> ABOUT_USE =
      Set.of(DiagnosticCode.UNUSED_FACT.id(), DiagnosticCode.UNCITED_SOURCE.id());

  private final Path root;

  private ExampleContent(Path root) {
    this.root = root;
  }

  /** Copies the skeleton into an empty folder. */
  public static ExampleContent in(Path folder) {
    ExampleContent content = new ExampleContent(folder);
    try (Stream<Path> files = Files.walk(SKELETON)) {
      Files.createDirectories(content.templates());
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        content.write(SKELETON.relativize(file).toString(), Files.readAllBytes(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return content;
  }

  public Path root() {
    return root;
  }

  public Path content() {
    return root.resolve("content");
  }

  /** Returns the folder of the site's own templates; none of them is in the skeleton. */
  public Path templates() {
    return root.resolve("templates");
  }

  public Path out() {
    return root.resolve("site");
  }

  /**
   * Returns where a file of an example lies: templates beside the content folder, all else in it.
   */
  public Path path(String name) {
    return name.startsWith("templates/") ? root.resolve(name) : content().resolve(name);
  }

  public void write(String name, byte[] bytes) {
    try {
      Files.createDirectories(path(name).getParent());
      Files.write(path(name), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String read(String name) {
    try {
      return Files.readString(path(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public void remove(String name) {
    try {
      Files.delete(path(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Marks every translation as reviewed. */
  public void reviewAll() {
    Analysis analysis = Analysis.of(content(), new Diagnostics()).orElseThrow();
    Reviewing reviewing = new Reviewing(analysis.translations(), analysis.ledger());
    try {
      new LockWriter(content()).write(reviewing.changes(judged -> true, orphan -> true));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs every stage before the pages; where there are templates, down to the pages. */
  public List<Diagnostic> check() {
    return check("");
  }

  /**
   * Returns what is said about the content while a rule is looked at.
   *
   * @param rule a code, or nothing
   */
  public List<Diagnostic> check(String rule) {
    return new Pipeline(new Folders(content(), templates(), out()))
        .check().diagnostics().stream()
            .filter(d -> !isAboutUse(d.code().id()) || d.code().id().equals(rule))
            .toList();
  }

  /**
   * Returns whether a rule is about what nobody uses. Examples declare facts to show another rule,
   * and use them nowhere.
   */
  public static boolean isAboutUse(String rule) {
    return ABOUT_USE.contains(rule);
  }

  /** Returns diagnostics as a terminal shows them, with paths as an author has them. */
  public String reported(List<Diagnostic> diagnostics) {
    HumanReporter reporter = new HumanReporter(Colour.PLAIN);
    return String.join("\n", diagnostics.stream().map(reporter::text).toList())
        .replace(root + "/", "");
  }

  /** Returns {@code file:line:column code}; the file is relative to the content folder. */
  public String place(Diagnostic diagnostic) {
    return place(diagnostic.location()) + " " + diagnostic.code().id();
  }

  private String place(Location location) {
    if (location instanceof Span span) {
      return shown(span.file().path()) + ":" + span.startPosition();
    }
    return location instanceof WholeFile file ? shown(file.path()) : "-";
  }

  private String shown(String path) {
    return path.replace(content() + "/", "").replace(root + "/", "");
  }
}
