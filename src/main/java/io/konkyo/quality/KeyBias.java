package io.konkyo.quality;

import io.konkyo.quantity.Rational;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How often the keys of a quiz have one trait, held against chance: an item of so many options has
 * it with a probability of one in as many.
 *
 * <p>Source: the sum of such items follows a Poisson binomial distribution; where all items have as
 * many options, a binomial one.
 *
 * @param quiz the quiz's id
 * @param locale the language whose texts were looked at; empty for what all languages share
 * @param trait what the keys have in common
 * @param place the place of the key, from 0; without meaning where the trait is a length
 * @param items the items that were judged, in the quiz's order
 * @param rare the probability below which as many are no longer put down to chance
 */
public record KeyBias(
    String quiz,
    Optional<String> locale,
    Trait trait,
    int place,
    List<Judged> items,
    Rational rare) {
  public KeyBias {
    Objects.requireNonNull(quiz);
    Objects.requireNonNull(locale);
    Objects.requireNonNull(trait);
    Objects.requireNonNull(rare);
    items = List.copyOf(items);
  }

  /** What the keys of several items may have in common. */
  public enum Trait {
    /** The key is longer than every other option. */
    LONGEST,
    /** The key is shorter than every other option. */
    SHORTEST,
    /** The key stands at one place. */
    PLACE
  }

  /**
   * An item that was judged.
   *
   * @param item its id
   * @param options how many options it has
   * @param has whether its key has the trait
   */
  public record Judged(String item, int options, boolean has) {
    public Judged {
      Objects.requireNonNull(item);
    }
  }

  /** Returns how many of the keys have the trait. */
  public int found() {
    return (int) items.stream().filter(Judged::has).count();
  }

  /** Returns how many would have it by chance, on average. */
  public Rational expected() {
    return chances().stream().reduce(Rational.ZERO, Rational::plus);
  }

  /** Returns the probability that chance gives as many or more, exactly. */
  public Rational probability() {
    return Chance.ofAtLeast(found(), chances());
  }

  /** Returns whether as many are not put down to chance; a single one always is. */
  public boolean isRare() {
    return found() > 1 && probability().compareTo(rare) < 0;
  }

  private List<Rational> chances() {
    return items.stream().map(item -> Rational.of(1, item.options())).toList();
  }
}
