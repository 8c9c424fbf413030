package io.konkyo.text.korean;

import java.util.List;

/**
 * One printed form and how it is read.
 *
 * @param printed the form, as {@link PrintedText} leaves it
 * @param readings how people read it; more than one where they differ, so that only what all of
 *     them agree on may be used. A {@value #NUMBER_PLACE} marks where the number goes, if not first
 * @param numerals how things so named are counted; of no meaning for other kinds
 */
record LexiconEntry(String printed, List<String> readings, Numerals numerals) {
  static final String NUMBER_PLACE = "…";

  LexiconEntry {
    if (printed.isBlank()) {
      throw new IllegalArgumentException("nothing printed to read as " + readings);
    }
    readings = List.copyOf(readings);
  }

  /** Returns whether a reading asks for the number inside: {@code 섭씨 … 도}. */
  boolean surroundsNumber() {
    return readings.stream().anyMatch(reading -> reading.contains(NUMBER_PLACE));
  }

  /** Returns {@code number} of the unit {@code reading}, in words. */
  static String say(String number, String reading) {
    return reading.contains(NUMBER_PLACE)
        ? reading.replace(NUMBER_PLACE, number)
        : number + " " + reading;
  }
}
