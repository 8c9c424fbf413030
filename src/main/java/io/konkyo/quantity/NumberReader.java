package io.konkyo.quantity;

import io.konkyo.quantity.NumberText.Parsed;
import io.konkyo.quantity.NumberText.Rejected;
import io.konkyo.quantity.NumberText.Result;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one number and says what is wrong with it. */
final class NumberReader {
  static final int MAX_LENGTH = 1000;

  private static final Pattern RADIX = Pattern.compile("0([xXbBoO])(.*)");
  private static final Pattern DECIMAL = Pattern.compile("([0-9][0-9,_]*)?(\\.[0-9]*)?([eE].*)?");

  private final String text;
  private final String sign;
  private final String body;

  private NumberReader(String text) {
    this.text = text;
    String plain = NumberCharacters.plain(text);
    boolean signed = !plain.isEmpty() && NumberCharacters.isSign(plain.charAt(0));
    this.sign = signed ? plain.substring(0, 1) : "";
    this.body = signed ? plain.substring(1) : plain;
  }

  static Result read(String text) {
    if (text.isEmpty()) {
      return new Rejected("the number is empty", "write digits, such as 0.21");
    }
    if (text.length() > MAX_LENGTH) {
      return new Rejected(
          "the number has " + text.length() + " characters",
          "write at most " + MAX_LENGTH + " characters");
    }
    return new NumberReader(text).read();
  }

  private Result read() {
    if (body.isEmpty()) {
      return new Rejected("the sign has no digits", "write digits after " + sign);
    }
    Matcher radix = RADIX.matcher(body);
    if (radix.matches()) {
      return radix(radix.group(1).toLowerCase(Locale.ROOT), radix.group(2));
    }
    Matcher decimal = DECIMAL.matcher(body);
    return decimal.matches()
        ? decimal(text(decimal.group(1)), text(decimal.group(2)), text(decimal.group(3)))
        : NumberShapes.fault(sign, body);
  }

  private static String text(String group) {
    return group == null ? "" : group;
  }

  private Result radix(String letter, String digits) {
    if (letter.equals("o")) {
      return new Rejected(
          "octal numbers are not read", "write the number in decimal or as 0x hexadecimal");
    }
    boolean hex = letter.equals("x");
    if (!digits.matches(hex ? "[0-9a-fA-F]+(_[0-9a-fA-F]+)*" : "[01]+(_[01]+)*")) {
      return new Rejected(
          "0" + letter + " is not followed by " + (hex ? "hexadecimal" : "binary") + " digits",
          hex ? "write digits 0 to 9 and a to f, such as 0x29" : "write 0 and 1, such as 0b101");
    }
    BigInteger value = new BigInteger(sign + digits.replace("_", ""), hex ? 16 : 2);
    return new Parsed(new NumberText(text, Rational.of(value), 0, false));
  }

  private Result decimal(String whole, String fraction, String power) {
    Optional<Rejected> fault = new NumberFaults(sign, whole, fraction, power).first();
    if (fault.isPresent()) {
      return fault.get();
    }
    String digits = whole.replace(",", "").replace("_", "");
    String places = fraction.isEmpty() ? "" : fraction.substring(1);
    int exponent = power.isEmpty() ? 0 : Integer.parseInt(power.substring(1));
    int decimals = places.length() - exponent;
    Rational value = RationalText.ofDigits(sign + digits + places, -decimals);
    return new Parsed(new NumberText(text, value, decimals, digits.length() < whole.length()));
  }
}
