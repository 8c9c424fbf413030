package io.konkyo.content.markdown;

import java.util.Arrays;

/** Which characters belong to Chinese, Japanese or Korean writing. */
final class Cjk {

  /**
   * First and last code point of each range, ascending. East Asian Width W, F or H without
   * characters that are emoji by default, or script Hangul: the definition of "CJK character" in
   * the CommonMark CJK-friendly amendments, for Unicode 18; unassigned code points inside a range
   * are left in.
   */
  private static final int[] RANGES = {
    0x1100, 0x11FF,
    0x20A9, 0x20A9,
    0x2329, 0x232A,
    0x2630, 0x2637,
    0x268A, 0x268F,
    0x2E80, 0x303E,
    0x3041, 0x3247,
    0x3250, 0xA4C6,
    0xA960, 0xA97C,
    0xAC00, 0xD7FB,
    0xF900, 0xFAFF,
    0xFE10, 0xFE19,
    0xFE30, 0xFE6B,
    0xFF01, 0xFFEE,
    0x16FE0, 0x1B2FB,
    0x1D300, 0x1D376,
    0x1F1AE, 0x1F1AE,
    0x1F200, 0x1F200,
    0x1F202, 0x1F219,
    0x1F21B, 0x1F22E,
    0x1F230, 0x1F231,
    0x1F237, 0x1F237,
    0x1F23B, 0x1F248,
    0x1F260, 0x1F265,
    0x1F7DA, 0x1F7DA,
    0x20000, 0x3FFFD,
  };

  /** Full-width marks that bring the room around them along, by the side it is on. */
  private static final String ROOM_AFTER = "、。，．：；？！・）」』】〉》〕｝］";

  private static final String ROOM_BEFORE = "（「『【〈《〔｛［";

  /** Stands for a neighbour whose characters are not known yet, such as that of a placeholder. */
  static final int UNKNOWN = -1;

  private Cjk() {}

  /** Returns whether a code point belongs to Chinese, Japanese or Korean writing. */
  static boolean contains(int codePoint) {
    if (codePoint < RANGES[0]) {
      return false;
    }
    int found = Arrays.binarySearch(RANGES, codePoint);
    return found >= 0 || (-found - 1) % 2 == 1;
  }

  /**
   * Returns whether a line end between two characters prints as nothing.
   *
   * <p>Source: CSS Text 3, "Segment Break Transformation Rules": both sides wide, neither Hangul.
   * Beyond it, as Japanese is set: beside a full-width mark that has room of its own on that side,
   * whatever the other side is but Hangul.
   *
   * @param before the last character before the line end, or {@link #UNKNOWN}
   * @param after the first one after it, or {@link #UNKNOWN}
   */
  static boolean joins(int before, int after) {
    if (isUnspaced(before) && isUnspaced(after)) {
      return true;
    }
    boolean hasRoom = ROOM_AFTER.indexOf(before) >= 0 || ROOM_BEFORE.indexOf(after) >= 0;
    return hasRoom && !isHangul(before) && !isHangul(after);
  }

  /** Returns whether a character is a letter of Hangul, a syllable or a single jamo. */
  static boolean isHangul(int codePoint) {
    return isSyllable(codePoint)
        || (codePoint >= 0x1100 && codePoint <= 0x11FF)
        || (codePoint >= 0x3131 && codePoint <= 0x318E)
        || (codePoint >= 0xA960 && codePoint <= 0xA97C)
        || (codePoint >= 0xD7B0 && codePoint <= 0xD7FB);
  }

  /** Returns whether a character is a whole syllable of Hangul. */
  static boolean isSyllable(int codePoint) {
    return codePoint >= 0xAC00 && codePoint <= 0xD7A3;
  }

  private static boolean isUnspaced(int codePoint) {
    return contains(codePoint)
        && Character.UnicodeScript.of(codePoint) != Character.UnicodeScript.HANGUL;
  }
}
