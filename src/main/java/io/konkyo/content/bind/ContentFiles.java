package io.konkyo.content.bind;

import io.konkyo.content.yaml.SourceReader;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlReader;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import io.konkyo.source.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds and reads the files of a content folder. Only files of the right shape are handed on. */
final class ContentFiles {
  private static final Pattern ADDRESS = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]*");

  private final Path root;
  private final Shapes shapes;
  private final Diagnostics diagnostics;
  private final Map<Path, Attempt> attempts;
  private boolean anyRefused;

  /**
   * Reads every file of a content folder at once, several at a time; what is wrong with a file is
   * told when it is asked for.
   *
   * @param schemas the schema of each file or folder by its name
   */
  ContentFiles(Path root, Map<String, String> schemas, Shapes shapes, Diagnostics diagnostics) {
    this.root = root;
    this.shapes = shapes;
    this.diagnostics = diagnostics;
    this.attempts = attempts(schemas);
  }

  /** What came of reading one file. */
  private record Attempt(Optional<Read> read, Diagnostics told) {}

  private Map<Path, Attempt> attempts(Map<String, String> schemas) {
    Map<Path, String> files = new LinkedHashMap<>();
    schemas.forEach(
        (name, schema) -> {
          Path path = root.resolve(name);
          if (Files.isDirectory(path)) {
            list(path).stream().filter(ContentFiles::isYaml).forEach(f -> files.put(f, schema));
          } else if (Files.isRegularFile(path)) {
            files.put(path, schema);
          }
        });
    return files.entrySet().parallelStream()
        .collect(Collectors.toMap(Map.Entry::getKey, f -> attempt(f.getKey(), f.getValue())));
  }

  private Attempt attempt(Path file, String schema) {
    Diagnostics told = new Diagnostics();
    Optional<Read> read =
        source(file, told)
            .flatMap(source -> YamlReader.read(source, told))
            .filter(node -> shapes.validate(node, schema, told))
            // A trap is mended to what was meant, so that all of the file's faults are told; what
            // binding would say of a guess is not.
            .filter(node -> !told.hasErrors())
            .map(node -> new Read(stem(file), (YamlMapping) node));
    // A trap mended by guess would be told again by everything that rests on the guess.
    return new Attempt(told.hasErrors() ? Optional.empty() : read, told);
  }

  /** A file that was read and has the shape its schema demands. */
  record Read(String name, YamlMapping root) {}

  /** Reads a file that a site cannot do without. */
  Optional<Read> required(String name) {
    Path file = root.resolve(name);
    if (!Files.isRegularFile(file)) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.MISSING_FILE,
                  new WholeFile(shown(file)),
                  "there is no `" + name + "` in the content folder")
              .withHelp("create it, or name the folder that has it with --content DIR"));
      return Optional.empty();
    }
    return read(file);
  }

  /** Reads a file if it is there. */
  Optional<YamlMapping> optional(String name) {
    Path file = root.resolve(name);
    return Files.isRegularFile(file) ? read(file).map(Read::root) : Optional.empty();
  }

  /** Reads every YAML file of a folder, by name. */
  List<Read> folder(String name) {
    List<Path> files = list(root.resolve(name)).stream().filter(ContentFiles::isYaml).toList();
    List<Read> read = new ArrayList<>();
    Map<String, Path> seen = new HashMap<>();
    for (Path file : files) {
      Path twin = seen.putIfAbsent(folded(file), file);
      if (twin != null) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.DUPLICATE_ID,
                    new WholeFile(shown(file)),
                    "the name differs from `"
                        + twin.getFileName()
                        + "` only by case or by Unicode form")
                .withHelp("rename one of the two: some file systems cannot tell them apart"));
        anyRefused = true;
        continue;
      }
      if (!ADDRESS.matcher(stem(file)).matches()) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.WRONG_SHAPE,
                    new WholeFile(shown(file)),
                    "the name of the file cannot stand in an address")
                .withHelp("use letters, digits, hyphens and underscores of ASCII"));
        continue;
      }
      read(file).ifPresent(read::add);
    }
    return read;
  }

  /** Reads every file of a folder as plain text, by name. */
  SortedMap<String, SourceFile> texts(String name) {
    SortedMap<String, SourceFile> texts = new TreeMap<>();
    for (Path file : list(root.resolve(name))) {
      source(file, diagnostics).ifPresent(text -> texts.put(file.getFileName().toString(), text));
    }
    return texts;
  }

  /** Reads a file's text; a link that leads out of the content folder is not followed. */
  private Optional<SourceFile> source(Path file, Diagnostics told) {
    if (isInside(file)) {
      return SourceReader.read(file, shown(file), told);
    }
    told.add(
        Diagnostic.of(
                DiagnosticCode.UNREADABLE_FILE,
                new WholeFile(shown(file)),
                "the file is a link that leads out of the content folder")
            .withHelp("copy the file into the content folder"));
    return Optional.empty();
  }

  private boolean isInside(Path file) {
    try {
      return file.toRealPath().startsWith(root.toRealPath());
    } catch (IOException e) {
      // What cannot be opened is told by who tries.
      return true;
    }
  }

  /** Returns whether a file could not be read or has the wrong shape, which has been told. */
  boolean anyRefused() {
    return anyRefused;
  }

  /** Tells what stands in the content folder and is not read, for its name or its place. */
  void tellStrays(Set<String> names) {
    anyRefused |= new StrayFiles(root, names, diagnostics).tell();
  }

  private List<Path> list(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(Files::isRegularFile)
          .filter(file -> !file.getFileName().toString().startsWith("."))
          .sorted()
          .toList();
    } catch (IOException e) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.UNREADABLE_FILE,
                  new WholeFile(shown(folder)),
                  "the folder cannot be listed")
              .withHelp("see to its permissions"));
      return List.of();
    }
  }

  private Optional<Read> read(Path file) {
    Attempt attempt = attempts.get(file);
    diagnostics.addAll(attempt.told().inFileOrder());
    anyRefused |= attempt.read().isEmpty();
    return attempt.read();
  }

  private String shown(Path file) {
    return file.toString().replace('\\', '/');
  }

  private static boolean isYaml(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".yml") || name.endsWith(".yaml");
  }

  private static String stem(Path file) {
    String name = Normalizer.normalize(file.getFileName().toString(), Normalizer.Form.NFC);
    return name.substring(0, name.lastIndexOf('.'));
  }

  private static String folded(Path file) {
    return stem(file).toLowerCase(Locale.ROOT);
  }
}
