package io.konkyo.check.language;

import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is typed beside a printed number and makes another number of it: a sign or a fraction before
 * it, an exponent, a per cent sign, a unit or a multiplier behind it.
 */
final class TypedBeside {
  /** A dash after a word or another number parts the two; after nothing it is a sign. */
  private static final Pattern SIGN_BEFORE = Pattern.compile("(?:^|[\\s(（\\[「『、。,])([-−–－+＋±])$");

  private static final Pattern FRACTION_BEFORE = Pattern.compile("([¼-¾⅐-⅞²³¹⁰-⁹]) ?$");
  private static final Pattern SIGN_BEHIND = Pattern.compile("^([%％‰‱²³¹⁰⁴-⁹¼-¾⅐-⅞]+|[eE][+−-]?$)");
  private static final String LETTERS = "[\\p{IsLatin}µμΩ%‰°][\\p{IsLatin}µμΩ/·²³^]*";
  private static final Pattern PER_BEHIND = Pattern.compile("^([/／] ?)(" + LETTERS + ")");
  private static final Pattern UNIT_BEHIND =
      Pattern.compile("^([ \\u00A0\\u202F]?)(" + LETTERS + ")(?![\\p{IsLatin}\\p{Nd}])");
  private static final Pattern PREFIX = Pattern.compile("[kKMGTPmµμn]i?");
  private static final String MULTIPLIES = "×";

  private final UnitRegistry units;

  TypedBeside(UnitRegistry units) {
    this.units = units;
  }

  /**
   * A number as a page prints it.
   *
   * @param text its characters
   * @param unit what it is of; empty if its unit cannot be told from one
   */
  record Number(String text, Optional<Unit> unit) {
    /** Returns whether it ends in a digit, so that what follows reads as its unit. */
    boolean isBare() {
      return !text.isEmpty() && Character.isDigit(text.charAt(text.length() - 1));
    }

    boolean beginsWithDigit() {
      return !text.isEmpty() && Character.isDigit(text.charAt(0));
    }
  }

  /** What alters a number, and its place in the text it was found in. */
  record Found(String typed, int from, int to) {}

  /**
   * Returns what alters a number from before.
   *
   * @param text what stands before it in its line
   * @param begins whether the line begins with the text
   */
  Optional<Found> before(String text, boolean begins) {
    Matcher sign = SIGN_BEFORE.matcher(text);
    if (sign.find() && (begins || sign.start(1) > 0)) {
      return Optional.of(found(sign, 1));
    }
    Matcher fraction = FRACTION_BEFORE.matcher(text);
    return fraction.find()
        ? Optional.of(found(fraction, 1))
        : NumberWords.alteringBefore(text).map(words -> found(text, words));
  }

  /** Returns what alters a number from behind. */
  Optional<Found> behind(String text, Number number) {
    Matcher sign = SIGN_BEHIND.matcher(text);
    if (sign.find()) {
      return Optional.of(found(sign, 1));
    }
    Matcher per = PER_BEHIND.matcher(text);
    if (per.find() && isUnit(per.group(2))) {
      return Optional.of(found(per, 0));
    }
    Optional<Found> letters = number.isBare() ? letters(text, number) : Optional.empty();
    return letters
        .or(() -> word(text, number))
        .or(() -> NumberWords.alteringBehind(text).map(words -> found(text, words)));
  }

  /** A unit in letters after a number that prints none, unless it is the number's own. */
  private Optional<Found> letters(String text, Number number) {
    Matcher unit = UNIT_BEHIND.matcher(text);
    if (!unit.find()) {
      return Optional.empty();
    }
    String spelling = unit.group(2);
    boolean multiplies = unit.group(1).isEmpty() && PREFIX.matcher(spelling).matches();
    return multiplies || isUnit(spelling) && !isOwn(spelling, number) && !isThing(spelling, number)
        ? Optional.of(found(unit, 2))
        : Optional.empty();
  }

  /** A unit or multiplier in words; a number that prints its unit has room for none. */
  private Optional<Found> word(String text, Number number) {
    return NumberWords.unitAtStart(text)
        .filter(unit -> number.isBare() || !unit.meaning().startsWith(MULTIPLIES))
        .filter(unit -> number.isBare() || !Character.isWhitespace(text.charAt(0)))
        .filter(unit -> !isOwn(unit.meaning(), number))
        .map(unit -> new Found(text.substring(0, unit.to()).strip(), 0, unit.to()));
  }

  private boolean isUnit(String spelling) {
    return !(units.parse(spelling) instanceof UnitLookup.Unknown);
  }

  /** Where things are counted, a text may call them otherwise: the number is the same. */
  private boolean isThing(String spelling, Number number) {
    return units.parse(spelling) instanceof UnitLookup.Found found
        && found.unit().isCounted()
        && number.unit().filter(Unit::countsThings).isPresent();
  }

  /** "3 times" is how a ratio is read. */
  private boolean isOwn(String spelling, Number number) {
    if (number.unit().isEmpty()) {
      return false;
    }
    Unit own = number.unit().get();
    if (spelling.equals(MULTIPLIES)) {
      return own.equals(Unit.ONE);
    }
    return units.parse(spelling) instanceof UnitLookup.Found found
        && found.unit().sameDimension(own)
        && found.unit().sameSize(own);
  }

  private static Found found(String text, NumberWords.Altering words) {
    return new Found(text.substring(words.from(), words.to()).strip(), words.from(), words.to());
  }

  private static Found found(Matcher matcher, int group) {
    return new Found(matcher.group(group).strip(), matcher.start(group), matcher.end(group));
  }
}
