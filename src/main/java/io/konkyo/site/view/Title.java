package io.konkyo.site.view;

import java.util.Objects;

/**
 * A heading in both forms that a page needs.
 *
 * @param html phrasing markup, for the heading itself; numbers in it may be links
 * @param plain the same words without markup, for places that can hold no link: the table of
 *     contents, the window title, a column's label on a narrow screen
 */
public record Title(Html html, String plain) {
  public Title {
    Objects.requireNonNull(html);
    Objects.requireNonNull(plain);
  }

  /** Returns a heading of plain words. */
  public static Title ofText(String text) {
    return new Title(Html.ofText(text), text);
  }
}
