package io.konkyo.text.korean;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.ibm.icu.text.RuleBasedNumberFormat;
import com.ibm.icu.util.ULocale;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SinoNumberTest {
  private static final int LAST = 200_000;
  private static final long SEED = 20261130;

  private final RuleBasedNumberFormat spellOut =
      new RuleBasedNumberFormat(ULocale.KOREAN, RuleBasedNumberFormat.SPELLOUT);

  @Test
  void endsAsIcuSpellsOutEverySmallInteger() {
    for (int n = 1; n <= LAST; n++) {
      assertSameEnd(n);
    }
  }

  @Test
  void endsAsIcuSpellsOutIntegersOfAllSizes() {
    Random random = new Random(SEED);
    for (int i = 0; i < 20_000; i++) {
      long zeros = BigInteger.TEN.pow(random.nextInt(12)).longValueExact();
      long limit = 9_999_999_999_999_999L / zeros;
      long n = (1 + (random.nextLong() >>> 1) % limit) * zeros;
      assertSameEnd(n);
    }
  }

  private void assertSameEnd(long n) {
    String expected = spellOut.format(n);
    String reading = SinoNumber.integer(String.valueOf(n)).orElseThrow();
    assertEquals(last(expected), last(reading), () -> n + " " + expected + ", seed " + SEED);
    assertEquals(
        FinalSound.ofReading(expected),
        KoreanReader.finalSound(String.valueOf(n), ReadingLexicon.builtIn()));
  }

  private static char last(String words) {
    return words.charAt(words.length() - 1);
  }

  @ParameterizedTest
  @CsvSource({
    "11, 십일",
    "110, 백십",
    "10000, 만",
    "10100, 만 백",
    "110000, 십일만",
    "100010000, 일억 일만",
    "2300000000000, 이조 삼천억",
    "1111111111111111, 천백십일조 천백십일억 천백십일만 천백십일",
    "9999999999999999, 구천구백구십구조 구천구백구십구억 구천구백구십구만 구천구백구십구",
    "007, 영영칠",
  })
  void spacesGroupsOfTenThousand(String digits, String reading) {
    assertEquals(Optional.of(reading), SinoNumber.integer(digits));
  }

  @Test
  void refusesFromTenToTheSixteenthOn() {
    assertEquals(Optional.empty(), SinoNumber.integer("10000000000000000"));
  }
}
