package io.konkyo.content.fact;

import io.konkyo.quantity.Rational;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a measured value is of its sample. Two values mix only if their statistics are equal.
 *
 * @param id the word: {@code mean}, {@code p99}, {@code count} …; a median is {@code p50}, and
 *     {@code exact} is what a register, a setting or a field of a protocol holds, read digit for
 *     digit
 */
public record Statistic(String id) {
  private static final Pattern PERCENTILE = Pattern.compile("p[0-9]{1,2}(\\.[0-9]{1,3})?");
  private static final Set<String> NAMED =
      Set.of(
          "mean",
          "min",
          "max",
          "count",
          "exact",
          "sum",
          "single",
          "rate",
          "share",
          "deviation",
          "typical");

  /** Returns the statistic of a word, or empty if the word names none. */
  public static Optional<Statistic> parse(String word) {
    if (word.equals("median")) {
      return Optional.of(new Statistic("p50"));
    }
    return NAMED.contains(word) || PERCENTILE.matcher(word).matches()
        ? Optional.of(new Statistic(word))
        : Optional.empty();
  }

  /** Returns the words that {@link #parse} takes, for messages. */
  public static List<String> words() {
    return List.of(
        "mean",
        "median",
        "p50",
        "p90",
        "p99",
        "p99.9",
        "min",
        "max",
        "count",
        "exact",
        "sum",
        "single",
        "rate",
        "share",
        "deviation",
        "typical");
  }

  public boolean isPercentile() {
    return PERCENTILE.matcher(id).matches();
  }

  /**
   * Returns how many percent of the readings lie below a percentile; empty for other statistics.
   */
  public Optional<Rational> quantile() {
    return isPercentile() ? Optional.of(Rational.parse(id.substring(1))) : Optional.empty();
  }

  /** Returns whether the value is one of the readings, chosen by its rank. */
  public boolean isOrderStatistic() {
    return isPercentile() || id.equals("min") || id.equals("max");
  }

  /** Returns whether the value is a whole number of counted things. */
  public boolean isCount() {
    return id.equals("count");
  }

  /** Returns whether the value is exact by nature: a count, or digits that no reading rounds. */
  public boolean isExact() {
    return id.equals("count") || id.equals("exact");
  }

  /** Returns whether the value is what a register, a setting or a field of a protocol holds. */
  public boolean isExactReading() {
    return id.equals("exact");
  }

  /** Returns whether values of unlike samples add up to that of all: sums and counts do. */
  public boolean isExtensive() {
    return id.equals("sum") || id.equals("count");
  }

  @Override
  public String toString() {
    return id;
  }
}
