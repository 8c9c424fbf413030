package io.konkyo.translation;

import io.konkyo.content.yaml.SourceReader;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Reads lock files. Lines that cannot be read are told, and the others count all the same. */
final class LockReader {
  /** The folder, folders inside it, and their files: content has no deeper ones. */
  private static final int DEPTH = 2;

  private final Path content;
  private final Diagnostics diagnostics;
  private final Set<String> unread = new TreeSet<>();

  LockReader(Path content, Diagnostics diagnostics) {
    this.content = content;
    this.diagnostics = diagnostics;
  }

  Locks read() {
    Path folder = content.resolve(Locks.FOLDER);
    List<LockFile> files = new ArrayList<>();
    for (Path file : list(folder)) {
      String name = shown(folder.relativize(file));
      name = name.substring(0, name.length() - LockFile.ENDING.length());
      Optional<LockFile> read = read(file, name);
      read.ifPresentOrElse(files::add, () -> unread.add(shown(folder.relativize(file))));
    }
    return new Locks(content, files, unread);
  }

  private List<Path> list(Path folder) {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return List.of();
    }
    if (!Files.isDirectory(folder)) {
      tell(folder, "a file stands where a folder should", "make `" + Locks.FOLDER + "` a folder");
      unread.add(Locks.FOLDER);
      return List.of();
    }
    if (leadsOut(folder)) {
      tell(folder, "the folder is a link that leads out of the content folder", "copy it here");
      unread.add(Locks.FOLDER);
      return List.of();
    }
    // The folder itself may be a link, and is walked; links inside it are no folders to the walk.
    try (Stream<Path> entries = Files.walk(folder.resolve(""), DEPTH)) {
      return entries.filter(entry -> isLock(folder, entry)).sorted().toList();
    } catch (IOException | java.io.UncheckedIOException e) {
      tell(folder, "the folder cannot be listed", "see to its permissions");
      unread.add(Locks.FOLDER);
      return List.of();
    }
  }

  private static boolean isLock(Path folder, Path entry) {
    String name = entry.getFileName().toString();
    return name.endsWith(LockFile.ENDING)
        && !shown(folder.relativize(entry)).startsWith(".")
        && !name.startsWith(".");
  }

  private Optional<LockFile> read(Path file, String name) {
    if (leadsOut(file)) {
      tell(file, "the file is a link that leads out of the content folder", "copy the file here");
      return Optional.empty();
    }
    return SourceReader.read(file, shown(file), diagnostics)
        .map(source -> new LockLines(source, diagnostics).read(name));
  }

  private boolean leadsOut(Path file) {
    try {
      return !file.toRealPath().startsWith(content.toRealPath());
    } catch (IOException e) {
      // What cannot be opened is told by who tries.
      return false;
    }
  }

  private void tell(Path place, String message, String help) {
    diagnostics.add(
        Diagnostic.of(DiagnosticCode.UNREADABLE_FILE, new WholeFile(shown(place)), message)
            .withHelp(help));
  }

  static String shown(Path path) {
    return path.toString().replace('\\', '/');
  }
}
