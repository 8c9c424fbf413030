package io.konkyo.text.korean;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Reads numbers joined by colons: {@code 1:3} is a ratio, {@code 10:05} a time, and {@code 10:30}
 * either, so that both readings are given.
 */
final class RatioReading {
  private static final int LAST_HOUR = 24;
  private static final int LAST_MINUTE = 59;
  private static final int CLOCK_DIGITS = 2;

  private final String text;
  private final List<Integer> starts = new ArrayList<>();
  private final List<Numeral> parts = new ArrayList<>();
  private boolean plain = true;

  private RatioReading(String text) {
    this.text = text;
  }

  static Numeral of(String text, int from, NumeralScanner scanner) {
    RatioReading ratio = new RatioReading(text);
    int at = from;
    while (true) {
      Numeral part = scanner.number(at);
      ratio.starts.add(at);
      ratio.parts.add(part);
      ratio.plain &=
          text.substring(at, part.end()).contains(".") || scanner.isPlainInteger(at, part.end());
      boolean more = Characters.at(text, part.end()) == ':';
      if (!more || !Characters.isDigit(Characters.at(text, part.end() + 1))) {
        return ratio.numeral();
      }
      at = part.end() + 1;
    }
  }

  private Numeral numeral() {
    int end = parts.get(parts.size() - 1).end();
    boolean known = parts.stream().noneMatch(part -> part.readings().isEmpty());
    if (!known) {
      return Numeral.unknown(end);
    }
    List<String> readings = new ArrayList<>();
    if (isTime()) {
      readings.add(time());
    }
    if (plain && !isTimeWithSeconds()) {
      readings.add(String.join(" 대 ", parts.stream().map(part -> part.readings().get(0)).toList()));
    }
    return new Numeral(end, readings, OptionalInt.empty());
  }

  private boolean isTime() {
    return parts.size() == 2
        && digits(0).length() <= CLOCK_DIGITS
        && isMinute(1)
        && Integer.parseInt(digits(0)) <= LAST_HOUR;
  }

  private boolean isTimeWithSeconds() {
    return parts.size() > 2 && isMinute(1) && isMinute(2);
  }

  private boolean isMinute(int index) {
    String digits = digits(index);
    return digits.length() == CLOCK_DIGITS
        && digits.chars().allMatch(c -> Characters.isDigit((char) c))
        && Integer.parseInt(digits) <= LAST_MINUTE;
  }

  private String digits(int index) {
    return text.substring(starts.get(index), parts.get(index).end());
  }

  private String time() {
    int hour = Integer.parseInt(digits(0));
    int minute = Integer.parseInt(digits(1));
    String hours =
        Numerals.NATIVE_TO_TWELVE.countNatively(hour)
            ? NativeNumber.beforeCounter(hour)
            : SinoNumber.integer(String.valueOf(hour)).orElseThrow();
    return minute == 0
        ? hours + " 시"
        : hours + " 시 " + SinoNumber.integer(String.valueOf(minute)).orElseThrow() + " 분";
  }
}
