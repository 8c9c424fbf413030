package io.konkyo.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Somebody who follows a document in a folder of their own: writes the files it shows, and types
 * what stands after its prompts.
 *
 * <p>A block {@code yaml PATH} is the file of that path, {@code console} a session. Other blocks
 * are only read.
 */
final class Reader {
  private static final String END = "\u0001";

  private static final boolean REWRITE = Boolean.getBoolean("konkyo.rewrite");

  private final Path folder;
  private final TreeMap<Session.Step, List<String>> rewritten =
      new TreeMap<>(Comparator.comparingInt(Session.Step::line));

  /** Gives the reader a launcher that starts the classes under test. */
  Reader(Path folder) throws IOException {
    this.folder = folder;
    Path launcher = folder.resolve("konkyo");
    Files.writeString(
        launcher,
        "#!/usr/bin/env bash\nexec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss4m"
            + " -Dfile.encoding=UTF-8 -cp '"
            + System.getProperty("java.class.path")
            + "' io.konkyo.cli.Main \"$@\"\n");
    launcher.toFile().setExecutable(true);
  }

  /** Copies a folder of this repository beside the launcher. */
  void copy(String name) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(name))) {
      files.forEach(this::copyOne);
    }
  }

  private void copyOne(Path file) {
    try {
      if (Files.isDirectory(file)) {
        Files.createDirectories(folder.resolve(file));
      } else {
        Files.copy(file, folder.resolve(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Does what a document says. With {@code -Dkonkyo.rewrite=true} a session that shows something
   * else is written anew where that can be done.
   */
  void follow(Path document) throws IOException, InterruptedException {
    for (Fence fence : Fence.in(document)) {
      if (fence.language().equals("console")) {
        type(fence);
      } else if (fence.isFile()) {
        fence.writeInto(folder);
      }
    }
    if (!rewritten.isEmpty()) {
      List<String> lines = new ArrayList<>(Files.readAllLines(document));
      rewritten.descendingMap().forEach((step, shown) -> replace(lines, step, shown));
      Files.write(document, lines);
    }
  }

  private static void replace(List<String> lines, Session.Step step, List<String> shown) {
    List<String> printed = lines.subList(step.line() - 1, step.line() - 1 + step.printed().size());
    printed.clear();
    printed.addAll(shown);
  }

  private void type(Fence fence) throws IOException, InterruptedException {
    Session session = Session.of(fence);
    StringBuilder script = new StringBuilder("exec 2>&1\n");
    for (Session.Step step : session.steps()) {
      // The mark must not change what `$?` says to the next command.
      script.append(step.command()).append("\ncode=$?; printf '\\001'; (exit $code)\n");
    }
    List<String> outputs = run(script.toString());
    for (int i = 0; i < session.steps().size(); i++) {
      compare(fence, session.steps().get(i), i < outputs.size() ? outputs.get(i) : "");
    }
  }

  private List<String> run(String script) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder("bash", "-c", script)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return Arrays.asList(output.split(END, -1));
  }

  private void compare(Fence fence, Session.Step step, String output) {
    List<String> lines = output.stripTrailing().lines().map(String::stripTrailing).toList();
    if (step.prints(lines)) {
      return;
    }
    Optional<List<String>> anew = step.shownAnew(lines);
    if (REWRITE && anew.isPresent()) {
      rewritten.put(step, anew.get());
      return;
    }
    assertEquals(
        String.join("\n", step.printed()),
        String.join("\n", lines),
        fence + ": $ " + step.command());
  }
}
