package io.konkyo.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A folder with a copy of one of our scripts, and a PATH that holds only named commands: the
 * machine's own, and stand-ins that a test writes. {@code $LOG} is a file stand-ins may write.
 */
final class ScriptSandbox {
  private static final List<String> COMMANDS =
      List.of(
          "awk",
          "bash",
          "cat",
          "dirname",
          "env",
          "find",
          "flock",
          "id",
          "mkdir",
          "mv",
          "readlink",
          "rm",
          "sleep",
          "touch");

  /** What a run of a script left. */
  record Result(int exit, String out, String err) {}

  final Path home;
  final Path bin;
  final Map<String, String> environment = new HashMap<>();
  private final Path outer;

  ScriptSandbox(Path outer, String script) throws IOException {
    this.outer = outer;
    this.home = Files.createDirectories(outer.resolve("내 프로젝트 (1)"));
    this.bin = Files.createDirectories(outer.resolve("bin"));
    Files.copy(Path.of(script), home.resolve(script), StandardCopyOption.COPY_ATTRIBUTES);
    for (String command : COMMANDS) {
      write(bin.resolve(command), "#!/bin/sh\nexec '" + onPath(command) + "' \"$@\"\n");
    }
    environment.put("PATH", bin.toString());
    environment.put("LOG", log().toString());
    environment.put("LC_ALL", "C.UTF-8");
    Files.createFile(log());
  }

  /** Writes an executable script. */
  void stub(Path file, String body) throws IOException {
    write(file, "#!/usr/bin/env bash\n" + body);
  }

  void remove(String command) throws IOException {
    Files.delete(bin.resolve(command));
  }

  Path log() {
    return outer.resolve("log");
  }

  /** Returns what the stand-ins wrote, line by line. */
  List<String> logged() throws IOException {
    return Files.readAllLines(log());
  }

  void age(Path file, Duration age) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
  }

  Process start(Path script, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(outer.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    return builder.start();
  }

  Result run(Path script, String... arguments) throws IOException {
    return finish(start(script, arguments), "");
  }

  /** Types the input, waits for the end and returns what was written. */
  Result finish(Process process, String input) throws IOException {
    try (var in = process.outputWriter(StandardCharsets.UTF_8)) {
      in.write(input);
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new Result(process.waitFor(), out, err);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UncheckedIOException(new IOException("interrupted", e));
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    if (!file.toFile().setExecutable(true)) {
      throw new IOException("cannot make executable: " + file);
    }
  }

  private static Path onPath(String command) {
    return Arrays.stream(System.getenv("PATH").split(":"))
        .map(folder -> Path.of(folder, command))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("this machine has no " + command));
  }
}
