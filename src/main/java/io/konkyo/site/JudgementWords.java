package io.konkyo.site;

import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.text.QuantityPrinter;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Flag;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Puts judgements into the words of one language: the same on pages and on the command line. */
public final class JudgementWords {
  /** Enough to see on which side of a printed digit the end of a range lies. */
  private static final int MORE_DECIMALS = 2;

  private final Map<String, String> words;
  private final QuantityPrinter quantities;

  /**
   * Makes the words of a language.
   *
   * @param words the interface's, by key
   * @param quantities prints numbers in the same language
   */
  public JudgementWords(Map<String, String> words, QuantityPrinter quantities) {
    this.words = words;
    this.quantities = quantities;
  }

  /** Returns the name of a verdict. */
  public String verdict(Verdict verdict) {
    return word("verdict." + verdict.id());
  }

  /** Returns every repair that explains a suspect number, the most specific first. */
  public List<String> causes(Judgement judgement) {
    return judgement.causes().stream().map(Cause::id).map(id -> word("cause." + id)).toList();
  }

  /** Returns how much a verdict says: how many numbers would have passed, then what limits it. */
  public List<String> limits(Judgement judgement) {
    List<String> limits = new ArrayList<>(List.of(strength(judgement.printable())));
    for (Flag flag : Flag.values()) {
      if (judgement.flags().contains(flag)) {
        limits.add(word("flag." + flag.id()));
      }
    }
    return limits;
  }

  private String strength(long printable) {
    if (printable == Long.MAX_VALUE) {
      return word("strength.unknown");
    }
    return printable == 1
        ? word("strength.one")
        : word("strength.some").replace("{n}", String.format(Locale.ROOT, "%,d", printable));
  }

  /**
   * Returns what the rounding of the inputs allows, where that is why a verdict is what it is, or
   * what limits it.
   */
  public Optional<String> range(Judgement judgement) {
    boolean tells =
        judgement.verdict() == Verdict.WITHIN_INPUT_ROUNDING || !judgement.flags().isEmpty();
    return tells
        ? judgement
            .range()
            .map(
                range ->
                    word("word.range")
                        .replace("{low}", end(range.low(), judgement.printed(), Rounding.FLOOR))
                        .replace(
                            "{high}", end(range.high(), judgement.printed(), Rounding.CEILING)))
        : Optional.empty();
  }

  /** An end is rounded outward, so that what is printed never allows less than is true. */
  private String end(Rational end, StatedQuantity printed, Rounding outward) {
    int decimals = Math.max(0, printed.number().decimals());
    int most = decimals + MORE_DECIMALS;
    while (decimals < most && !outward.round(end, decimals).equals(end)) {
      decimals++;
    }
    return quantities.print(
        new StatedQuantity(
            NumberText.of(end, decimals, outward, /* grouped= */ true), printed.unit()));
  }

  private String word(String key) {
    return words.getOrDefault(key, key);
  }
}
