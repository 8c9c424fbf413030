package io.konkyo.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.house.ScriptSandbox.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./konkyo} with stand-ins for Maven and Java. */
class LauncherTest {
  // Compiling takes a while, so that a second launcher meets the first.
  private static final String MVN =
      """
      echo "mvn $*" >>"$LOG"
      [ -z "${MVN_FAILS:-}" ] || { echo 'A.java: broken'; exit 1; }
      sleep "${MVN_SECONDS:-0}"
      mkdir -p target
      echo jar >target/konkyo.jar
      """;

  // Says what it was asked on stdout, copies stdin, and ends as it is told.
  private static final String JAVA =
      """
      for argument in "$@"; do
        case "$argument" in
          -XX:ArchiveClassesAtExit=*)
            echo 'java archives' >>"$LOG"
            echo classes >"${argument#*=}"
            exit 1 ;;
          -version) exit 0 ;;
          -XX:SharedArchiveFile=*) shared="with ${argument##*/}" ;;
          -jar) break ;;
        esac
        shift
      done
      shift 2
      echo "${shared:-without archive} LC_ALL=$LC_ALL"
      for argument in "$@"; do echo "<$argument>"; done
      cat
      echo 'a diagnostic' >&2
      exit "${JAVA_EXIT:-0}"
      """;

  @TempDir Path outer;
  private ScriptSandbox sandbox;
  private Path konkyo;
  private Path jdk;

  @BeforeEach
  void layOut() throws IOException {
    sandbox = new ScriptSandbox(outer, "konkyo");
    konkyo = sandbox.home.resolve("konkyo");
    jdk = jdk("jdk 17", "17.0.15");
    sandbox.environment.put("JAVA_HOME", jdk.toString());
    sandbox.stub(sandbox.bin.resolve("mvn"), MVN);
    Files.createDirectories(sandbox.home.resolve("src/main/java"));
    Files.createDirectories(sandbox.home.resolve("src/test/java"));
    Files.writeString(sandbox.home.resolve("src/main/java/A.java"), "class A {}");
    Files.writeString(sandbox.home.resolve("src/main/java/B.java"), "class B {}");
    Files.writeString(sandbox.home.resolve("pom.xml"), "<project/>");
  }

  @Test
  void passesArgumentsStreamsAndExitCode() throws IOException {
    sandbox.environment.put("JAVA_EXIT", "3");
    Result result =
        sandbox.finish(sandbox.start(konkyo, "build", "a b", "", "*", "값"), "from stdin\n");
    assertEquals(
        """
        with konkyo.jsa LC_ALL=C.UTF-8
        <build>
        <a b>
        <>
        <*>
        <값>
        from stdin
        """,
        result.out());
    assertEquals("a diagnostic\n", result.err());
    assertEquals(3, result.exit());
  }

  @Test
  void startsThroughLinks() throws IOException {
    Path folder = Files.createDirectories(outer.resolve("other bin"));
    Path absolute = Files.createSymbolicLink(folder.resolve("absolute"), konkyo);
    Path relative = Files.createSymbolicLink(folder.resolve("relative"), Path.of("absolute"));
    assertEquals("with konkyo.jsa LC_ALL=C.UTF-8\n<x>\n", sandbox.run(relative, "x").out());
    assertTrue(Files.exists(sandbox.home.resolve("target/konkyo.jar")), absolute.toString());
  }

  @Test
  void compilesAndArchivesOnce() throws IOException {
    sandbox.run(konkyo);
    sandbox.run(konkyo);
    assertEquals(
        List.of("mvn -q -B -Dmaven.test.skip=true package", "java archives"), sandbox.logged());
  }

  @Test
  void compilesAgainWhenASourceIsNewer() throws IOException {
    assertTrue(compilesAgainAfter(() -> touch("src/main/java/A.java")));
  }

  @Test
  void compilesAgainWhenASourceIsGone() throws IOException {
    assertTrue(
        compilesAgainAfter(() -> Files.delete(sandbox.home.resolve("src/main/java/B.java"))));
  }

  @Test
  void compilesAgainWhenTheProjectChanges() throws IOException {
    assertTrue(compilesAgainAfter(() -> touch("pom.xml")));
  }

  @Test
  void leavesTestsOutOfIt() throws IOException {
    assertFalse(
        compilesAgainAfter(
            () -> Files.writeString(sandbox.home.resolve("src/test/java/T.java"), "class T {}")));
  }

  @Test
  void compilesOnceWhenTwoStartTogether() throws IOException {
    sandbox.environment.put("MVN_SECONDS", "1");
    Process first = sandbox.start(konkyo, "1");
    Process second = sandbox.start(konkyo, "2");
    assertEquals("with konkyo.jsa LC_ALL=C.UTF-8\n<1>\n", sandbox.finish(first, "").out());
    assertEquals("with konkyo.jsa LC_ALL=C.UTF-8\n<2>\n", sandbox.finish(second, "").out());
    assertEquals(2, sandbox.logged().size(), sandbox.logged().toString());
  }

  @Test
  void archivesAgainForAnotherJava() throws IOException {
    sandbox.run(konkyo);
    sandbox.environment.put("JAVA_HOME", jdk("jdk 21", "21").toString());
    sandbox.run(konkyo);
    sandbox.run(konkyo);
    assertEquals(
        List.of("mvn -q -B -Dmaven.test.skip=true package", "java archives", "java archives"),
        sandbox.logged());
  }

  @Test
  void startsWithoutAnArchiveThatJavaCannotMake() throws IOException {
    sandbox.stub(
        jdk.resolve("bin/java"),
        JAVA.replace("echo classes >\"${argument#*=}\"", "true")
            .replace("-version) exit 0", "-version) exit 1"));
    assertEquals("without archive LC_ALL=C.UTF-8\n", sandbox.run(konkyo).out());
    assertEquals("without archive LC_ALL=C.UTF-8\n", sandbox.run(konkyo).out());
    assertEquals(2, sandbox.logged().size(), sandbox.logged().toString());
  }

  @Test
  void readsFileNamesAsUtf8WhateverTheLocale() throws IOException {
    sandbox.environment.put("LC_ALL", "");
    sandbox.environment.put("LANG", "C");
    assertEquals("with konkyo.jsa LC_ALL=C.UTF-8\n", sandbox.run(konkyo).out());
    sandbox.environment.put("LC_ALL", "ko_KR.utf8");
    assertEquals("with konkyo.jsa LC_ALL=ko_KR.utf8\n", sandbox.run(konkyo).out());
  }

  @Test
  void saysThatTheSourcesDoNotCompile() throws IOException {
    sandbox.environment.put("MVN_FAILS", "yes");
    assertEquals(
        new Result(3, "", "A.java: broken\nkonkyo: the sources do not compile\n"),
        sandbox.run(konkyo));
    sandbox.environment.remove("MVN_FAILS");
    assertEquals(0, sandbox.run(konkyo).exit());
  }

  @Test
  void saysThatMavenIsMissing() throws IOException {
    sandbox.remove("mvn");
    assertMisuse("Maven is needed to compile, and there is no mvn on the PATH");
  }

  @Test
  void saysThatJavaIsMissing() throws IOException {
    sandbox.environment.remove("JAVA_HOME");
    assertMisuse("Java 17 or later is needed, and there is no java on the PATH");
  }

  @Test
  void saysThatJavaHomeHasNoJava() throws IOException {
    sandbox.environment.put("JAVA_HOME", "/nowhere");
    assertMisuse("JAVA_HOME is /nowhere, but there is no bin/java in it");
  }

  @Test
  void saysThatJavaIsTooOld() throws IOException {
    Path old = jdk("jdk 11", "11.0.20");
    sandbox.environment.put("JAVA_HOME", old.toString());
    assertMisuse("Java 17 or later is needed, and " + old + "/bin/java is 11.0.20");
    Path older = jdk("jdk 8", "1.8.0_402");
    sandbox.environment.put("JAVA_HOME", older.toString());
    assertMisuse("Java 17 or later is needed, and " + older + "/bin/java is 1.8.0_402");
  }

  @Test
  void asksJavaThatHasNoReleaseFile() throws IOException {
    Files.delete(jdk.resolve("release"));
    sandbox.stub(
        jdk.resolve("bin/java"), "echo 'openjdk version \"16.0.1\" 2021-04-20' >&2; exit 0");
    assertMisuse("Java 17 or later is needed, and " + jdk + "/bin/java is 16.0.1");
  }

  @Test
  void saysThatACompilerIsMissing() throws IOException {
    Files.delete(jdk.resolve("bin/javac"));
    assertMisuse("a JDK is needed to compile, and " + jdk.toRealPath() + " has no javac");
  }

  private void assertMisuse(String message) throws IOException {
    assertEquals(new Result(2, "", "konkyo: " + message + "\n"), sandbox.run(konkyo));
  }

  private interface Change {
    void make() throws IOException;
  }

  private boolean compilesAgainAfter(Change change) throws IOException {
    sandbox.run(konkyo);
    for (String file : List.of("pom.xml", "src/main/java/A.java", "src/main/java/B.java")) {
      sandbox.age(sandbox.home.resolve(file), Duration.ofHours(2));
    }
    for (String folder : List.of("src/main/java", "src/main")) {
      sandbox.age(sandbox.home.resolve(folder), Duration.ofHours(2));
    }
    sandbox.age(sandbox.home.resolve("target/konkyo.stamp"), Duration.ofHours(1));
    sandbox.run(konkyo);
    long before = compilations();
    change.make();
    sandbox.run(konkyo);
    return compilations() > before;
  }

  private long compilations() throws IOException {
    return sandbox.logged().stream().filter(line -> line.startsWith("mvn")).count();
  }

  private void touch(String file) throws IOException {
    sandbox.age(sandbox.home.resolve(file), Duration.ZERO);
  }

  private Path jdk(String name, String version) throws IOException {
    Path folder = outer.resolve(name);
    sandbox.stub(folder.resolve("bin/java"), JAVA);
    sandbox.stub(folder.resolve("bin/javac"), "");
    Files.writeString(
        folder.resolve("release"), "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"" + version + "\"\n");
    return folder;
  }
}
