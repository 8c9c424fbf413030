package io.konkyo.check.wording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WordKindTest {

  @Test
  void theSchemaOfLocaleFilesKnowsEveryKind() throws IOException {
    String schema =
        Files.readString(Path.of("src/main/resources/io/konkyo/schema/locale.schema.json"));
    String kinds = schema.substring(schema.lastIndexOf("\"enum\""));
    Set<String> listed =
        Pattern.compile("\"([a-z-]+)\"")
            .matcher(kinds)
            .results()
            .map(found -> found.group(1))
            .filter(word -> !word.equals("enum"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(
        Arrays.stream(WordKind.values())
            .map(WordKind::id)
            .collect(Collectors.toCollection(TreeSet::new)),
        listed);
  }

  @Test
  void aTypedWordMeansItsLetters() {
    assertTrue(finds("etwa {}", "rund und Etwa \uFFFC"));
    assertFalse(finds("etwa {}", "etwas \uFFFC"));
    assertTrue(finds("kein*", "in keinem Fall"));
    assertFalse(finds("kein", "in keinem Fall"));
    assertFalse(finds("not", "nothing"));
    assertTrue(finds("約", "大約三"));
    assertTrue(finds("a.b(", "A.B("));
    assertFalse(finds("a.b", "axb"));
    assertTrue(finds("😀", "x😀y"));
  }

  @Test
  void aStarInsideAWordIsAStar() {
    assertTrue(finds("a*b", "a*b"));
    assertFalse(finds("a*b", "axb"));
  }

  private static boolean finds(String word, String text) {
    return Pattern.compile(TypedWord.expression(word)).matcher(text).find();
  }
}
