package io.konkyo.text.korean;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The unit of a printed number, and what it is per.
 *
 * @param end the offset after it
 * @param unit the unit, or the upper part of a quotient
 * @param per the readings of the lower part, said first; empty if there is none
 */
record SpokenUnit(int end, LexiconEntry unit, List<String> per) {
  SpokenUnit {
    per = List.copyOf(per);
  }

  /** Returns the readings of so many of the unit, in words. */
  List<String> say(List<String> numbers, OptionalInt count) {
    List<String> amounts =
        countsNatively(count) ? List.of(NativeNumber.beforeCounter(count.getAsInt())) : numbers;
    return unit.readings().stream()
        .flatMap(reading -> amounts.stream().map(amount -> LexiconEntry.say(amount, reading)))
        .flatMap(this::withPer)
        .toList();
  }

  /** Returns the readings of the unit without a number: {@code 초당 기가바이트}. */
  List<String> name() {
    return unit.readings().stream().flatMap(this::withPer).toList();
  }

  /** Returns whether {@code count} of the unit are said with native numerals. */
  boolean countsNatively(OptionalInt count) {
    return count.isPresent() && unit.numerals().countNatively(count.getAsInt());
  }

  private Stream<String> withPer(String amount) {
    return per.isEmpty() ? Stream.of(amount) : per.stream().map(lower -> lower + "당 " + amount);
  }
}
