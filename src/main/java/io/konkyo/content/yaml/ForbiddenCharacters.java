package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Characters that no content may hold: they cannot be seen, cannot be printed, or end lines for
 * some programs and not for others.
 */
final class ForbiddenCharacters {
  /** One damaged file needs no more than this many places. */
  private static final int TOLD = 10;

  private static final Map<Integer, String> NAMES =
      Map.of(
          0x0000, "the null character",
          0x0085, "the next-line character",
          0x2028, "the line separator",
          0x2029, "the paragraph separator",
          0xFEFF, "a byte order mark inside the text");

  private ForbiddenCharacters() {}

  static void report(SourceFile file, FileFaults faults) {
    String text = file.text();
    int told = 0;
    for (int i = 0; i < text.length() && told < TOLD; i += Character.charCount(codeAt(text, i))) {
      int code = codeAt(text, i);
      if (isAllowedInFile(code)) {
        continue;
      }
      told++;
      faults.addBreaking(
          Diagnostic.of(
                  DiagnosticCode.FORBIDDEN_CHARACTER,
                  file.span(i, i + Character.charCount(code)),
                  "the file holds " + describe(code))
              .withHelp("remove the character"));
    }
  }

  /** Tells whether a scalar's value holds a forbidden character, which only an escape can spell. */
  static Optional<Diagnostic> inValue(YamlScalar scalar) {
    String text = scalar.text();
    for (int i = 0; i < text.length(); i += Character.charCount(codeAt(text, i))) {
      int code = codeAt(text, i);
      if (isAllowedInFile(code) && code != '\r') {
        continue;
      }
      return Optional.of(
          Diagnostic.of(
                  DiagnosticCode.FORBIDDEN_CHARACTER,
                  scalar.span(i, i + Character.charCount(code)),
                  "the escape stands for " + describe(code))
              .withHelp("remove the escape"));
    }
    return Optional.empty();
  }

  private static int codeAt(String text, int at) {
    return text.codePointAt(at);
  }

  private static boolean isAllowedInFile(int code) {
    if (code < 0x20) {
      return code == '\t' || code == '\n' || code == '\r';
    }
    boolean control = code >= 0x7F && code < 0xA0;
    boolean surrogate = code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE;
    boolean separator = code == 0x2028 || code == 0x2029 || code == 0xFEFF;
    boolean nonCharacter = (code & 0xFFFE) == 0xFFFE;
    return !control && !surrogate && !separator && !nonCharacter;
  }

  private static String describe(int code) {
    String name = String.format(Locale.ROOT, "U+%04X", code);
    if (NAMES.containsKey(code)) {
      return NAMES.get(code) + " " + name;
    }
    if (code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE) {
      return "half of a surrogate pair, " + name;
    }
    return (Character.isISOControl(code) ? "the control character " : "the non-character ") + name;
  }
}
