package io.konkyo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.example.ExampleContent;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** 0 all well, 1 diagnostics of severity error, 2 misuse, 3 a fault of Konkyo itself. */
class ExitCodeTest {
  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void laySkeleton() {
    content = ExampleContent.in(folder);
  }

  @Test
  void allWell() {
    assertEquals(ExitCode.OK, check().code());
    assertEquals(ExitCode.OK, Run.of("--version").code());
  }

  @Test
  void errorsButNotWarnings() {
    idleAllowance();
    Run warned = check();
    assertEquals(ExitCode.OK, warned.code());
    assertTrue(warned.out().contains("warning[unused-allowance]"), warned.out());
    assertEquals(ExitCode.DIAGNOSTICS, check("--strict").code());
    content.remove("site.yml");
    assertEquals(ExitCode.DIAGNOSTICS, check().code());
  }

  @Test
  void folderOfTemplatesThatIsNamedMustExist() {
    Run run = Run.of("check", "--templates", folder.resolve("nowhere").toString());
    assertEquals(ExitCode.MISUSE, run.code());
    assertTrue(run.err().contains("there is no folder"), run.err());
  }

  private void idleAllowance() {
    String file = "facts/ping.yml";
    String text =
        content.read(file) + "    allow: [{rule: mixed-setups, reason: {ko: 예, ja: 例}}]\n";
    content.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "chek",
        "check --formt json",
        "check --format yaml",
        "check --content",
        "explain",
        "help no-such-rule",
        "schema no-such-schema"
      })
  void misuse(String line) {
    Run run = Run.of(line.isEmpty() ? new String[0] : line.split(" "));
    assertEquals(ExitCode.MISUSE, run.code(), run.err());
    assertEquals("", run.out());
    assertFalse(run.err().isBlank());
  }

  @Test
  void unknownFactIsMisuse() {
    Run run = Run.of("explain", "rtt.stp", "--content", content.content().toString());
    assertEquals(ExitCode.MISUSE, run.code());
    assertTrue(run.err().contains("rtt.step"), run.err());
  }

  @Test
  void noContentIsADiagnostic() {
    Run run = Run.of("check", "--content", folder.resolve("nothing").toString());
    assertEquals(ExitCode.DIAGNOSTICS, run.code());
    assertTrue(run.out().contains("error[missing-file]"), run.out());
  }

  @Test
  void aFaultOfKonkyoShowsNoStackTrace() {
    List<Throwable> faults = List.of(new IllegalStateException("a"), new StackOverflowError());
    for (Throwable fault : faults) {
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      int code =
          Main.run(
              broken(fault),
              new PrintStream(err, /* autoFlush= */ true, StandardCharsets.UTF_8),
              "check",
              "--content",
              content.content().toString());
      String told = err.toString(StandardCharsets.UTF_8);
      assertEquals(ExitCode.FAULT, code, told);
      assertTrue(told.contains("a fault of Konkyo itself"), told);
      assertFalse(told.contains("\tat "), told);
    }
  }

  /** Returns a stream that fails as a bug would. */
  private static PrintStream broken(Throwable fault) {
    return new PrintStream(OutputStream.nullOutputStream()) {
      @Override
      public PrintStream append(CharSequence text) {
        if (fault instanceof Error error) {
          throw error;
        }
        throw (RuntimeException) fault;
      }
    };
  }

  private Run check(String... more) {
    List<String> arguments =
        new java.util.ArrayList<>(
            List.of(
                "check",
                "--content",
                content.content().toString(),
                "--templates",
                content.templates().toString()));
    arguments.addAll(List.of(more));
    return Run.of(arguments.toArray(String[]::new));
  }
}
