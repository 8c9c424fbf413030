package io.konkyo.audit.page;

import io.konkyo.audit.Passage;
import java.util.List;
import java.util.Objects;

/**
 * The arithmetic of one page.
 *
 * @param page the page's path in the site
 * @param passages what was found, in the order of the page's lines and then of its sentences
 */
public record PageReading(String page, List<Placed> passages) {
  public PageReading {
    Objects.requireNonNull(page);
    passages = List.copyOf(passages);
  }

  /**
   * A passage and where it stands in the page's markup.
   *
   * @param passage the passage
   * @param from UTF-16 offset in the markup of the first piece of text it is made of
   * @param to offset after the last one
   */
  public record Placed(Passage passage, int from, int to) {
    public Placed {
      Objects.requireNonNull(passage);
    }
  }
}
