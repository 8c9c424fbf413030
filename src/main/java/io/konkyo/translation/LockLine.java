package io.konkyo.translation;

import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The form of one line of a lock file, {@code path locale fingerprint "source text" a < b; c > 0}.
 *
 * <p>Shape: the source text is a JSON string. A path is written as it is, but for characters that
 * no id holds, which stand as {@code %} and four or more hexadecimal digits and a semicolon.
 */
final class LockLine {
  private static final Pattern HEAD =
      Pattern.compile("(\\S{1,2000}) ([A-Za-z0-9-]{1,40}) ([0-9a-f]{16}) (?=\")");
  private static final Pattern ESCAPED = Pattern.compile("%([0-9A-F]{4,6});");
  private static final String BETWEEN = "; ";
  private static final int UNICODE_ESCAPE = 6;

  private LockLine() {}

  /** Returns the line, without a line end. */
  static String print(Review review) {
    StringBuilder line = new StringBuilder();
    line.append(path(review.path())).append(' ').append(review.locale()).append(' ');
    line.append(review.translation()).append(' ').append(quoted(review.source()));
    if (!review.held().isEmpty()) {
      List<String> held = review.held().stream().map(HeldComparison::toString).toList();
      line.append(' ').append(String.join(BETWEEN, held));
    }
    return line.toString();
  }

  /** Reads a line; empty if it is none of a lock file. */
  static Optional<Review> parse(String line, Span span) {
    Matcher head = HEAD.matcher(line);
    if (!head.lookingAt()) {
      return Optional.empty();
    }
    StringBuilder source = new StringBuilder();
    int end = unquote(line, head.end(), source);
    Optional<String> path = unescaped(head.group(1));
    Optional<List<HeldComparison>> held = end < 0 ? Optional.empty() : held(line.substring(end));
    if (path.isEmpty() || held.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Review(head.group(2), path.get(), head.group(3), source.toString(), held.get(), span));
  }

  private static Optional<List<HeldComparison>> held(String rest) {
    if (rest.isEmpty()) {
      return Optional.of(List.of());
    }
    if (rest.charAt(0) != ' ') {
      return Optional.empty();
    }
    List<HeldComparison> held = new ArrayList<>();
    for (String part : rest.substring(1).split(BETWEEN, -1)) {
      Optional<HeldComparison> comparison = HeldComparison.parse(part);
      if (comparison.isEmpty()) {
        return Optional.empty();
      }
      held.add(comparison.get());
    }
    return Optional.of(held);
  }

  private static String path(String path) {
    StringBuilder written = new StringBuilder();
    path.codePoints()
        .forEach(
            c -> {
              if (c < 128 && (Character.isLetterOrDigit(c) || "/._-".indexOf(c) >= 0)) {
                written.appendCodePoint(c);
              } else {
                written.append(String.format(Locale.ROOT, "%%%04X;", c));
              }
            });
    return written.toString();
  }

  private static Optional<String> unescaped(String path) {
    Matcher escaped = ESCAPED.matcher(path);
    StringBuilder text = new StringBuilder();
    while (escaped.find()) {
      int code = Integer.parseInt(escaped.group(1), 16);
      if (!Character.isValidCodePoint(code)) {
        return Optional.empty();
      }
      escaped.appendReplacement(text, Matcher.quoteReplacement(Character.toString(code)));
    }
    return Optional.of(escaped.appendTail(text).toString());
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        default -> {
          if (isVisible(c)) {
            quoted.append(c);
          } else {
            quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
          }
        }
      }
    }
    return quoted.append('"').toString();
  }

  /** What cannot be seen, or breaks lines for some editors, is spelled out. */
  private static boolean isVisible(char c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /** Reads a JSON string; returns the offset after it, or -1 if it is none. */
  private static int unquote(String line, int open, StringBuilder text) {
    int at = open + 1;
    while (at < line.length() && line.charAt(at) != '"') {
      if (line.charAt(at) != '\\') {
        text.append(line.charAt(at++));
        continue;
      }
      int next = escape(line, at, text);
      if (next < 0) {
        return -1;
      }
      at = next;
    }
    return at < line.length() ? at + 1 : -1;
  }

  private static int escape(String line, int at, StringBuilder text) {
    char kind = at + 1 < line.length() ? line.charAt(at + 1) : ' ';
    switch (kind) {
      case '"', '\\' -> text.append(kind);
      case 'n' -> text.append('\n');
      case 't' -> text.append('\t');
      case 'u' -> {
        int end = at + UNICODE_ESCAPE;
        if (end > line.length() || !line.substring(at + 2, end).matches("[0-9a-f]{4}")) {
          return -1;
        }
        text.append((char) Integer.parseInt(line.substring(at + 2, end), 16));
        return end;
      }
      default -> {
        return -1;
      }
    }
    return at + 2;
  }
}
