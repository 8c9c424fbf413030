package io.konkyo.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisplayWidthTest {

  @ParameterizedTest
  @CsvSource({
    "a, 1",
    "é, 1",
    "…, 1",
    "×, 1",
    "Ⓑ, 1",
    "ｱ, 1",
    "￦, 2",
    "가, 2",
    "힣, 2",
    "ㄱ, 2",
    "あ, 2",
    "ッ, 2",
    "値, 2",
    "、, 2",
    "（, 2",
    "Ａ, 2",
    "👍, 2",
    "𠮷, 2",
    "\u0301, 0",
    "\u200D, 0",
    "\uFE0F, 0",
    "\u1100, 2",
    "\u1161, 0",
    "\u11A8, 0",
  })
  void countsTheCellsOfACharacter(String character, int cells) {
    assertEquals(cells, DisplayWidth.of(character.codePointAt(0)), character);
  }

  @Test
  void agreesWithUnicodeAboutEveryAssignedWideCharacter() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      boolean joins = DisplayWidth.of(c) == 0;
      if (joins || UCharacter.getType(c) == UCharacter.UNASSIGNED) {
        continue;
      }
      int expected = isWide(c) ? 2 : 1;
      assertEquals(expected, DisplayWidth.of(c), Integer.toHexString(c));
    }
  }

  private static boolean isWide(int codePoint) {
    int width = UCharacter.getIntPropertyValue(codePoint, UProperty.EAST_ASIAN_WIDTH);
    return width == UCharacter.EastAsianWidth.WIDE || width == UCharacter.EastAsianWidth.FULLWIDTH;
  }
}
