package io.konkyo.content.bind;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.WholeFile;
import io.konkyo.spelling.NearestName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds what an author put into the content folder and nobody would read: a file of a misspelled
 * name, a folder inside the folder of facts. What is no YAML and like no name that is read, as
 * notes and pictures, is left alone.
 */
final class StrayFiles {
  /** Read by others than the binders. */
  private static final Set<String> OTHERS = Set.of("listings", "translations");

  private final Path root;
  private final Set<String> names;
  private final Diagnostics diagnostics;
  private boolean found;

  StrayFiles(Path root, Set<String> names, Diagnostics diagnostics) {
    this.root = root;
    this.names = names;
    this.diagnostics = diagnostics;
  }

  /** Returns whether there are any, which are told. */
  boolean tell() {
    for (Path entry : entries(root)) {
      String name = entry.getFileName().toString();
      if (Files.isDirectory(entry)) {
        folder(entry, name);
      } else {
        file(entry, name);
      }
    }
    return found;
  }

  private void file(Path file, String name) {
    if (names.contains(name) && !isYaml(name)) {
      tell(
          DiagnosticCode.UNREADABLE_FILE,
          file,
          "a file stands where a folder should",
          "make `" + name + "` a folder and put the file into it");
    } else if (names.contains(name) && !Files.exists(file)) {
      tellBroken(file);
    } else if (isYaml(withPlainEnding(name)) && !names.contains(name)) {
      tell(
          DiagnosticCode.UNKNOWN_FILE,
          file,
          "no file of the content is called `" + name + "`",
          NearestName.of(name, files())
              .map(near -> "rename it to `" + near + "`")
              .orElse("facts, quizzes and pages go into the folders of these names"));
    }
  }

  private void folder(Path folder, String name) {
    if (names.contains(name) && !isYaml(name)) {
      entries(folder).forEach(this::inside);
      return;
    }
    if (isYaml(name) && names.contains(name)) {
      tell(
          DiagnosticCode.UNREADABLE_FILE,
          folder,
          "a folder stands where a file should",
          "make `" + name + "` a file");
      return;
    }
    Optional<String> near = OTHERS.contains(name) ? Optional.empty() : nearFolder(name);
    near.ifPresent(
        known ->
            tell(
                DiagnosticCode.UNKNOWN_FILE,
                folder,
                "no folder of the content is called `" + name + "`",
                "rename it to `" + known + "`"));
  }

  private Optional<String> nearFolder(String name) {
    List<String> folders = names.stream().filter(known -> !isYaml(known)).sorted().toList();
    return NearestName.of(name, folders);
  }

  private List<String> files() {
    return names.stream().filter(StrayFiles::isYaml).sorted().toList();
  }

  private void inside(Path entry) {
    if (Files.isDirectory(entry)) {
      tell(
          DiagnosticCode.UNREADABLE_FILE,
          entry,
          "a folder stands where a file should",
          "move its files up: folders inside this one are not read");
    } else if (!Files.exists(entry)) {
      tellBroken(entry);
    } else if (isShouted(entry.getFileName().toString())) {
      String name = entry.getFileName().toString();
      tell(
          DiagnosticCode.UNKNOWN_FILE,
          entry,
          "`" + name + "` is not read: its ending has capital letters",
          "rename it to `" + withPlainEnding(name) + "`");
    }
  }

  private void tellBroken(Path link) {
    tell(
        DiagnosticCode.UNREADABLE_FILE,
        link,
        "the file is a link to a file that does not exist",
        "remove the link, or mend it");
  }

  private void tell(DiagnosticCode code, Path place, String message, String help) {
    found = true;
    diagnostics.add(
        Diagnostic.of(code, new WholeFile(place.toString().replace('\\', '/')), message)
            .withHelp(help));
  }

  /** A file that looks like one of the content on systems that take capitals for small letters. */
  private static boolean isShouted(String name) {
    return !isYaml(name) && isYaml(withPlainEnding(name));
  }

  private static String withPlainEnding(String name) {
    int dot = name.lastIndexOf('.') + 1;
    return name.substring(0, dot) + name.substring(dot).toLowerCase(Locale.ROOT);
  }

  private static boolean isYaml(String name) {
    return name.endsWith(".yml") || name.endsWith(".yaml");
  }

  /** A folder that cannot be listed is told by who reads its files. */
  private static List<Path> entries(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(file -> !file.getFileName().toString().startsWith("."))
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
