package io.konkyo.verdict.hint;

import io.konkyo.quantity.Grouping;
import io.konkyo.quantity.Rounding;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.List;
import java.util.Optional;

/** One digit typed wrong, two that changed places, one left out or one too many. */
final class ChangedDigits implements Hint {
  /** In shorter numbers nearly every other number is one digit away. */
  private static final int LEAST_DIGITS = 2;

  private static final int LEAST_DIGITS_TO_COUNT = 3;

  @Override
  public Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    String right = Rounding.HALF_UP.toDecimal(mismatch.exact(), mismatch.decimals());
    String typed = Rounding.HALF_UP.toDecimal(mismatch.stated(), mismatch.decimals());
    if (significantDigits(right) < LEAST_DIGITS || right.equals(typed)) {
      return Optional.empty();
    }
    String shown = Grouping.commas(right);
    return right.length() == typed.length()
        ? sameLength(right, typed, shown)
        : otherLength(digits(right), digits(typed), shown);
  }

  private static Optional<String> sameLength(String right, String typed, String shown) {
    int first = firstDifference(right, typed);
    int last = right.length() - 1;
    while (right.charAt(last) == typed.charAt(last)) {
      last--;
    }
    if (!Character.isDigit(right.charAt(first))) {
      return Optional.empty();
    }
    if (first == last) {
      return Optional.of("one digit differs from " + shown);
    }
    String between = right.substring(first + 1, last);
    boolean adjacent = between.isEmpty() || between.equals(".");
    boolean exchanged =
        right.charAt(first) == typed.charAt(last) && right.charAt(last) == typed.charAt(first);
    return adjacent && exchanged
        ? Optional.of("two digits of " + shown + " have changed places")
        : Optional.empty();
  }

  private static Optional<String> otherLength(String right, String typed, String shown) {
    if (Math.min(right.length(), typed.length()) < LEAST_DIGITS_TO_COUNT) {
      return Optional.empty();
    }
    if (right.length() == typed.length() + 1 && isWithoutOne(right, typed)) {
      return Optional.of("one digit of " + shown + " is missing");
    }
    return typed.length() == right.length() + 1 && isWithoutOne(typed, right)
        ? Optional.of("one digit more than in " + shown)
        : Optional.empty();
  }

  private static boolean isWithoutOne(String longer, String shorter) {
    int place = firstDifference(longer, shorter);
    return longer.substring(place + 1).equals(shorter.substring(place));
  }

  private static int firstDifference(String left, String right) {
    int place = 0;
    while (place < Math.min(left.length(), right.length())
        && left.charAt(place) == right.charAt(place)) {
      place++;
    }
    return place;
  }

  private static String digits(String number) {
    return number.replace(".", "").replace("-", "");
  }

  private static int significantDigits(String number) {
    return digits(number).replaceFirst("^0+", "").length();
  }
}
