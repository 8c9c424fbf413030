package io.konkyo.content.markdown;

/** What can be wrong with a text, and how to mend it, in the words of a diagnostic. */
public enum MarkdownFault {
  /** <code>${</code> without a closing brace before the next opening one. */
  UNCLOSED_PLACEHOLDER(
      "placeholder is not closed", "add `}`, or write `\\${` for the two characters themselves"),
  /** {@code ${}} with nothing in it. */
  EMPTY_PLACEHOLDER(
      "placeholder names nothing",
      "name a fact, or write `\\${` for the two characters themselves"),
  /** <code>{…}</code> that is not a pair of particles. */
  STRAY_BRACES(
      "braces hold no pair of particles",
      "write a pair as in `{은/는}`, `${…}` to print a fact, or `\\{` for the brace itself"),
  /** <code>{</code> that nothing closes on its line. */
  UNCLOSED_BRACE(
      "brace is not closed", "close it as in `{은/는}`, or write `\\{` for the brace itself"),
  /** A link to another scheme, another host without a scheme, or nowhere. */
  LINK_TARGET(
      "link leads to a place that is not allowed",
      "use http, https, mailto, a relative path or a `#` fragment"),
  /** A placeholder in the target of a link. */
  PLACEHOLDER_IN_TARGET(
      "target of a link holds a placeholder", "type the target; only printed text can hold facts"),
  /** A link with a title: it would print text, and digits, that nothing checks. */
  LINK_TITLE("link has a title", "say it in the text of the link or beside it"),
  /** An image: figures are blocks of a page, with their own text and source. */
  IMAGE("text holds an image", "use a `figure` block, or write `\\!` before the bracket"),
  /** Quotations, lists or emphasis nested deeper than Konkyo reads. */
  TOO_DEEP("text is nested too deeply", "nest fewer quotations, lists or marks"),
  /** A text, or a line of it, longer than Konkyo reads. */
  TOO_LONG("text is too long", "split it into several texts or lines");

  private final String message;
  private final String help;

  MarkdownFault(String message, String help) {
    this.message = message;
    this.help = help;
  }

  /** Returns what is wrong: lower case, no full stop, no remedy. */
  public String message() {
    return message;
  }

  /** Returns how to mend it. */
  public String help() {
    return help;
  }
}
