package io.konkyo.translation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** Writes lock files. Each is replaced whole; none is touched until all new texts are on disk. */
public final class LockWriter {
  private final Path folder;

  /**
   * Writes below a content folder.
   *
   * @param content the content folder
   */
  public LockWriter(Path content) {
    this.folder = content.resolve(Locks.FOLDER);
  }

  /**
   * Replaces, adds and removes lock files.
   *
   * <p>Errors: {@link IOException} if one cannot be written; then all of them are as they were,
   * unless the disk fails between two renames.
   *
   * @param changes the text of each by name; empty for one to remove
   * @return the files that changed, in order
   */
  public List<Path> write(SortedMap<String, Optional<String>> changes) throws IOException {
    Map<Path, Path> fresh = new LinkedHashMap<>();
    List<Path> changed = new ArrayList<>();
    try {
      for (Map.Entry<String, Optional<String>> change : changes.entrySet()) {
        Path file = folder.resolve(change.getKey() + LockFile.ENDING);
        changed.add(file);
        if (change.getValue().isPresent()) {
          fresh.put(file, prepared(file, change.getValue().get()));
        }
      }
      for (Map.Entry<Path, Path> ready : fresh.entrySet()) {
        replace(ready.getValue(), ready.getKey());
      }
      for (Path file : changed) {
        if (!fresh.containsKey(file)) {
          Files.deleteIfExists(file);
        }
      }
    } finally {
      for (Path temporary : fresh.values()) {
        Files.deleteIfExists(temporary);
      }
    }
    return changed;
  }

  private static Path prepared(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException("`" + file + "` is a folder");
    }
    Path temporary = file.resolveSibling("." + file.getFileName() + ".new");
    Files.write(temporary, text.getBytes(StandardCharsets.UTF_8));
    return temporary;
  }

  private static void replace(Path fresh, Path file) throws IOException {
    try {
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
