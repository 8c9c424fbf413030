package io.konkyo.report;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Severity;
import io.konkyo.source.Location;
import io.konkyo.source.WholeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One case of the report tests: a Markdown file with marked sources, one diagnostic about them, and
 * the text expected in each format, in fenced blocks.
 */
record ReportCase(Path file, String text) {
  private static final Pattern BLOCK =
      Pattern.compile("(?m)^```(\\w+)(?: ([^\\n]+))?\\n((?s).*?)^```$");

  private static final Pattern CODE_UNIT = Pattern.compile("\\\\u([0-9a-f]{4})");

  static ReportCase read(Path file) {
    try {
      return new ReportCase(file, Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the expected texts by name of their format. */
  Map<String, String> expected() {
    Map<String, String> expected = new LinkedHashMap<>();
    Matcher block = BLOCK.matcher(text);
    while (block.find()) {
      if (isFormat(block.group(1))) {
        expected.put(block.group(1), block.group(3));
      }
    }
    return expected;
  }

  /** Writes the case again with other expected texts. */
  void rewrite(Map<String, String> actual) throws IOException {
    Files.writeString(
        file,
        BLOCK
            .matcher(text)
            .replaceAll(
                block -> {
                  String name = block.group(1);
                  String whole =
                      isFormat(name)
                          ? "```" + name + "\n" + actual.get(name) + "```"
                          : block.group();
                  return Matcher.quoteReplacement(whole);
                }));
  }

  Diagnostic diagnostic() {
    List<MarkedSource.Marked> marks = new ArrayList<>();
    String description = "";
    Matcher block = BLOCK.matcher(text);
    while (block.find()) {
      if (block.group(1).equals("source")) {
        marks.addAll(MarkedSource.of(block.group(2), source(block.group(3))).marks());
      } else if (block.group(1).equals("diagnostic")) {
        description = block.group(3);
      }
    }
    return described(description, marks);
  }

  // What an editor would not show, or would change, stands in the cases as an escape.
  private static String source(String typed) {
    String text = typed.replace("\\t", "\t").replace("\\e", "\u001b");
    return CODE_UNIT
        .matcher(text)
        .replaceAll(
            unit -> Matcher.quoteReplacement("" + (char) Integer.parseInt(unit.group(1), 16)));
  }

  private static Diagnostic described(String description, List<MarkedSource.Marked> marks) {
    Location location =
        marks.stream()
            .filter(MarkedSource.Marked::primary)
            .map(mark -> (Location) mark.span())
            .findFirst()
            .orElse(Location.nowhere());
    Diagnostic said = Diagnostic.of(DiagnosticCode.WRONG_SHAPE, location, "");
    for (String line : description.lines().toList()) {
      String key = line.substring(0, line.indexOf(':'));
      String value = line.substring(key.length() + 1).strip().replace("\\n", "\n");
      said = with(said, key, value);
    }
    for (MarkedSource.Marked mark : marks) {
      said =
          mark.primary() ? said.withAt(mark.remark()) : said.withLabel(mark.span(), mark.remark());
    }
    return said;
  }

  private static Diagnostic with(Diagnostic said, String key, String value) {
    return switch (key) {
      case "file" -> replaced(said, new WholeFile(value), said.message());
      case "message" -> replaced(said, said.location(), value);
      case "severity" -> said.withSeverity(severity(value));
      case "note" -> said.withNote(value);
      case "help" -> said.withHelp(value);
      default -> throw new IllegalArgumentException("unknown key " + key);
    };
  }

  private static Diagnostic replaced(Diagnostic said, Location location, String message) {
    return new Diagnostic(
        said.code(), said.severity(), message, location, "", List.of(), said.notes(), said.help());
  }

  private static Severity severity(String id) {
    return Arrays.stream(Severity.values())
        .filter(s -> s.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isFormat(String name) {
    return !name.equals("source") && !name.equals("diagnostic");
  }
}
