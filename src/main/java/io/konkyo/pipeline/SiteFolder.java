package io.konkyo.pipeline;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The folder a site is written to. It changes as a whole or not at all. */
final class SiteFolder {
  /** A folder with this file in it was made by Konkyo, and may be replaced. */
  private static final String MARK = "ledger.json";

  private final Path folder;

  SiteFolder(Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
  }

  /**
   * Returns why the folder must not be replaced; empty if it may be.
   *
   * @param inputs folders that a site must not swallow
   */
  Optional<String> objection(List<Path> inputs) throws IOException {
    for (Path input : inputs) {
      Path read = input.toAbsolutePath().normalize();
      if (read.startsWith(folder)) {
        return Optional.of("it holds `" + input + "`, which is read");
      }
      if (folder.startsWith(read)) {
        return Optional.of("it lies inside `" + input + "`, which is read");
      }
    }
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    if (!Files.isDirectory(folder)) {
      return Optional.of("it is no folder");
    }
    try (Stream<Path> entries = Files.list(folder)) {
      boolean empty = entries.findAny().isEmpty();
      return empty || Files.isRegularFile(folder.resolve(MARK))
          ? Optional.empty()
          : Optional.of("it holds files that Konkyo did not make");
    }
  }

  /** Replaces the folder's content. Until the new files are complete, the old ones stay. */
  void replace(Map<String, byte[]> files) throws IOException {
    Files.createDirectories(folder.getParent());
    Path fresh = Files.createTempDirectory(folder.getParent(), ".konkyo-new-");
    Path old = fresh.resolveSibling(fresh.getFileName().toString().replace("new", "old"));
    try {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        Path target = fresh.resolve(file.getKey()).normalize();
        if (!target.startsWith(fresh)) {
          throw new IOException("`" + file.getKey() + "` would lie outside the site");
        }
        Files.createDirectories(target.getParent());
        Files.write(target, file.getValue());
      }
      makeReadable(fresh);
      if (Files.exists(folder)) {
        Files.move(folder, old);
      }
      Files.move(fresh, folder);
    } catch (IOException e) {
      if (Files.exists(old) && !Files.exists(folder)) {
        Files.move(old, folder);
      }
      throw e;
    } finally {
      delete(fresh);
      delete(old);
    }
  }

  /** Returns how the folder differs from the files, one line each; empty if it is current. */
  List<String> differences(SortedMap<String, byte[]> files) throws IOException {
    Map<String, Path> present = present();
    TreeSet<String> names = new TreeSet<>(files.keySet());
    names.addAll(present.keySet());
    List<String> differences = new ArrayList<>();
    for (String name : names) {
      if (!files.containsKey(name)) {
        differences.add(name + " is left over");
      } else if (!present.containsKey(name)) {
        differences.add(name + " is missing");
      } else if (!Arrays.equals(files.get(name), Files.readAllBytes(present.get(name)))) {
        differences.add(name + " is stale");
      }
    }
    return differences;
  }

  private Map<String, Path> present() throws IOException {
    Map<String, Path> present = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        files
            .filter(Files::isRegularFile)
            .forEach(
                file -> present.put(folder.relativize(file).toString().replace('\\', '/'), file));
      }
    }
    return present;
  }

  /** Temporary folders are private to their owner; a site is for everybody. */
  private static void makeReadable(Path folder) {
    folder.toFile().setReadable(true, /* ownerOnly= */ false);
    folder.toFile().setExecutable(true, /* ownerOnly= */ false);
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path emptied, IOException fault)
              throws IOException {
            Files.delete(emptied);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
