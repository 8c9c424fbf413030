package io.konkyo.text.korean;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads numbers as they are printed: integers, decimals, versions, powers, fractions, ratios. */
final class NumeralScanner {
  private static final Pattern NUMBER =
      Pattern.compile(
          "(\\d{1,3}(?:,\\d{3})++(?!\\d)|\\d{1,3}(?:_\\d{3})++(?!\\d)|\\d++)((?:\\.\\d++)*+)");
  private static final Pattern CODED = Pattern.compile("0x([0-9A-Fa-f]++)|0b([01]++)");
  private static final Pattern EXPONENT =
      Pattern.compile("(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,9}+)|\\^(-?\\d{1,9}+)");
  private static final Pattern PREFIX_LENGTH = Pattern.compile("/(\\d{1,3}+)");
  private static final int ADDRESS_DOTS = 3;
  private static final int NATIVE_DIGITS = 2;

  private final String text;

  NumeralScanner(String text) {
    this.text = text;
  }

  /** Reads the number that begins with the digit at {@code from}. */
  Numeral at(int from) {
    Matcher coded = lookingAt(CODED, from);
    if (coded.lookingAt()) {
      return coded(coded);
    }
    Numeral first = number(from);
    Optional<Numeral> power = power(first);
    if (power.isPresent()) {
      return power.get();
    }
    if (Characters.at(text, first.end()) == '/') {
      return quotient(from, first);
    }
    if (Characters.at(text, first.end()) == ':' && isDigit(first.end() + 1)) {
      return RatioReading.of(text, from, this);
    }
    return first;
  }

  /** Reads an integer, decimal or version without looking at what follows. */
  Numeral number(int from) {
    Matcher number = lookingAt(NUMBER, from);
    if (!number.lookingAt()) {
      return Numeral.unknown(from + 1);
    }
    String whole = number.group(1).replaceAll("[,_]", "");
    Optional<String> reading = SinoNumber.integer(whole);
    if (reading.isEmpty()) {
      return Numeral.unknown(number.end());
    }
    if (number.group(2).isEmpty()) {
      return new Numeral(number.end(), List.of(reading.get()), count(whole));
    }
    StringBuilder words = new StringBuilder(reading.get());
    for (String digits : number.group(2).substring(1).split("\\.")) {
      words.append(" 점 ").append(SinoNumber.digitByDigit(digits));
    }
    return Numeral.of(number.end(), words.toString());
  }

  /** Returns whether text from {@code from} to {@code to} is digits without a leading zero. */
  boolean isPlainInteger(int from, int to) {
    boolean digits = text.substring(from, to).chars().allMatch(c -> Characters.isDigit((char) c));
    return digits && (to - from == 1 || text.charAt(from) != '0');
  }

  private static OptionalInt count(String whole) {
    return whole.length() <= NATIVE_DIGITS && whole.charAt(0) != '0'
        ? OptionalInt.of(Integer.parseInt(whole))
        : OptionalInt.empty();
  }

  private static Numeral coded(Matcher coded) {
    if (coded.group(2) != null) {
      return Numeral.of(coded.end(), "영비 " + SinoNumber.digitByDigit(coded.group(2)));
    }
    StringBuilder words = new StringBuilder("영엑스 ");
    for (char digit : coded.group(1).toUpperCase(Locale.ROOT).toCharArray()) {
      words.append(
          Characters.isDigit(digit)
              ? SinoNumber.digitByDigit(String.valueOf(digit))
              : ReadingLexicon.builtIn().letter(digit).get(0));
    }
    return Numeral.of(coded.end(), words.toString());
  }

  private Optional<Numeral> power(Numeral base) {
    Matcher exponent = lookingAt(EXPONENT, base.end());
    if (!exponent.lookingAt()) {
      return Optional.empty();
    }
    String digits = exponent.group(2) == null ? lowered(exponent.group(1)) : exponent.group(2);
    String word =
        switch (digits) {
          // Nobody raises to the first power: it is the mark of a footnote.
          case "1" -> "";
          case "2" -> "제곱";
          case "3" -> "세제곱";
          default -> powerWord(digits);
        };
    return Optional.of(
        word.isEmpty()
            ? Numeral.unknown(exponent.end())
            : base.before("의 " + word, exponent.end()));
  }

  private static String powerWord(String digits) {
    boolean negative = digits.startsWith("-");
    String magnitude = negative ? digits.substring(1) : digits;
    String reading = SinoNumber.integer(magnitude).orElseThrow();
    return (negative ? "마이너스 " : "") + reading + "승";
  }

  private static String lowered(String superscripts) {
    StringBuilder line = new StringBuilder();
    superscripts.chars().forEach(c -> line.append(Characters.lowered((char) c)));
    return line.toString();
  }

  /** Reads {@code 3/4} from its denominator, so that 3 comes last; {@code 10.0.0.0/16} in order. */
  private Numeral quotient(int from, Numeral first) {
    int slash = first.end();
    if (!isDigit(slash + 1)) {
      return first;
    }
    long dots = text.substring(from, slash).chars().filter(c -> c == '.').count();
    Matcher length = lookingAt(PREFIX_LENGTH, slash);
    if (dots == ADDRESS_DOTS && length.lookingAt()) {
      String reading = SinoNumber.integer(length.group(1)).orElseThrow();
      return first.before(" 슬래시 " + reading, length.end());
    }
    Numeral second = number(slash + 1);
    boolean fraction = isPlainInteger(from, slash) && isPlainInteger(slash + 1, second.end());
    if (!fraction || first.readings().isEmpty() || second.readings().isEmpty()) {
      return Numeral.unknown(second.end());
    }
    return Numeral.of(second.end(), second.readings().get(0) + "분의 " + first.readings().get(0));
  }

  private boolean isDigit(int at) {
    return Characters.isDigit(Characters.at(text, at));
  }

  private Matcher lookingAt(Pattern pattern, int from) {
    return pattern.matcher(text).region(Math.min(from, text.length()), text.length());
  }
}
