package io.konkyo.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.pipeline.Folders;
import io.konkyo.pipeline.Pipeline;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rules about bytes and folders, whose pages show what no fence of YAML can hold. */
class FileAndFolderRulesTest {
  private static final String TITLE = "title: {ko: 전송 단가, ja: 転送単価}\n";

  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void laySkeleton() {
    content = ExampleContent.in(folder);
  }

  @Test
  void fileOfAnotherEncodingIsTold() {
    content.write("facts/more.yml", TITLE.substring(0, 17).getBytes(Charset.forName("EUC-KR")));
    assertTold("not-utf8", content.check());
    content.write("facts/more.yml", TITLE.getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of(), content.check());
  }

  @Test
  void lineOfFiveMillionCharactersIsTold() {
    String line = "intro: {ko: " + "a".repeat(5_000_000) + "}\n";
    content.write("facts/more.yml", (TITLE + line).getBytes(StandardCharsets.UTF_8));
    assertTold("input-too-large", content.check());
  }

  @Test
  void folderOfOthersIsLeftAlone() throws IOException {
    Path notes = folder.resolve("notes");
    Files.createDirectories(notes);
    Files.writeString(notes.resolve("diary.txt"), "mine");
    assertTold("unwritable-folder", pipeline(notes).build().diagnostics());
    assertEquals("mine", Files.readString(notes.resolve("diary.txt")));
    assertEquals(List.of(), pipeline(folder.resolve("site")).build().diagnostics());
  }

  @Test
  void siteThatIsNotCurrentIsTold() throws IOException {
    pipeline(content.out()).build();
    assertEquals(List.of(), pipeline(content.out()).compare().diagnostics());
    Files.writeString(content.out().resolve("ko/step-quiz.html"), "edited by hand");
    assertTold("stale-site", pipeline(content.out()).compare().diagnostics());
  }

  @Test
  void linkOutOfTheContentFolderIsNotFollowed() throws IOException {
    Path secret = folder.resolve("secret.txt");
    Files.writeString(secret, "secret\n");
    Files.createDirectories(content.content().resolve("listings"));
    Files.createSymbolicLink(content.content().resolve("listings/shown.txt"), secret);
    List<Diagnostic> said = content.check();
    assertEquals(List.of("unreadable-file"), codes(said));
    assertFalse(content.reported(said).contains("secret\n"), content.reported(said));
  }

  @Test
  void linkToNothingIsTold() throws IOException {
    Files.createSymbolicLink(
        content.content().resolve("facts/more.yml"), folder.resolve("nowhere.yml"));
    assertEquals(List.of("unreadable-file"), codes(content.check()));
  }

  private Pipeline pipeline(Path out) {
    return new Pipeline(new Folders(content.content(), content.templates(), out));
  }

  private void assertTold(String code, List<Diagnostic> said) {
    assertTrue(DiagnosticPagesTest.BY_HAND.contains(code));
    assertEquals(List.of(code), codes(said));
    DiagnosticPage page = DiagnosticPage.read(DiagnosticPage.FOLDER.resolve(code + ".md"));
    String reported = content.reported(said);
    if (Boolean.getBoolean("konkyo.rewrite")) {
      page.rewrite(page.printed(), reported);
    } else {
      assertEquals(page.printed().text(), reported);
    }
  }

  private static List<String> codes(List<Diagnostic> said) {
    return said.stream().map(diagnostic -> diagnostic.code().id()).toList();
  }
}
