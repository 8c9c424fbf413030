package io.konkyo.text.korean;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads numbers with their signs, currencies and units, and ranges of them. */
final class QuantityScanner {
  private static final String RANGE_SIGNS = "~–—-";
  private static final int YEAR_DIGITS = 4;
  private static final int MONTH_DIGITS = 2;
  private static final int MONTHS = 12;

  private final String text;
  private final ReadingLexicon lexicon;
  private final NumeralScanner numerals;
  private final UnitScanner units;

  QuantityScanner(String text, ReadingLexicon lexicon) {
    this.text = text;
    this.lexicon = lexicon;
    this.numerals = new NumeralScanner(text);
    this.units = new UnitScanner(text, lexicon);
  }

  /** A number and its unit, which a range may have on either side. */
  private record Amount(int end, Numeral number, Optional<SpokenUnit> unit) {
    List<String> readings() {
      return unit.map(u -> u.say(number.readings(), number.count())).orElse(number.readings());
    }

    Amount in(Optional<SpokenUnit> otherUnit) {
      return new Amount(end, number, otherUnit);
    }

    boolean countsNatively() {
      return unit.isPresent() && unit.get().countsNatively(number.count());
    }
  }

  /** Reads the quantity or range of quantities that begins at {@code from}, if one does. */
  Optional<Spoken> at(int from) {
    Optional<Amount> first = amount(from);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    Optional<Spoken> range = range(from, first.get());
    if (range.isPresent()) {
      return range;
    }
    return Optional.of(new Spoken(first.get().end(), first.get().readings()));
  }

  private Optional<Amount> amount(int from) {
    String sign = sign(from);
    int unsigned = sign.isEmpty() ? from : from + 1;
    Optional<LexiconEntry> money = money(unsigned);
    int digits = money.map(entry -> endOfMoney(unsigned, entry)).orElse(unsigned);
    if (!isDigit(digits)) {
      return Optional.empty();
    }
    Numeral number = scaled(numerals.at(digits));
    int end = number.end();
    Numeral signed = sign.isEmpty() ? number : number.after(sign);
    Optional<SpokenUnit> unit =
        money.isPresent() ? money.map(entry -> units.withLowerPart(entry, end)) : units.after(end);
    return Optional.of(new Amount(unit.map(SpokenUnit::end).orElse(end), signed, unit));
  }

  private Optional<LexiconEntry> money(int from) {
    return lexicon.table(LexiconKind.MONEY).startingAt(text, from).stream()
        .filter(entry -> isDigit(endOfMoney(from, entry)))
        .findFirst();
  }

  private int endOfMoney(int from, LexiconEntry money) {
    int end = from + money.printed().length();
    return Characters.at(text, end) == ' ' ? end + 1 : end;
  }

  private String sign(int at) {
    return switch (Characters.at(text, at)) {
      case '-', '−' -> "마이너스 ";
      case '+' -> "플러스 ";
      case '±' -> "플러스마이너스 ";
      default -> "";
    };
  }

  /** Adds the power of ten written in Hangul, as in 1.2만, unless it begins another word. */
  private Numeral scaled(Numeral number) {
    for (LexiconEntry scale : lexicon.table(LexiconKind.SCALE).startingAt(text, number.end())) {
      int end = number.end() + scale.printed().length();
      boolean wordEnds = !Characters.isHangul(Characters.at(text, end));
      if (wordEnds || units.after(end).isPresent()) {
        return number.before(scale.readings().get(0), end);
      }
    }
    return number;
  }

  private Optional<Spoken> range(int from, Amount first) {
    int sign = Characters.at(text, first.end()) == ' ' ? first.end() + 1 : first.end();
    char separator = Characters.at(text, sign);
    boolean spaced = sign > first.end();
    // With spaces around it a hyphen is as likely a minus.
    if (RANGE_SIGNS.indexOf(separator) < 0 || (spaced && separator == '-')) {
      return Optional.empty();
    }
    int afterSign = sign + 1;
    int next = spaced && Characters.at(text, afterSign) == ' ' ? afterSign + 1 : afterSign;
    Optional<Amount> second = amount(next);
    if (second.isEmpty()) {
      return Optional.empty();
    }
    boolean unknown =
        first.readings().isEmpty()
            || isYearAndMonth(from, first, second.get(), next)
            || isUnitMissingAtEnd(first, second.get());
    return Optional.of(
        unknown
            ? Spoken.unknown(second.get().end())
            : new Spoken(second.get().end(), range(first, second.get())));
  }

  private static List<String> range(Amount first, Amount second) {
    Optional<SpokenUnit> shared = second.unit().isPresent() ? second.unit() : first.unit();
    Amount last = second.in(shared);
    Amount opening =
        first.unit().isPresent() && second.unit().isPresent() ? first : first.in(shared);
    boolean oneUnit = first.unit().isEmpty() || second.unit().isEmpty();
    if (oneUnit && shared.isPresent() && !(opening.countsNatively() && last.countsNatively())) {
      return shared
          .get()
          .say(between(first.number().readings(), second.number().readings()), OptionalInt.empty());
    }
    return between(opening.readings(), last.readings());
  }

  private static List<String> between(List<String> first, List<String> second) {
    return second.stream().map(reading -> first.get(0) + "에서 " + reading).toList();
  }

  // 2026-11 is a month far more often than a range.
  private boolean isYearAndMonth(int from, Amount first, Amount second, int secondFrom) {
    boolean units = first.unit().isPresent() || second.unit().isPresent();
    return !units
        && text.charAt(secondFrom - 1) == '-'
        && first.end() - from == YEAR_DIGITS
        && second.end() - secondFrom <= MONTH_DIGITS
        && second.number().count().orElse(0) <= MONTHS;
  }

  /** In $5–10 the sign serves both ends; in 3 GB–5 what the 5 is of is not said. */
  private static boolean isUnitMissingAtEnd(Amount first, Amount second) {
    boolean unitAfterNumber = first.end() > first.number().end();
    return unitAfterNumber && second.unit().isEmpty();
  }

  private boolean isDigit(int at) {
    return Characters.isDigit(Characters.at(text, at));
  }
}
