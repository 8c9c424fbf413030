package io.konkyo.content.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacter.EastAsianWidth;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.lang.UScript;
import org.junit.jupiter.api.Test;

class CjkTest {

  /** The definition in the CJK-friendly amendments, by an independent copy of the Unicode data. */
  private static boolean isDefinedAsCjk(int codePoint) {
    int width = UCharacter.getIntPropertyValue(codePoint, UProperty.EAST_ASIAN_WIDTH);
    boolean wide =
        width == EastAsianWidth.WIDE
            || width == EastAsianWidth.FULLWIDTH
            || width == EastAsianWidth.HALFWIDTH;
    return (wide && !UCharacter.hasBinaryProperty(codePoint, UProperty.EMOJI_PRESENTATION))
        || UScript.getScript(codePoint) == UScript.HANGUL;
  }

  @Test
  void rangesHoldExactlyTheAssignedCharactersOfTheDefinition() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (UCharacter.isDefined(c)) {
        assertEquals(isDefinedAsCjk(c), Cjk.contains(c), "U+" + Integer.toHexString(c));
      }
    }
  }

  @Test
  void hangulIsEveryLetterOfTheScriptButHalfWidthOnes() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (UCharacter.isDefined(c)) {
        boolean halfWidth = c >= 0xFFA0 && c <= 0xFFDC;
        boolean letter = UScript.getScript(c) == UScript.HANGUL && UCharacter.isLetter(c);
        assertEquals(letter && !halfWidth, Cjk.isHangul(c), "U+" + Integer.toHexString(c));
      }
    }
  }

  @Test
  void linesJoinWithoutASpaceOnlyBetweenChineseOrJapanese() {
    assertTrue(Cjk.joins('字', 'か'));
    assertTrue(Cjk.joins('。', '「'));
    assertFalse(Cjk.joins('字', '가'));
    assertFalse(Cjk.joins('가', '나'));
    assertFalse(Cjk.joins('字', 'a'));
  }

  @Test
  void linesJoinBesideAFullWidthMarkWithRoomOnThatSide() {
    assertTrue(Cjk.joins('。', 'a'));
    assertTrue(Cjk.joins('a', '（'));
    assertTrue(Cjk.joins('、', Cjk.UNKNOWN));
    assertFalse(Cjk.joins('a', '。'));
    assertFalse(Cjk.joins('（', 'a'));
    assertFalse(Cjk.joins('」', '가'));
    assertFalse(Cjk.joins('다', '「'));
    assertFalse(Cjk.joins(Cjk.UNKNOWN, Cjk.UNKNOWN));
  }
}
