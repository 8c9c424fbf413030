package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.Span;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Characters that nobody sees and that change what is seen: those that turn the direction of
 * writing, so that {@code 12} reads as {@code 21}, and those without width, which hide what stands
 * between two digits.
 *
 * <p>Where a script or an emoji needs one, it is none of them: joiners inside Arabic and Indic
 * words, joiners between pictures, marks of direction in a text that has right-to-left letters.
 *
 * <p>Source: Unicode Standard Annex 9, and Technical Report 36 on what hides in text.
 */
public final class HiddenCharacters {
  /** One damaged text needs no more than this many places. */
  private static final int TOLD = 3;

  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;
  private static final int LEFT_TO_RIGHT_MARK = 0x200E;
  private static final int RIGHT_TO_LEFT_MARK = 0x200F;
  private static final int ARABIC_LETTER_MARK = 0x061C;
  private static final int EMOJI_STYLE = 0xFE0F;

  /** Blank or without width, though Unicode counts them as letters, marks or symbols. */
  private static final Set<Integer> BLANKS =
      Set.of(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0);

  private static final Set<UnicodeScript> JOINED =
      EnumSet.of(
          UnicodeScript.ARABIC,
          UnicodeScript.SYRIAC,
          UnicodeScript.DEVANAGARI,
          UnicodeScript.BENGALI,
          UnicodeScript.GURMUKHI,
          UnicodeScript.GUJARATI,
          UnicodeScript.ORIYA,
          UnicodeScript.TAMIL,
          UnicodeScript.TELUGU,
          UnicodeScript.KANNADA,
          UnicodeScript.MALAYALAM,
          UnicodeScript.SINHALA,
          UnicodeScript.KHMER,
          UnicodeScript.MYANMAR,
          UnicodeScript.MONGOLIAN);

  private HiddenCharacters() {}

  /** Returns the offsets of the first hidden characters of a text. */
  public static List<Integer> in(String text) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < text.length() && found.size() < TOLD; i += width(text, i)) {
      if (isHidden(text.codePointAt(i)) && !isNeeded(text, i)) {
        found.add(i);
      }
    }
    return found;
  }

  static List<Diagnostic> in(YamlScalar scalar) {
    return in(scalar.text()).stream()
        .map(
            at ->
                describe(
                    scalar.text().codePointAt(at), scalar.span(at, at + width(scalar.text(), at))))
        .toList();
  }

  /** Returns what is said of a hidden character at its place. */
  public static Diagnostic describe(int codePoint, Span place) {
    String name = String.format(Locale.ROOT, "U+%04X", codePoint);
    return Diagnostic.of(
            DiagnosticCode.HIDDEN_CHARACTER,
            place,
            "the text holds the hidden character "
                + name
                + Optional.ofNullable(Character.getName(codePoint))
                    .map(full -> ", " + full.toLowerCase(Locale.ROOT))
                    .orElse(""))
        .withHelp("remove the character; it may be seen by deleting and retyping around it");
  }

  private static boolean isHidden(int code) {
    return Character.getType(code) == Character.FORMAT || BLANKS.contains(code);
  }

  private static boolean isNeeded(String text, int at) {
    return switch (text.codePointAt(at)) {
      case LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK, ARABIC_LETTER_MARK ->
          text.codePoints().anyMatch(HiddenCharacters::isRightToLeft);
      case ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER -> joins(text, at);
      default -> false;
    };
  }

  private static boolean joins(String text, int at) {
    if (at == 0 || at + 1 >= text.length()) {
      return false;
    }
    int before = text.codePointBefore(at);
    int after = text.codePointAt(at + 1);
    boolean pictures = (isPicture(before) || before == EMOJI_STYLE) && isPicture(after);
    boolean letters =
        JOINED.contains(UnicodeScript.of(before)) && JOINED.contains(UnicodeScript.of(after));
    return pictures || letters;
  }

  private static boolean isPicture(int code) {
    return Character.getType(code) == Character.OTHER_SYMBOL
        || Character.getType(code) == Character.MODIFIER_SYMBOL;
  }

  private static boolean isRightToLeft(int code) {
    byte direction = Character.getDirectionality(code);
    return Character.isLetter(code)
        && (direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
            || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC);
  }

  private static int width(String text, int at) {
    return Character.charCount(text.codePointAt(at));
  }
}
