package io.konkyo.text;

import io.konkyo.content.CountedThing;
import io.konkyo.content.text.PrintStyle;
import io.konkyo.quantity.Grouping;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Prints quantities in one locale: grouped digits, a true minus sign, the unit where the locale
 * puts it, never parted from its number.
 */
public final class QuantityPrinter {
  private static final int UNGROUPED_DIGITS = 4;
  private static final char MINUS = '\u2212';
  private static final Set<String> ONE = Set.of("1", "+1", MINUS + "1");
  private static final char NO_BREAK_SPACE = '\u00a0';

  private final String locale;
  private final LocaleFormat format;
  private final Map<String, CountedThing> counted;

  public QuantityPrinter(String locale, Map<String, CountedThing> counted) {
    this(locale, counted, LocaleFormat.of(locale, Map.of()));
  }

  QuantityPrinter(String locale, Map<String, CountedThing> counted, LocaleFormat format) {
    this.locale = locale;
    this.format = format;
    this.counted = counted;
  }

  /** Returns a quantity with its unit. */
  public String print(StatedQuantity quantity) {
    return print(quantity, PrintStyle.Sign.NEGATIVE_ONLY);
  }

  String print(StatedQuantity quantity, PrintStyle.Sign sign) {
    return withUnit(number(quantity.number(), sign), quantity.unit());
  }

  /** Returns the number alone. */
  public String number(NumberText number, PrintStyle.Sign sign) {
    String digits = digits(number);
    if (number.value().signum() < 0) {
      return MINUS + digits;
    }
    boolean plus = sign == PrintStyle.Sign.ALWAYS && number.value().signum() > 0;
    return (plus ? "+" : "") + digits;
  }

  /** Returns what is printed after or around a number of a unit. */
  String withUnit(String number, Unit unit) {
    String symbol = unit.symbol();
    if (symbol.isEmpty()) {
      return number;
    }
    Optional<String> form = format.optional("unit." + symbol).or(() -> counter(symbol, number));
    if (form.isPresent()) {
      return fill(form.get(), number);
    }
    int slash = symbol.indexOf('/');
    if (slash > 0) {
      Optional<String> price = format.optional("price." + symbol.substring(0, slash));
      if (price.isPresent()) {
        return fill(price.get(), number) + symbol.substring(slash);
      }
    }
    return number + NO_BREAK_SPACE + symbol;
  }

  /** Returns what stands beside a number of a unit, as {@code ms}, {@code 건} or {@code $}. */
  public String unitAlone(Unit unit) {
    return withUnit("", unit).replace(NO_BREAK_SPACE, ' ').strip();
  }

  private Optional<String> counter(String symbol, String number) {
    return counted.values().stream()
        .filter(thing -> thing.symbol().equals(symbol) || thing.id().value().equals(symbol))
        .findFirst()
        .flatMap(thing -> counter(thing, number))
        .map(counter -> "{}" + besideNumber(counter));
  }

  /** 1 run and 2 runs: some languages have another form behind a one. */
  private Optional<String> counter(CountedThing thing, String number) {
    Optional<String> one = Optional.ofNullable(thing.ones().get(locale));
    return one.filter(form -> ONE.contains(number))
        .or(() -> Optional.ofNullable(thing.counters().get(locale)));
  }

  /** 6,000건 and 6,000件 are written in one, 4 vCPU is not; a space of the author's never breaks. */
  private static String besideNumber(String counter) {
    return counter.startsWith(" ") || beginsWithLatin(counter)
        ? NO_BREAK_SPACE + counter.stripLeading()
        : counter;
  }

  private static boolean beginsWithLatin(String counter) {
    return !counter.isEmpty()
        && Character.UnicodeScript.of(counter.codePointAt(0)) == Character.UnicodeScript.LATIN;
  }

  /** A negative price shows its sign before the currency: −$3, not $−3. */
  private static String fill(String form, String number) {
    boolean prefixed = !form.startsWith("{}");
    if (prefixed && number.charAt(0) == MINUS) {
      return MINUS + form.replace("{}", number.substring(1));
    }
    return form.replace("{}", number);
  }

  /** Groups digits where the author did, and from five digits on, as the SI brochure advises. */
  private static String digits(NumberText number) {
    if (number.isMask()) {
      return number.text();
    }
    String digits =
        Rounding.HALF_UP.toDecimal(number.value().abs(), Math.max(0, number.decimals()));
    int point = digits.indexOf('.');
    int whole = point < 0 ? digits.length() : point;
    return number.grouped() || whole > UNGROUPED_DIGITS ? Grouping.commas(digits) : digits;
  }
}
