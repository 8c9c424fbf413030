package io.konkyo.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The README lists the commands there are. */
class ReadmeCommandsTest {
  private static final String LIST = "Commands:";

  @Test
  void commandsAreAllListed() {
    Set<String> listed =
        DocumentTable.named(Path.of("README.md"), "command").codesOf(0).stream()
            .map(code -> code.split(" ")[0])
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(known(), listed);
  }

  private static Set<String> known() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, /* autoFlush= */ true, StandardCharsets.UTF_8);
    Main.run(out, out, "--help");
    String help = bytes.toString(StandardCharsets.UTF_8);
    return help.substring(help.indexOf(LIST) + LIST.length())
        .lines()
        .filter(line -> line.matches(" {2}[a-z].*"))
        .map(line -> line.strip().split(" ")[0])
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
