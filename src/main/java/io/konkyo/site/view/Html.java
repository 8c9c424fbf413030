package io.konkyo.site.view;

import java.util.Objects;

/**
 * A fragment of markup that is safe to write into a page as it is.
 *
 * @param markup well-formed HTML; authors' text in it is already escaped
 */
public record Html(String markup) {
  /** No markup at all; templates leave out what is empty. */
  public static final Html NONE = new Html("");

  public Html {
    Objects.requireNonNull(markup);
  }

  /** Returns plain text as markup, with every character that HTML gives a meaning escaped. */
  public static Html ofText(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&#34;");
        case '\'' -> escaped.append("&#39;");
        default -> escaped.append(c);
      }
    }
    return new Html(escaped.toString());
  }
}
