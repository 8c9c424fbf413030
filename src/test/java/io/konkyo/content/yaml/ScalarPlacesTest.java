package io.konkyo.content.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScalarPlacesTest {
  private static final long SEED = 20_260_902;
  private static final int TRIES = 20_000;
  private static final String[] PIECES = {
    "a",
    "bc",
    "한글",
    "値",
    "😀",
    "0.040",
    "-",
    "x:y",
    "#",
    "é",
    " ",
    "  ",
    "\t",
    "''",
    "'",
    "\\n",
    "\\\\",
    "\\u00e9",
    "\\x41",
    "\\U0001F600",
    "\\ ",
    "\\\"",
    ":",
    "|",
    "\\ud83d\\ude00"
  };
  private static final String[] BREAKS = {"\n", "\r\n", "\r"};

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "`k: 값은 ${a}`, ${a}, 1:7, 1:11",
        "`k: 'it''s ${a}'`, ${a}, 1:11, 1:15",
        "`k: 'it''s ${a}'`, `'`, 1:7, 1:9",
        "`k: \"\\u00e9\\t ${a}\"`, ${a}, 1:14, 1:18",
        "`k: \"\\u00e9\\t ${a}\"`, é, 1:5, 1:11",
        "`k: \"a\\\n    b ${a}\"`, ${a}, 2:7, 2:11",
        "`k: one\n  two\n\n  ${a}`, ${a}, 4:3, 4:7",
        "`k: |\n  one\n    ${a}\n`, ${a}, 3:5, 3:9",
        "`k: |2-\n    one\n  ${a}\n\n`, ${a}, 3:3, 3:7",
        "`k: >+\n\n   one\n   two\n\n   ${a}\n\n`, ${a}, 6:4, 6:8",
        "`k: >\n one\n   deep ${a}\n two\n`, ${a}, 3:9, 3:13",
        "`- - >1-\n    one\n    ${a}`, ${a}, 3:5, 3:9",
        "`k: {ko: \"안녕, ${a}\"}`, ${a}, 1:14, 1:18",
        "`k: 😀 ${a}`, ${a}, 1:6, 1:10",
      })
  void aPieceOfTextIsFoundInTheFile(String yaml, String piece, String start, String end) {
    YamlScalar scalar = scalar(yaml).orElseThrow();
    int at = scalar.text().indexOf(piece);
    Span span = scalar.span(at, at + piece.length());
    assertEquals(start, span.startPosition().toString());
    assertEquals(end, span.endPosition().toString());
  }

  @Test
  void everyCharacterThatStandsVerbatimIsFoundAtItself() {
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    Map<ScalarStyle, Integer> read = new EnumMap<>(ScalarStyle.class);
    for (int i = 0; i < TRIES; i++) {
      String yaml = randomDocument(random);
      scalar(yaml)
          .ifPresent(
              scalar -> {
                check(scalar, yaml);
                read.merge(scalar.style(), 1, Integer::sum);
              });
    }
    for (ScalarStyle style : ScalarStyle.values()) {
      assertTrue(read.getOrDefault(style, 0) > 200, () -> "too few of " + style + ": " + read);
    }
  }

  @Test
  void anEmptyStretchHasAPlace() {
    YamlScalar scalar = scalar("k: \"ab\"\n").orElseThrow();
    assertEquals("1:5", scalar.span(0, 0).startPosition().toString());
    assertEquals("1:6", scalar.span(1, 1).startPosition().toString());
    assertEquals("1:7", scalar.span(2, 2).startPosition().toString());
    assertEquals("1:5", scalar("k: ''").orElseThrow().span(0, 0).startPosition().toString());
    assertEquals("1:3", scalar("k:").orElseThrow().span(0, 0).startPosition().toString());
  }

  @Test
  void aTextThatWasNotReadFromItsSpanMapsToAllOfIt() {
    SourceFile file = new SourceFile("a.yml", "other");
    YamlScalar scalar = new YamlScalar("text", ScalarStyle.PLAIN, file.span(0, 5));
    assertEquals(file.span(0, 5), scalar.span(1, 2));
  }

  @Test
  void offsetsOutsideTheTextAreRefused() {
    YamlScalar scalar = scalar("k: ab").orElseThrow();
    assertThrows(IndexOutOfBoundsException.class, () -> scalar.span(0, 3));
    assertThrows(IndexOutOfBoundsException.class, () -> scalar.span(2, 1));
  }

  private static void check(YamlScalar scalar, String yaml) {
    if (scalar.isEmpty()) {
      return;
    }
    ScalarPlaces places = ScalarPlaces.of(scalar);
    assertEquals(scalar.text(), places.text(), () -> "read otherwise: " + yaml);
    int last = scalar.span().start();
    for (int i = 0; i < scalar.text().length(); i++) {
      Span span = places.span(i, i + 1);
      char c = scalar.text().charAt(i);
      int at = i;
      assertFalse(span.start() < last, () -> "goes back at " + at + " in " + yaml);
      last = span.start();
      if (span.end() - span.start() == 1 && c != '\n' && !breaks(span.text())) {
        assertEquals(c, span.text().charAt(0), () -> "at " + at + " in " + yaml);
      } else {
        assertTrue(
            span.text().startsWith("\\") || span.text().equals("''") || breaks(span.text()),
            () -> "'" + span.text() + "' at " + at + " in " + yaml);
      }
    }
  }

  private static boolean breaks(String text) {
    return text.equals("\n") || text.equals("\r\n") || text.equals("\r");
  }

  private static String randomDocument(Random random) {
    StringBuilder yaml = new StringBuilder("k: ");
    int kind = random.nextInt(5);
    List<String> lines = randomLines(random, kind != 2);
    String end = BREAKS[random.nextInt(BREAKS.length)];
    switch (kind) {
      case 0 -> yaml.append(String.join(end + " ".repeat(1 + random.nextInt(3)), lines));
      case 1 -> yaml.append('\'').append(String.join(end + " ", lines)).append('\'');
      case 2 -> yaml.append('"').append(String.join(end + "  ", lines)).append('"');
      default -> {
        int indent = 1 + random.nextInt(4);
        yaml.append(kind == 3 ? '|' : '>');
        yaml.append(random.nextBoolean() ? "" : String.valueOf(indent));
        yaml.append(new String[] {"", "-", "+"}[random.nextInt(3)]);
        yaml.append(random.nextInt(4) == 0 ? "  # head" : "").append(end);
        for (String line : lines) {
          yaml.append(line.isBlank() ? line : " ".repeat(indent) + line).append(end);
        }
      }
    }
    yaml.append(random.nextBoolean() ? end + "z: 1" : "");
    return yaml.toString();
  }

  private static List<String> randomLines(Random random, boolean verbatim) {
    List<String> lines = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      StringBuilder line = new StringBuilder();
      int pieces = random.nextInt(5);
      for (int j = 0; j < pieces; j++) {
        String piece = PIECES[random.nextInt(PIECES.length)];
        line.append(verbatim || !piece.equals("\t") ? piece : "\\t");
      }
      boolean joins = !verbatim && random.nextInt(6) == 0 && i + 1 < count;
      lines.add(line + (joins ? "\\" : ""));
    }
    return lines;
  }

  private static Optional<YamlScalar> scalar(String yaml) {
    YamlNode node = YamlReader.read(new SourceFile("a.yml", yaml), new Diagnostics()).orElse(null);
    while (node != null && !(node instanceof YamlScalar)) {
      node =
          node instanceof YamlMapping mapping
              ? mapping.get("k").or(() -> mapping.get("ko")).orElse(null)
              : ((YamlSequence) node).items().get(0);
    }
    return Optional.ofNullable((YamlScalar) node);
  }
}
