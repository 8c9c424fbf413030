package io.konkyo.quality;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyBiasTest {
  private static final Rational RARE = Rational.of(5, 100);

  /** Worked out by hand, and by counting every way in which items can be answered. */
  @ParameterizedTest
  @CsvSource({
    "4, 3 3 3 3, 1/81",
    "3, 3 3 3, 1/27",
    "3, 3 3 3 3, 1/9",
    "1, 2 3, 2/3",
    "2, 2 3, 1/6",
    "0, 2 3, 1",
    "2, 2 3 4, 7/24",
    "1, 5, 1/5"
  })
  void chanceIsSummedExactly(int found, String options, String probability) {
    assertEquals(Rational.parse(probability), bias(found, options).probability());
  }

  @ParameterizedTest
  @CsvSource({"2 3 4", "3 3 5 2", "4 4 4 4 4 4"})
  void chanceIsTheShareOfTheWaysToGuess(String options) {
    int[] counts = counts(options);
    for (int found = 0; found <= counts.length; found++) {
      long all = Arrays.stream(counts).asLongStream().reduce(1, (a, b) -> a * b);
      long hits = 0;
      for (long way = 0; way < all; way++) {
        hits += hits(way, counts) >= found ? 1 : 0;
      }
      assertEquals(Rational.of(hits, all), bias(found, options).probability(), found + " of them");
    }
  }

  private static int hits(long way, int[] counts) {
    int hits = 0;
    long rest = way;
    for (int count : counts) {
      hits += rest % count == 0 ? 1 : 0;
      rest /= count;
    }
    return hits;
  }

  @Test
  void whatIsExpectedIsOneInAsManyAsThereAreOptions() {
    assertEquals(Rational.of(13, 12), bias(0, "2 3 4").expected());
  }

  @Test
  void rareIsBelowTheLimitAndMoreThanOne() {
    assertTrue(bias(3, "3 3 3").isRare());
    assertFalse(bias(2, "3 3 3").isRare());
    assertFalse(bias(1, "30").isRare());
  }

  private static KeyBias bias(int found, String options) {
    List<KeyBias.Judged> items = new ArrayList<>();
    for (int count : counts(options)) {
      items.add(new KeyBias.Judged("item-" + items.size(), count, items.size() < found));
    }
    return new KeyBias("quiz", Optional.empty(), KeyBias.Trait.PLACE, 0, items, RARE);
  }

  private static int[] counts(String options) {
    return Arrays.stream(options.split(" ")).mapToInt(Integer::parseInt).toArray();
  }
}
