package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.text.QuantityPrinter;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Flag;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class JudgementWordsTest {
  private static final List<String> LANGUAGES = UiWords.BUILT_IN;

  @ParameterizedTest
  @CsvSource({
    "1/3, 2/3, 0.1, 0.333 to 0.667",
    "-2/3, -1/3, 0.1, -0.667 to -0.333",
    "1/4, 1/2, 1, 0.25 to 0.5",
    "1001/4, 251, 250, 250.25 to 251"
  })
  void endsAreRoundedOutward(String low, String high, String printed, String allowed) {
    Judgement judgement = judgement(printed, Verdict.WITHIN_INPUT_ROUNDING, low, high, Set.of(), 2);
    assertEquals(
        Optional.of("the rounding of the inputs allows " + allowed),
        words("en").range(judgement).map(text -> text.replace('\u2212', '-')));
  }

  @Test
  void aRangeIsToldOnlyWhereItExplainsOrLimits() {
    assertEquals(
        Optional.empty(),
        words("en").range(judgement("0.5", Verdict.PASS, "1/3", "2/3", Set.of(), 4)));
    assertFalse(
        words("en")
            .range(judgement("0.5", Verdict.PASS, "1/3", "2/3", Set.of(Flag.WEAK), 5))
            .isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "1, only one number fits",
    "2, 2 numbers would fit",
    "1234567, '1,234,567 numbers would fit'",
    "9223372036854775807, how many numbers would fit is unknown"
  })
  void strengthIsHowManyNumbersWouldFit(long printable, String said) {
    Judgement judgement = judgement("1", Verdict.PASS, "1", "1", Set.of(), printable);
    assertEquals(List.of(said), words("en").limits(judgement));
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyVerdictAndFlagHasAName(String language) {
    JudgementWords words = words(language);
    for (Verdict verdict : Verdict.values()) {
      assertFalse(words.verdict(verdict).contains("verdict."), verdict.id());
    }
    Judgement judgement = judgement("1", Verdict.PASS, "1", "1", Set.of(Flag.values()), 9);
    List<String> limits = words.limits(judgement);
    assertEquals(1 + Flag.values().length, limits.size());
    assertFalse(String.join("", limits).contains("flag."), limits.toString());
  }

  private static JudgementWords words(String language) {
    return new JudgementWords(
        UiWords.of(language, Map.of()), new QuantityPrinter(language, Map.of()));
  }

  private static Judgement judgement(
      String printed, Verdict verdict, String low, String high, Set<Flag> flags, long printable) {
    NumberText number = ((NumberText.Parsed) NumberText.parse(printed)).number();
    return new Judgement(
        new StatedQuantity(number, Unit.ONE),
        Quantity.of(number.value()),
        verdict,
        List.<Cause>of(),
        List.of(),
        Optional.of(Interval.of(rational(low), rational(high))),
        flags,
        printable);
  }

  private static Rational rational(String text) {
    return Rational.parse(text);
  }
}
