package io.konkyo.site.assemble;

import io.konkyo.quality.KeyBias;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.QualityPage;
import io.konkyo.site.view.Standing;
import java.util.List;
import java.util.stream.Collectors;

/** Puts what keys have in common into lines of a table, with the figures that chance gives. */
final class KeyTraits {
  private static final int DECIMALS = 4;
  private static final int MOST_DECIMALS = 20;
  private static final int EXPECTED_DECIMALS = 2;

  private final PageContext context;

  KeyTraits(PageContext context) {
    this.context = context;
  }

  /** Returns whether readers of this language are concerned. */
  boolean concerns(KeyBias bias) {
    return bias.locale().isEmpty() || bias.locale().get().equals(context.locale());
  }

  QualityPage.TraitLine line(KeyBias bias) {
    String options =
        bias.items().stream()
            .map(item -> Integer.toString(item.options()))
            .collect(Collectors.joining(" "));
    Rational probability = bias.probability();
    return new QualityPage.TraitLine(
        words(bias),
        HtmlPrinter.share(bias.found(), bias.items().size()),
        HtmlPrinter.chance(
            "mean of " + options, Rounding.HALF_UP.toDecimal(bias.expected(), EXPECTED_DECIMALS)),
        HtmlPrinter.chance(
            "at least " + bias.found() + " of " + options,
            Rounding.HALF_UP.toDecimal(probability, decimals(probability))),
        limit(bias.rare()),
        bias.isRare() ? Standing.FAILS : Standing.HOLDS,
        context.word(bias.isRare() ? "word.not-by-chance" : "word.by-chance"));
  }

  private String words(KeyBias bias) {
    return switch (bias.trait()) {
      case LONGEST -> context.word("word.longest");
      case SHORTEST -> context.word("word.shortest");
      case PLACE -> context.word("word.at-place", "letter", Character.toString('A' + bias.place()));
    };
  }

  /** A small probability is printed with as many decimals as show it. */
  private static int decimals(Rational probability) {
    int decimals = DECIMALS;
    while (decimals < MOST_DECIMALS
        && probability.compareTo(Rational.powerOfTen(1 - decimals)) < 0) {
      decimals++;
    }
    return decimals;
  }

  private static Html limit(Rational rare) {
    return HtmlPrinter.term(
        rare.toExactDecimal(DECIMALS).orElseGet(() -> Rounding.HALF_UP.toDecimal(rare, DECIMALS)));
  }

  /** Returns the ids of the items that were judged together. */
  static List<String> judged(List<KeyBias> biases) {
    return biases.stream()
        .flatMap(bias -> bias.items().stream())
        .map(KeyBias.Judged::item)
        .distinct()
        .toList();
  }
}
