package io.konkyo.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.house.ScriptSandbox.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./verify} with stand-ins for Maven and Debian's installer. */
class VerifyScriptTest {
  private static final String MVN =
      """
      echo "mvn $*" >>"$LOG"
      echo '[INFO] Tests run: 3, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 1 s -- in A'
      echo '[INFO] Tests run: 12, Failures: 0, Errors: 0, Skipped: 1'
      echo '[INFO] BUILD'
      exit "${MVN_EXIT:-0}"
      """;

  @TempDir Path outer;
  private ScriptSandbox sandbox;
  private Path verify;

  @BeforeEach
  void layOut() throws IOException {
    sandbox = new ScriptSandbox(outer, "verify");
    verify = sandbox.home.resolve("verify");
    sandbox.stub(sandbox.bin.resolve("mvn"), MVN);
    sandbox.stub(sandbox.bin.resolve("dpkg-query"), "echo installed");
    sandbox.stub(sandbox.bin.resolve("apt-get"), "echo \"apt-get $*\" >>\"$LOG\"; echo noise");
    sandbox.remove("id");
    sandbox.stub(sandbox.bin.resolve("id"), "echo 0");
    for (String command : List.of("chromium", "chromedriver", "units", "qalc")) {
      sandbox.stub(sandbox.bin.resolve(command), "");
    }
  }

  @Test
  void installsNothingWhereNothingIsMissing() throws IOException {
    Result result = sandbox.run(verify);
    assertEquals(0, result.exit(), result.err());
    assertEquals(List.of("mvn -B -ntp verify"), sandbox.logged());
    assertTrue(Files.exists(sandbox.home.resolve("target/konkyo.stamp")));
  }

  @Test
  void endsWithTheCountOfTests() throws IOException {
    assertTrue(
        sandbox
            .run(verify)
            .out()
            .endsWith("BUILD\n[INFO] Tests run: 12, Failures: 0, Errors: 0, Skipped: 1\n"));
  }

  @Test
  void passesOnThatTestsFail() throws IOException {
    sandbox.environment.put("MVN_EXIT", "1");
    assertEquals(1, sandbox.run(verify).exit());
    assertFalse(Files.exists(sandbox.home.resolve("target/konkyo.stamp")));
  }

  @Test
  void runsTheMatricesInFullOnRequest() throws IOException {
    sandbox.run(verify, "--all", "-o");
    assertEquals(List.of("mvn -B -ntp -Dkonkyo.matrix=all -o verify"), sandbox.logged());
  }

  @Test
  void installsOnlyWhatIsMissing() throws IOException {
    sandbox.remove("chromedriver");
    sandbox.stub(sandbox.bin.resolve("dpkg-query"), "exit 1");
    Result result = sandbox.run(verify);
    assertTrue(
        result.out().startsWith("verify: installing chromium-driver fonts-noto-cjk\n[INFO]"),
        result.out());
    assertEquals(
        List.of(
            "apt-get update -qq",
            "apt-get install -qq -y --no-install-recommends chromium-driver fonts-noto-cjk",
            "mvn -B -ntp verify"),
        sandbox.logged());
  }

  @Test
  void saysWhatToInstallToWhoMayNot() throws IOException {
    sandbox.remove("units");
    sandbox.stub(sandbox.bin.resolve("id"), "echo 1000");
    assertEquals(
        new Result(2, "", "verify: the tests need more packages; as root: apt-get install units\n"),
        sandbox.run(verify));
  }

  @Test
  void saysWhatToInstallWhereThereIsNoInstaller() throws IOException {
    sandbox.remove("qalc");
    sandbox.remove("apt-get");
    assertEquals(
        new Result(
            2, "", "verify: the tests need what Debian calls: qalc; install it and start again\n"),
        sandbox.run(verify));
  }

  @Test
  void saysThatInstallingFailed() throws IOException {
    sandbox.remove("qalc");
    sandbox.stub(sandbox.bin.resolve("apt-get"), "echo 'E: no such package' >&2; exit 100");
    Result result = sandbox.run(verify);
    assertEquals(2, result.exit());
    assertEquals("E: no such package\nverify: apt-get could not install qalc\n", result.err());
  }

  @Test
  void saysThatMavenIsMissing() throws IOException {
    sandbox.remove("mvn");
    assertEquals(
        new Result(2, "", "verify: Maven is needed, and there is no mvn on the PATH\n"),
        sandbox.run(verify));
  }
}
