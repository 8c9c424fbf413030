package io.konkyo.cli;

import io.konkyo.change.Version;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.diagnostic.Severity;
import io.konkyo.pipeline.Analysis;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads a content folder as it was at a revision of its git repository. */
final class EarlierContent {
  /** Mode, kind, object and path, as {@code git ls-tree -z} writes them. */
  private static final Pattern FILE =
      Pattern.compile("(?:100644|100755|100664) blob ([0-9a-f]{40,64})\t(.+)", Pattern.DOTALL);

  private final Path content;
  private final String revision;

  private EarlierContent(Path content, String revision) {
    this.content = content;
    this.revision = revision;
  }

  /**
   * Returns the content at a revision, analysed.
   *
   * <p>Errors: {@link GitFault} if there is no such revision, or no content in it.
   */
  static Version at(String revision, Path content) throws GitFault {
    return new EarlierContent(content, revision).read();
  }

  private Version read() throws GitFault {
    // A revision never begins so, and an option always does.
    if (revision.isBlank() || revision.startsWith("-")) {
      throw new GitFault("`" + shown() + "` is no revision; name a branch, a tag or a commit");
    }
    Path folder = realFolder();
    Git git = new Git(folder);
    Path top = top(git);
    String commit = commit(git);
    String inside = top.relativize(folder).toString().replace('\\', '/');
    Path scratch = null;
    try {
      scratch = Files.createTempDirectory("konkyo-since-");
      Path earlier = Files.createDirectory(scratch.resolve("content"));
      if (!lay(new Git(top), commit, inside, earlier)) {
        throw new GitFault("there is no `" + content + "` at `" + shown() + "`");
      }
      Diagnostics diagnostics = new Diagnostics();
      Optional<Analysis> analysis = Analysis.of(earlier, diagnostics);
      return new Version(shown(), analysis, errors(diagnostics.inFileOrder()));
    } catch (IOException e) {
      throw new GitFault("the content at `" + shown() + "` cannot be laid out: " + e.getMessage());
    } finally {
      delete(scratch);
    }
  }

  private Path realFolder() throws GitFault {
    try {
      return content.toRealPath();
    } catch (IOException e) {
      throw new GitFault("there is no folder `" + content + "`");
    }
  }

  private Path top(Git git) throws GitFault {
    try {
      Path top = Path.of(line(git.ask("rev-parse", "--show-toplevel"))).toRealPath();
      if (content.toRealPath().startsWith(top)) {
        return top;
      }
    } catch (Git.Refusal | InvalidPathException | IOException e) {
      // Told below: whatever the reason, git does not keep this folder.
    }
    throw new GitFault("`" + content + "` is in no git repository, and has no earlier revision");
  }

  private String commit(Git git) throws GitFault {
    try {
      return line(
          git.ask("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"));
    } catch (Git.Refusal e) {
      throw new GitFault(
          "git knows no revision `"
              + shown()
              + "`; a shallow clone has to fetch it first (`fetch-depth: 0` of a checkout)");
    }
  }

  /** Writes the files of a folder as they were; returns whether there were any. */
  private boolean lay(Git git, String commit, String inside, Path earlier)
      throws IOException, GitFault {
    String listed =
        answer(
            git,
            "ls-tree",
            "-r",
            "-z",
            "--full-tree",
            commit,
            "--",
            inside.isEmpty() ? "." : inside);
    String prefix = inside.isEmpty() ? "" : inside + "/";
    boolean any = false;
    for (String entry : listed.split("\0")) {
      Matcher file = FILE.matcher(entry);
      if (!file.matches() || !file.group(2).startsWith(prefix)) {
        continue;
      }
      Optional<Path> target = inside(earlier, file.group(2).substring(prefix.length()));
      if (target.isPresent()) {
        Files.createDirectories(target.get().getParent());
        Files.write(target.get(), blob(git, file.group(1)));
        any = true;
      }
    }
    return any;
  }

  /** Returns where a file goes; empty for a name that would lead out of the folder. */
  private static Optional<Path> inside(Path folder, String name) {
    try {
      Path target = folder.resolve(name).normalize();
      return target.startsWith(folder) && !target.equals(folder)
          ? Optional.of(target)
          : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private byte[] blob(Git git, String object) throws GitFault {
    try {
      return git.ask("cat-file", "blob", object);
    } catch (Git.Refusal e) {
      throw refused(e);
    }
  }

  private String answer(Git git, String... arguments) throws GitFault {
    try {
      return new String(git.ask(arguments), StandardCharsets.UTF_8);
    } catch (Git.Refusal e) {
      throw refused(e);
    }
  }

  private GitFault refused(Git.Refusal refusal) {
    return new GitFault(
        "git cannot give the content at `" + shown() + "`: " + refusal.getMessage());
  }

  /** A revision is printed; control characters in it are not. */
  private String shown() {
    return revision.replaceAll("\\p{Cntrl}", "\uFFFD");
  }

  private static String line(byte[] answer) {
    return new String(answer, StandardCharsets.UTF_8).replaceFirst("\\R$", "");
  }

  private static int errors(List<Diagnostic> diagnostics) {
    return (int) diagnostics.stream().filter(d -> d.severity() == Severity.ERROR).count();
  }

  private static void delete(Path scratch) {
    if (scratch == null) {
      return;
    }
    try (Stream<Path> files = Files.walk(scratch)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
