package io.konkyo.quantity;

import io.konkyo.quantity.StatedQuantity.Fault;
import io.konkyo.quantity.StatedQuantity.Parsed;
import io.konkyo.quantity.StatedQuantity.Rejected;
import io.konkyo.quantity.StatedQuantity.Result;
import java.util.List;
import java.util.Optional;

/** Reads a number with its unit and says what is wrong, and where. */
final class QuantityReader {
  private static final int MAX_LENGTH = 2 * NumberReader.MAX_LENGTH;
  private static final int LONGEST_SHOWN = 40;

  private final String text;
  private final String plain;
  private final UnitRegistry units;
  private final int start;
  private final int end;
  private int at;
  private Rejected fault;

  private QuantityReader(String text, UnitRegistry units) {
    this.text = text;
    this.plain = NumberCharacters.plain(text);
    this.units = units;
    this.start = Spaces.skip(text, 0);
    this.at = start;
    this.end = Math.max(at, text.length() - Spaces.countBefore(text, text.length()));
  }

  static Result read(String text, UnitRegistry units) {
    if (text.length() > MAX_LENGTH) {
      return new Rejected(
          Fault.EXTENT,
          0,
          text.length(),
          "the quantity has " + text.length() + " characters",
          List.of());
    }
    return new QuantityReader(text, units).read();
  }

  private Result read() {
    String sign = sign();
    Unit currency = currency();
    NumberText number = fault == null ? number(sign) : null;
    Unit unit = fault == null ? unit(currency) : null;
    return fault == null ? new Parsed(new StatedQuantity(number, unit)) : fault;
  }

  /** Takes the sign that stands before a currency symbol; others belong to the number. */
  private String sign() {
    boolean signed =
        at + 1 < end
            && NumberCharacters.isSign(plain.charAt(at))
            && isCurrencySymbol(plain.charAt(at + 1));
    return signed ? text.substring(at, ++at) : "";
  }

  private static boolean isCurrencySymbol(char c) {
    return Character.getType(c) == Character.CURRENCY_SYMBOL;
  }

  private Unit currency() {
    if (at >= end || !isCurrencySymbol(plain.charAt(at))) {
      return null;
    }
    Unit currency = lookUp(text.substring(at, at + 1), at, at + 1);
    at = afterSpaces(at + 1);
    return currency;
  }

  private NumberText number(String sign) {
    int from = at;
    int to = Math.min(end, NumberCharacters.endOfNumber(plain, from));
    if (to == from) {
      return reject(
          Fault.EXTENT,
          from,
          end,
          from == end ? "no number stands here" : shown(from) + " does not begin with a number",
          List.of("write the number first, such as 0.21 ms"));
    }
    at = to;
    NumberText.Result result = NumberText.parse(sign + text.substring(from, to));
    if (result instanceof NumberText.Rejected rejected) {
      return reject(Fault.NUMBER, from, to, rejected.reason(), List.of(rejected.hint()));
    }
    return ((NumberText.Parsed) result).number();
  }

  private Unit unit(Unit currency) {
    int from = afterSpaces(at);
    if (from >= end) {
      return currency == null ? Unit.ONE : currency;
    }
    if (from > at
        && NumberCharacters.isDigit(plain.charAt(from))
        && !plain.startsWith("1/", from)) {
      return reject(
          Fault.EXTENT, at, end, "more digits follow after a space", List.of("write one number"));
    }
    Optional<Rejected> other = noQuantity(from);
    if (other.isPresent()) {
      fault = other.get();
      return null;
    }
    if (currency == null) {
      return lookUp(text.substring(from, end), from, end);
    }
    if (plain.charAt(from) == '/') {
      // $0.01/GB: the denominator belongs to the symbol before the number.
      return lookUp(currency.symbol() + text.substring(from, end), from, end);
    }
    return reject(
        Fault.EXTENT,
        from,
        end,
        "a currency stands before the number and a unit after it",
        List.of("write one of the two"));
  }

  /** Says what a number is a part of, where it is a day, a range or a time of day. */
  private Optional<Rejected> noQuantity(int from) {
    boolean joins =
        from == at && from + 1 < end && NumberCharacters.isDigit(plain.charAt(from + 1));
    if (joins && plain.charAt(from) == ':') {
      return Optional.of(
          new Rejected(
              Fault.EXTENT,
              start,
              end,
              shown(start) + " is a time of day or a length of time",
              List.of("write a length of time in one unit, such as 90 s")));
    }
    if (joins && NumberCharacters.isSign(plain.charAt(from))) {
      return Optional.of(
          new Rejected(
              Fault.EXTENT,
              start,
              end,
              shown(start) + " is a day or a range",
              List.of("write a day under `date:`, and a range as two facts")));
    }
    return Optional.empty();
  }

  private String shown(int from) {
    int cut = Math.min(end, from + LONGEST_SHOWN);
    return "`" + text.substring(from, cut) + (cut < end ? "…`" : "`");
  }

  private int afterSpaces(int from) {
    return Math.min(end, Spaces.skip(text, from));
  }

  /** Looks up a unit that stands, maybe but for its currency, between the offsets. */
  private Unit lookUp(String written, int from, int to) {
    UnitLookup lookup = units.parse(written);
    if (lookup instanceof UnitLookup.Found found) {
      return found.unit();
    }
    if (lookup instanceof UnitLookup.Ambiguous ambiguous) {
      return rejectPart(
          Fault.AMBIGUOUS_UNIT,
          from,
          to,
          ambiguous.text(),
          " may mean different units",
          ambiguous.readings());
    }
    UnitLookup.Unknown unknown = (UnitLookup.Unknown) lookup;
    return rejectPart(
        Fault.UNKNOWN_UNIT,
        from,
        to,
        unknown.text(),
        " is not a known unit",
        unknown.suggestions());
  }

  private Unit rejectPart(
      Fault kind, int from, int to, String part, String what, List<String> hints) {
    int within = text.substring(from, to).indexOf(part);
    String reason = "`" + part + "`" + what;
    return within < 0
        ? reject(kind, from, to, reason, hints)
        : reject(kind, from + within, from + within + part.length(), reason, hints);
  }

  private <T> T reject(Fault kind, int from, int to, String reason, List<String> hints) {
    fault = new Rejected(kind, from, to, reason, hints);
    return null;
  }
}
