package io.konkyo.quantity;

import io.konkyo.quantity.NumberText.Rejected;
import java.math.BigInteger;

/** What can be wrong with a number, and what to write instead. */
final class NumberFaults {
  private static final int SHOWN = 40;

  private NumberFaults() {}

  /** Returns the first fault of a number cut into its parts, or null if it has none. */
  static Rejected inDecimal(String sign, String whole, String fraction, String power) {
    if (whole.isEmpty()) {
      return fraction.length() > 1
          ? new Rejected(
              "no digit stands before the decimal point", "write " + sign + "0" + shown(fraction))
          : new Rejected("the number has no digits", "write digits, such as 0.21");
    }
    if (fraction.equals(".")) {
      return new Rejected(
          "no digit stands after the decimal point", "write " + sign + shown(whole));
    }
    if (hasSeparator(whole)) {
      Rejected fault = inGroups(sign, whole, fraction);
      if (fault != null) {
        return fault;
      }
    }
    if (whole.length() > 1 && whole.charAt(0) == '0') {
      return leadingZero(sign, whole, fraction);
    }
    return power.isEmpty() ? null : inExponent(power);
  }

  private static boolean hasSeparator(String whole) {
    return whole.indexOf(',') >= 0 || whole.indexOf('_') >= 0;
  }

  private static Rejected inGroups(String sign, String whole, String fraction) {
    boolean commas = whole.indexOf(',') >= 0;
    if (commas && whole.indexOf('_') >= 0) {
      return new Rejected(
          "commas and underscores are mixed", "write " + sign + regrouped(whole) + shown(fraction));
    }
    if (NumberReader.isGrouped(whole)) {
      return null;
    }
    String hint = "write " + sign + regrouped(whole) + shown(fraction);
    int comma = whole.indexOf(',');
    boolean maybePoint = fraction.isEmpty() && comma > 0 && comma == whole.lastIndexOf(',');
    if (maybePoint && comma < whole.length() - 1) {
      hint += ", or " + sign + shown(whole.replace(',', '.')) + " if the comma is a decimal point";
    }
    return new Rejected("the digits are not in groups of three", hint);
  }

  private static String regrouped(String whole) {
    String digits = whole.replace(",", "").replace("_", "");
    return shown(Grouping.commas(stripZeros(digits)));
  }

  private static String stripZeros(String digits) {
    String stripped = digits.replaceFirst("^0+(?=.)", "");
    return stripped.isEmpty() ? "0" : stripped;
  }

  private static Rejected leadingZero(String sign, String whole, String fraction) {
    String decimal = sign + shown(stripZeros(whole.replace(",", "").replace("_", "")) + fraction);
    if (!fraction.isEmpty() || !whole.matches("[0-7]+")) {
      return new Rejected("the number begins with a zero too many", "write " + decimal);
    }
    String octal = sign + shown(new BigInteger(whole, 8).toString());
    return new Rejected(
        "the leading zero makes the number decimal to some readers, octal to others",
        octal.equals(decimal)
            ? "write " + decimal
            : "write " + decimal + " if it is decimal, " + octal + " if it is octal");
  }

  private static Rejected inExponent(String power) {
    if (!power.matches("[eE][+-]?[0-9]+")) {
      return new Rejected("the exponent is no whole number", "write it as in 1e3 or 1e-3");
    }
    if (!NumberReader.isExponent(power)
        || Math.abs(Integer.parseInt(power.substring(1))) > NumberReader.MAX_EXPONENT) {
      return new Rejected(
          "the exponent is out of reach",
          "write an exponent from -"
              + NumberReader.MAX_EXPONENT
              + " to "
              + NumberReader.MAX_EXPONENT);
    }
    return null;
  }

  /** Returns why the text has not even the shape of a number. */
  static Rejected misshapen(String sign, String body) {
    if (body.chars().anyMatch(Spaces::isSpace)) {
      return new Rejected("a space stands in the number", "write the number without spaces");
    }
    if (body.charAt(0) == '\u2013' || body.charAt(0) == '\u2014') {
      return new Rejected("the sign is a dash", "write -" + shown(body.substring(1)));
    }
    if (body.matches("[1-9][0-9]{0,2}(\\.[0-9]{3}){2,}")) {
      return new Rejected(
          "the digits are grouped with points", "write " + sign + shown(body.replace('.', ',')));
    }
    if (body.matches("[1-9][0-9]{0,2}(\\.[0-9]{3})*,[0-9]+")) {
      int comma = body.indexOf(',');
      return new Rejected(
          "the point and the comma are the other way round",
          "write "
              + sign
              + shown(
                  body.substring(0, comma).replace('.', ',') + "." + body.substring(comma + 1)));
    }
    if (body.chars().filter(c -> c == '.').count() > 1 && body.matches("[0-9.,_]+")) {
      return new Rejected("the number has two decimal points", "write one, such as 0.21");
    }
    int wrong = firstWrong(body);
    return new Rejected(
        "\"" + Character.toString(body.codePointAt(wrong)) + "\" does not belong in a number",
        "write digits with one decimal point at most, such as 0.21");
  }

  private static int firstWrong(String body) {
    boolean point = false;
    for (int i = 0; i < body.length(); i++) {
      char c = body.charAt(i);
      boolean fits = NumberCharacters.isDigit(c) || !point && NumberCharacters.isSeparator(c);
      if (!fits) {
        return i;
      }
      point |= c == '.';
    }
    return 0;
  }

  private static String shown(String digits) {
    return digits.length() <= SHOWN ? digits : digits.substring(0, SHOWN) + "…";
  }
}
