package io.konkyo.content.markdown;

import java.util.List;

/**
 * Reads authors' text.
 *
 * <p>The text is CommonMark 0.31.2 with these differences, each for a reason of ours:
 *
 * <ul>
 *   <li>{@code ${…}} is a placeholder and <code>{은/는}</code> a particle; other braces are faults. A
 *       backslash before <code>{</code> or <code>${</code> makes them literal.
 *   <li>{@code *} and {@code _} work beside Chinese, Japanese and Korean (CommonMark CJK-friendly
 *       amendments); a placeholder or particle counts as a letter of these.
 *   <li>HTML is not HTML: the characters typed are printed.
 *   <li>Indented code and reference definitions are not read, since both make text vanish or print
 *       otherwise by a slip of the space bar; images and link titles are faults.
 *   <li>A number of four digits or more begins no list, so that a date like {@code 2026. 11. 30.}
 *       stays one.
 * </ul>
 */
public final class MarkdownReader {

  /** The longest text that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = 200_000;

  /** The longest line that is read, in UTF-16 units. */
  public static final int MAX_LINE = 20_000;

  /**
   * The deepest nesting that is read: of quotations, lists and items of lists, which count one
   * each, and again of emphasis and links inside a paragraph.
   */
  public static final int MAX_NESTING = 32;

  private MarkdownReader() {}

  /**
   * Returns a text as a tree.
   *
   * <p>Errors: none. What cannot be read as it was meant is an {@link Inline.Malformed}; a text
   * beyond {@link #MAX_LENGTH} or {@link #MAX_LINE} is a single one, what lies deeper than {@link
   * #MAX_NESTING} is one in its place.
   */
  public static Markdown read(String text) {
    if (isTooLong(text)) {
      return refused(text);
    }
    // CommonMark, "Insecure characters": U+0000 is replaced; flexmark would stop there.
    String safe = text.replace('\0', '\uFFFD');
    return PlainLine.isOne(safe) ? line(safe) : new Markdown(BlockReader.read(safe));
  }

  private static Markdown line(String text) {
    Content content = new ContentLines(text).add(0, text.length()).build();
    if (content.text().isEmpty()) {
      return new Markdown(List.of());
    }
    int length = content.text().length();
    return new Markdown(
        List.of(
            new Block.Paragraph(InlineReader.read(content), content.from(0), content.to(length))));
  }

  private static Markdown refused(String text) {
    Inline whole = new Inline.Malformed(MarkdownFault.TOO_LONG, text, 0, text.length());
    return new Markdown(List.of(new Block.Paragraph(List.of(whole), 0, text.length())));
  }

  private static boolean isTooLong(String text) {
    if (text.length() > MAX_LENGTH) {
      return true;
    }
    int lineStart = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r') {
        lineStart = i + 1;
      } else if (i - lineStart >= MAX_LINE) {
        return true;
      }
    }
    return false;
  }
}
