package io.konkyo.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs git for questions only: nothing it is asked here changes a repository or runs a hook. */
final class Git {
  private static final int LONGEST_COMPLAINT = 2_000;

  private final Path folder;

  Git(Path folder) {
    this.folder = folder;
  }

  /** Where git found nothing, or refused. */
  static final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    Refusal(String complaint) {
      super(complaint);
    }
  }

  /**
   * Returns what git prints.
   *
   * <p>Errors: {@link Refusal} with git's own words if it ends otherwise than well; {@link
   * GitFault} if it cannot be run at all.
   */
  byte[] ask(String... arguments) throws Refusal, GitFault {
    Process git = start(arguments);
    ByteArrayOutputStream complaint = new ByteArrayOutputStream();
    Thread listener = new Thread(() -> drain(git.getErrorStream(), complaint));
    listener.setDaemon(true);
    listener.start();
    try {
      git.getOutputStream().close();
      byte[] answer = git.getInputStream().readAllBytes();
      int code = git.waitFor();
      listener.join();
      if (code != 0) {
        throw new Refusal(complaint.toString(StandardCharsets.UTF_8).strip());
      }
      return answer;
    } catch (IOException e) {
      throw new GitFault("git cannot be read: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new GitFault("git was interrupted");
    } finally {
      git.destroy();
    }
  }

  private Process start(String... arguments) throws GitFault {
    List<String> command = new ArrayList<>(List.of("git", "--no-pager"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    Map<String, String> environment = builder.environment();
    environment.put("LC_ALL", "C");
    environment.put("GIT_OPTIONAL_LOCKS", "0");
    environment.put("GIT_TERMINAL_PROMPT", "0");
    environment.put("GIT_LITERAL_PATHSPECS", "1");
    // A partial clone would otherwise ask its server for what it lacks.
    environment.put("GIT_NO_LAZY_FETCH", "1");
    try {
      return builder.start();
    } catch (IOException e) {
      throw new GitFault("git cannot be run; `--since` needs it on the PATH");
    }
  }

  private static void drain(InputStream from, ByteArrayOutputStream to) {
    try (from) {
      to.write(from.readNBytes(LONGEST_COMPLAINT));
      from.skipNBytes(Long.MAX_VALUE);
    } catch (IOException e) {
      // The end of the stream is what is waited for.
    }
  }
}
