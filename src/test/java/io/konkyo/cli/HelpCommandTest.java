package io.konkyo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.DiagnosticCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HelpCommandTest {
  @ParameterizedTest
  @EnumSource
  void printsThePageOfEveryRule(DiagnosticCode code) throws IOException {
    Path page = Path.of("docs/diagnostics", code.id() + ".md");
    assertEquals(new Run(ExitCode.OK, Files.readString(page), ""), Run.of("help", code.id()));
  }

  @Test
  void listsAllRules() throws IOException {
    String table = Files.readString(Path.of("docs/diagnostics/README.md"));
    assertEquals(new Run(ExitCode.OK, table, ""), Run.of("help", "rules"));
  }

  @Test
  void tellsHowACommandIsUsed() {
    Run build = Run.of("help", "build");
    assertEquals(ExitCode.OK, build.code());
    assertTrue(build.out().startsWith("Usage: konkyo build"), build.out());
    Run all = Run.of("help");
    assertTrue(all.out().contains("schema") && all.out().contains("help RULE"), all.out());
  }

  @Test
  void offersTheNearestOfAnUnknownName() {
    Run run = Run.of("help", "stated-numbers");
    assertEquals(ExitCode.MISUSE, run.code());
    assertEquals("", run.out());
    assertEquals(
        "konkyo: no rule and no command is called `stated-numbers`; try `stated-number`\n",
        run.err());
  }

  @Test
  void aPathIsNoRule() {
    assertEquals(ExitCode.MISUSE, Run.of("help", "../../Main").code());
  }
}
