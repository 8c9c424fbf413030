package io.konkyo.audit.page;

import io.konkyo.audit.Passage;
import java.util.List;
import java.util.Objects;

/**
 * What reading one page again came to.
 *
 * @param page the page's path in the site
 * @param passages what was found, in the order of the page's lines and then of its sentences
 * @param numbers how many numbers were held against the facts they say they are
 * @param misprints those that are not what their fact is
 * @param misplaced ticks and marks of figures that stand where their number is not
 */
public record PageReading(
    String page,
    List<Placed> passages,
    int numbers,
    List<Misprint> misprints,
    List<Misprint> misplaced) {
  public PageReading {
    Objects.requireNonNull(page);
    passages = List.copyOf(passages);
    misprints = List.copyOf(misprints);
    misplaced = List.copyOf(misplaced);
  }

  /**
   * A number that is not what its fact is, or a mark that does not stand where its fact is.
   *
   * @param fact the fact's id; of a tick its number
   * @param printed the number, or the mark's place, as printed
   * @param gives what it should be
   * @param from UTF-16 offset in the markup
   * @param to offset after it
   */
  public record Misprint(String fact, String printed, String gives, int from, int to) {
    public Misprint {
      Objects.requireNonNull(fact);
      Objects.requireNonNull(printed);
      Objects.requireNonNull(gives);
    }
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
