package io.konkyo.translation;

import io.konkyo.diagnostic.Diagnostics;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The lock files of a content folder: everything that has been reviewed.
 *
 * @param content the content folder
 * @param files in the order of their names
 * @param unread names of lock files that could not be read at all, which has been told
 */
public record Locks(Path content, List<LockFile> files, Set<String> unread) {
  /** The folder of lock files inside the content folder. */
  static final String FOLDER = "translations";

  public Locks {
    Objects.requireNonNull(content);
    files = List.copyOf(files);
    unread = Set.copyOf(unread);
  }

  /** Reads the lock files of a content folder; what is wrong with them is told. */
  public static Locks read(Path content, Diagnostics diagnostics) {
    return new LockReader(content, diagnostics).read();
  }

  /** Returns every review; those beside a content file come before those that are left over. */
  List<Review> reviews() {
    List<Review> reviews = new ArrayList<>();
    List<Review> leftOver = new ArrayList<>();
    files.forEach(
        file -> (hasContentFile(file.name()) ? reviews : leftOver).addAll(file.reviews()));
    reviews.addAll(leftOver);
    return reviews;
  }

  Optional<LockFile> file(String name) {
    return files.stream().filter(file -> file.name().equals(name)).findFirst();
  }

  /** Returns whether the content file of a lock file exists. */
  boolean hasContentFile(String name) {
    return Files.exists(content.resolve(name + ".yml"))
        || Files.exists(content.resolve(name + ".yaml"));
  }

  /** Returns whether a lock file was not read to its last line, so that reviews may be missing. */
  public boolean isDamaged(String name) {
    return unread.contains(FOLDER)
        || unread.contains(name + LockFile.ENDING)
        || file(name).filter(LockFile::damaged).isPresent();
  }

  /** Returns whether every lock file was read to its last line, so that it may be written anew. */
  public boolean areWhole() {
    return unread.isEmpty() && files.stream().noneMatch(LockFile::damaged);
  }
}
