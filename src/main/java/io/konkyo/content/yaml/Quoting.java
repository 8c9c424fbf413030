package io.konkyo.content.yaml;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Shows authors how to write a text so that YAML leaves it alone. */
final class Quoting {
  /** Longer texts are not repeated in a help line. */
  private static final int SHOWN = 60;

  private static final Pattern NEXT_FLOW_KEY =
      Pattern.compile(",\\s*[\"']?[\\p{L}\\p{N}_.-]+[\"']?\\s*:(\\s|$)");
  private static final Pattern FLOW_END = Pattern.compile("\\s*[}\\]]+\\s*(\\s#.*)?$");
  private static final Pattern DELIBERATE_COMMENT = Pattern.compile("\\s{2,}#.*$");

  private Quoting() {}

  /** Returns the text in the quotes that need the fewest changes. */
  static String quoted(String text) {
    String line = text.strip().replaceAll("\\s*[\r\n]+\\s*", " ");
    if (line.indexOf('"') < 0 && line.indexOf('\\') < 0) {
      return '"' + line + '"';
    }
    return '\'' + line.replace("'", "''") + '\'';
  }

  /** Returns the advice to quote a text, with the text if it is short. */
  static String advice(String text) {
    return text.length() > SHOWN
        ? "put the whole text in quotes"
        : "put the text in quotes: " + quoted(text);
  }

  /** Returns the text as it is named in a message: in backticks, shortened, on one line. */
  static String shown(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    int cut = Math.min(line.length(), SHOWN / 2);
    if (cut < line.length() && Character.isHighSurrogate(line.charAt(cut - 1))) {
      cut--;
    }
    return '`' + (cut < line.length() ? line.substring(0, cut) + "…" : line) + '`';
  }

  /** Returns what an author meant to be the value: the rest of the line. */
  static String restOfLine(String text, int start) {
    String rest = text.substring(start, Lines.end(text, start));
    return DELIBERATE_COMMENT.matcher(rest).replaceFirst("").strip();
  }

  /** Returns what an author meant to be the value inside braces or brackets; a guess for advice. */
  static String restOfFlowValue(String text, int start) {
    String rest = restOfLine(text, start);
    Matcher next = NEXT_FLOW_KEY.matcher(rest);
    if (next.find()) {
      return rest.substring(0, next.start()).strip();
    }
    return FLOW_END.matcher(rest).replaceFirst("").strip();
  }
}
