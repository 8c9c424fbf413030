package io.konkyo.content.markdown;

import java.text.Normalizer;

/** Reads placeholders and particles, the two marks with braces. */
final class Braces {
  private final Content content;
  private final String text;

  Braces(Content content) {
    this.content = content;
    this.text = content.text();
  }

  /** Returns whether an index begins a placeholder or a particle, be it well formed or not. */
  static boolean isMark(String text, int index) {
    return text.startsWith("{", index) || text.startsWith("${", index);
  }

  /** Reads what begins at an index for which {@link #isMark} holds. */
  Leaf read(int start) {
    return text.charAt(start) == '$' ? placeholder(start) : particle(start);
  }

  private Leaf placeholder(int start) {
    int inner = start + 2;
    int stop = nextBrace(inner);
    if (!content.at(stop, '}')) {
      return malformed(MarkdownFault.UNCLOSED_PLACEHOLDER, start, lineEnd(start, stop));
    }
    String source = text.substring(inner, stop).replace('\n', ' ');
    if (source.isBlank()) {
      return malformed(MarkdownFault.EMPTY_PLACEHOLDER, start, stop + 1);
    }
    return new Leaf(
        new Inline.Placeholder(
            source, content.places().slice(inner, stop), content.from(start), content.to(stop + 1)),
        stop + 1);
  }

  private Leaf particle(int start) {
    int slash = skipHangul(start + 1);
    int close = content.at(slash, '/') ? skipHangul(slash + 1) : slash;
    if (slash > start + 1 && close > slash + 1 && content.at(close, '}')) {
      String pair = composed(text.substring(start + 1, close));
      return new Leaf(
          new Inline.Particle(pair, content.from(start), content.to(close + 1)), close + 1);
    }
    int stop = nextBrace(start + 1);
    return content.at(stop, '}') && newline(start, stop) == stop
        ? malformed(MarkdownFault.STRAY_BRACES, start, stop + 1)
        : malformed(MarkdownFault.UNCLOSED_BRACE, start, start + 1);
  }

  private Leaf malformed(MarkdownFault fault, int start, int end) {
    return new Leaf(content.malformed(fault, start, end), end);
  }

  /** Composes jamo to syllables; most pairs are syllables already, and the tables need not load. */
  private static String composed(String pair) {
    return pair.chars().allMatch(c -> c == '/' || Cjk.isSyllable(c))
        ? pair
        : Normalizer.normalize(pair, Normalizer.Form.NFC);
  }

  private int skipHangul(int index) {
    int at = index;
    while (at < text.length() && Cjk.isHangul(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    return at;
  }

  /** Returns the index of the next brace, either way, or of the {@code $} before it, or the end. */
  private int nextBrace(int index) {
    int at = index;
    while (at < text.length() && text.charAt(at) != '}' && !isMark(text, at)) {
      at++;
    }
    return at;
  }

  /** Returns where the line of an index ends, without blanks, or {@code stop} if that is nearer. */
  private int lineEnd(int index, int stop) {
    int end = newline(index, stop);
    while (Content.isBlank(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  private int newline(int index, int stop) {
    int at = index;
    while (at < stop && text.charAt(at) != '\n') {
      at++;
    }
    return at;
  }
}
