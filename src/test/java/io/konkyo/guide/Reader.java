package io.konkyo.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
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

  private final Path folder;

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

  void follow(Path document) throws IOException, InterruptedException {
    for (Fence fence : Fence.in(document)) {
      if (fence.language().equals("console")) {
        type(fence);
      } else if (fence.isFile()) {
        fence.writeInto(folder);
      }
    }
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

  private static void compare(Fence fence, Session.Step step, String output) {
    List<String> lines = output.isEmpty() ? List.of() : output.stripTrailing().lines().toList();
    if (!step.prints(lines)) {
      assertEquals(
          String.join("\n", step.printed()),
          String.join("\n", lines),
          fence + ": $ " + step.command());
    }
  }
}
