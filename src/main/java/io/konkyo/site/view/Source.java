package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * Something that was read.
 *
 * @param id the source's id
 * @param anchor element id
 * @param title plain words, in the source's own or this page's language
 * @param lang BCP 47 tag of the title
 * @param publisher plain words; may be empty
 * @param url where it was read; linked only if it begins with {@code https://} or {@code http://}
 * @param dates measured, published, updated, accessed, as printed
 */
public record Source(
    String id,
    String anchor,
    String title,
    String lang,
    String publisher,
    String url,
    List<Detail> dates) {
  public Source {
    Objects.requireNonNull(id);
    Objects.requireNonNull(anchor);
    Objects.requireNonNull(title);
    Objects.requireNonNull(lang);
    Objects.requireNonNull(publisher);
    Objects.requireNonNull(url);
    dates = List.copyOf(dates);
  }
}
