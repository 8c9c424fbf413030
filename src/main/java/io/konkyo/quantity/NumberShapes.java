package io.konkyo.quantity;

import io.konkyo.quantity.NumberText.Rejected;
import java.util.regex.Pattern;

/** Why a text has not even the shape of a number. */
final class NumberShapes {
  private static final Pattern POINTS_AS_GROUPS =
      Pattern.compile("[1-9][0-9]{0,2}(?:\\.[0-9]{3}){2,}");
  private static final Pattern COMMA_AS_POINT =
      Pattern.compile("[1-9][0-9]{0,2}(?:\\.[0-9]{3})+,[0-9]+");
  private static final Pattern TWO_POINTS = Pattern.compile("[0-9.,_]*\\.[0-9,_]*\\.[0-9.,_]*");

  private NumberShapes() {}

  /** Returns the fault of a body, which is not empty, in plain characters. */
  static Rejected fault(String sign, String body) {
    if (body.chars().anyMatch(Spaces::isSpace)) {
      return new Rejected("a space stands in the number", "write the number without spaces");
    }
    if (NumberCharacters.isDash(body.charAt(0))) {
      return new Rejected("the sign is a dash", "write -" + NumberFaults.shown(body.substring(1)));
    }
    if (POINTS_AS_GROUPS.matcher(body).matches()) {
      String grouped = body.replace('.', ',');
      return new Rejected(
          "the digits are grouped with points", "write " + sign + NumberFaults.shown(grouped));
    }
    if (COMMA_AS_POINT.matcher(body).matches()) {
      int comma = body.indexOf(',');
      String swapped = body.substring(0, comma).replace('.', ',') + "." + body.substring(comma + 1);
      return new Rejected(
          "the point and the comma are the other way round",
          "write " + sign + NumberFaults.shown(swapped));
    }
    if (TWO_POINTS.matcher(body).matches()) {
      return new Rejected("the number has two decimal points", "write one, such as 0.21");
    }
    return new Rejected(
        "\"" + Character.toString(firstWrong(body)) + "\" does not belong in a number",
        "write digits with one decimal point at most, such as 0.21");
  }

  /** Returns the first code point that cannot stand where it stands. */
  private static int firstWrong(String body) {
    boolean point = false;
    for (int i = 0; i < body.length(); i++) {
      char c = body.charAt(i);
      if (!NumberCharacters.isDigit(c) && (point || !NumberCharacters.isSeparator(c))) {
        return body.codePointAt(i);
      }
      point |= c == '.';
    }
    return body.codePointAt(0);
  }
}
