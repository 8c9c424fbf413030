package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.pipeline.Folders;
import io.konkyo.pipeline.Pipeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which items say that their options may be shown in another order. */
class ShufflesTest {
  private static final String EXPLANATION = "②는 노드를 나가지 않습니다.";

  @TempDir private Path folder;

  /** One language is enough: the order is the same in all. */
  @Test
  void optionsThatATextNamesKeepTheirOrderInEveryLanguage() throws IOException {
    for (String text :
        List.of("⑤는 노드를 나가지 않습니다.", "선택지 B는 노드를 나가지 않습니다.", "보기 B만 노드에 머뭅니다.", "B번만 노드에 머뭅니다.")) {
      assertEquals(false, isShuffled(text), text);
    }
  }

  @Test
  void otherLettersAndNumbersNameNoOption() throws IOException {
    for (String text : List.of("노드를 나가지 않는 쪽입니다.", "보기 드문 일입니다.", "ABC번호판과는 무관합니다.")) {
      assertEquals(true, isShuffled(text), text);
    }
  }

  private boolean isShuffled(String korean) throws IOException {
    Path content = Files.createTempDirectory(folder, "content");
    try (Stream<Path> files = Files.walk(KindsSite.CONTENT)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = content.resolve(KindsSite.CONTENT.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.writeString(
            copy,
            Files.readString(file)
                .replace("ja: ②はノードを出ません。", "ja: ノードの中のものです。")
                .replace("en: ② does not leave the node.", "en: It stays within the node.")
                .replace(EXPLANATION, korean));
      }
    }
    Path out = Files.createTempDirectory(folder, "out").resolve("site");
    List<String> errors =
        new Pipeline(new Folders(content, Path.of("templates"), out))
            .build().diagnostics().stream().map(Diagnostic::message).toList();
    boolean ko = isShuffledOn(out.resolve("ko/choices.html"), errors);
    assertEquals(ko, isShuffledOn(out.resolve("ja/choices.html"), errors), korean);
    return ko;
  }

  private static boolean isShuffledOn(Path page, List<String> said) throws IOException {
    if (!Files.isRegularFile(page)) {
      throw new AssertionError("nothing was built: " + said);
    }
    return !Jsoup.parse(Files.readString(page)).select("#q-named [data-shuffle]").isEmpty();
  }
}
