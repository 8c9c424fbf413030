package io.konkyo.check;

import io.konkyo.check.evidence.ClaimsAsInputs;
import io.konkyo.check.evidence.MissingAccessDates;
import io.konkyo.check.evidence.MissingPlaces;
import io.konkyo.check.evidence.UnmetDemands;
import io.konkyo.check.evidence.UnsupportedMarkers;
import io.konkyo.check.evidence.UnverifiedKeys;
import io.konkyo.check.language.AlteredNumbers;
import io.konkyo.check.language.BareParticles;
import io.konkyo.check.language.HiddenInTexts;
import io.konkyo.check.language.MissingLocales;
import io.konkyo.check.language.Phrases;
import io.konkyo.check.language.UnboundNumbers;
import io.konkyo.check.language.UnlikeLocales;
import io.konkyo.check.language.UnlikeNumberWords;
import io.konkyo.check.language.UnlikeNumbers;
import io.konkyo.check.language.UnlikeOrders;
import io.konkyo.check.language.UntranslatedTexts;
import io.konkyo.check.name.DeadLinks;
import io.konkyo.check.name.DuplicateNames;
import io.konkyo.check.name.UnknownItemNames;
import io.konkyo.check.name.UnknownNames;
import io.konkyo.check.number.ChosenRanges;
import io.konkyo.check.number.DisagreeingExamples;
import io.konkyo.check.number.FalsePrecision;
import io.konkyo.check.number.ModelExamples;
import io.konkyo.check.number.QuantitiesInWords;
import io.konkyo.check.number.QuotationsWithoutFinding;
import io.konkyo.check.number.QuotedNames;
import io.konkyo.check.number.StaleFindings;
import io.konkyo.check.number.StatedInText;
import io.konkyo.check.number.StatedNumbers;
import io.konkyo.check.number.UndrawableFigures;
import io.konkyo.check.number.UnlikeListings;
import io.konkyo.check.quiz.AbsoluteDistractors;
import io.konkyo.check.quiz.AllOfTheAbove;
import io.konkyo.check.quiz.BlanksInStem;
import io.konkyo.check.quiz.CombinedOptions;
import io.konkyo.check.quiz.ConvergingKeys;
import io.konkyo.check.quiz.CueingItems;
import io.konkyo.check.quiz.DoubleNegatives;
import io.konkyo.check.quiz.DuplicateOptions;
import io.konkyo.check.quiz.GrammarCues;
import io.konkyo.check.quiz.KeyBiases;
import io.konkyo.check.quiz.LengthBias;
import io.konkyo.check.quiz.LongestKeys;
import io.konkyo.check.quiz.MissingReasons;
import io.konkyo.check.quiz.NearlyHolding;
import io.konkyo.check.quiz.NegativeStems;
import io.konkyo.check.quiz.NoneOfTheAbove;
import io.konkyo.check.quiz.OptionCounts;
import io.konkyo.check.quiz.OrderedAlready;
import io.konkyo.check.quiz.OverlappingRanges;
import io.konkyo.check.quiz.ParrotedKeys;
import io.konkyo.check.quiz.PositionBias;
import io.konkyo.check.quiz.RefusedAnswers;
import io.konkyo.check.quiz.RepeatedReasons;
import io.konkyo.check.quiz.SameNumbers;
import io.konkyo.check.quiz.StemWordsInKey;
import io.konkyo.check.quiz.TableLookups;
import io.konkyo.check.quiz.TiedElements;
import io.konkyo.check.quiz.TopicStems;
import io.konkyo.check.quiz.UnevenLengths;
import io.konkyo.check.quiz.UnlikeEndings;
import io.konkyo.check.quiz.UnorderedNumbers;
import io.konkyo.check.quiz.VagueOptions;
import io.konkyo.check.quiz.WrongKeys;
import io.konkyo.check.quiz.WrongPairs;
import io.konkyo.check.quiz.misread.UnprovedMisreads;
import io.konkyo.check.redundancy.CrossedBounds;
import io.konkyo.check.redundancy.DisagreeingModels;
import io.konkyo.check.redundancy.WeakAgreements;
import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.Shared;
import io.konkyo.check.statistics.AveragedRates;
import io.konkyo.check.statistics.BelowResolution;
import io.konkyo.check.statistics.CombinedPercentiles;
import io.konkyo.check.statistics.CountGranularity;
import io.konkyo.check.statistics.Extrapolation;
import io.konkyo.check.statistics.FineQuantiles;
import io.konkyo.check.statistics.MixedConditions;
import io.konkyo.check.statistics.MixedFigures;
import io.konkyo.check.statistics.ModelStatistics;
import io.konkyo.check.statistics.SharesOverWhole;
import io.konkyo.check.statistics.SharesWithoutWhole;
import io.konkyo.check.statistics.SpreadsWithoutBase;
import io.konkyo.check.statistics.StatisticOrder;
import io.konkyo.check.statistics.UnweightedMeans;
import io.konkyo.check.translation.OrphanedReviews;
import io.konkyo.check.translation.ReversedComparisons;
import io.konkyo.check.translation.StaleTranslations;
import io.konkyo.check.translation.UnreviewedTranslations;
import io.konkyo.check.usage.UncitedSources;
import io.konkyo.check.usage.UnusedFacts;
import io.konkyo.check.wording.CausalWording;
import io.konkyo.check.wording.CostOfDifference;
import io.konkyo.check.wording.MeasuredOnClaims;
import io.konkyo.check.wording.MixedRegisters;
import io.konkyo.check.wording.UniversalWording;
import io.konkyo.check.wording.UnlikeClaims;
import io.konkyo.check.wording.UnlikeDirections;
import io.konkyo.check.wording.UnlikeHedges;
import io.konkyo.check.wording.UnlikePolarity;
import io.konkyo.check.wording.WrongScripts;
import io.konkyo.content.Content;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.edition.Editions;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Ledger;
import io.konkyo.text.LocalizedTexts;
import io.konkyo.translation.Translations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every rule there is, once. */
public final class Checks {
  private static final List<Check> ALL =
      List.of(
          new UnknownNames(),
          new UnknownItemNames(),
          new DuplicateNames(),
          new DeadLinks(),
          new ChosenRanges(),
          new QuantitiesInWords(),
          new ModelExamples(),
          new StatedNumbers(),
          new StatedInText(),
          new FalsePrecision(),
          new QuotationsWithoutFinding(),
          new QuotedNames(),
          new StaleFindings(),
          new DisagreeingExamples(),
          new UndrawableFigures(),
          new UnlikeListings(),
          new DisagreeingModels(),
          new CrossedBounds(),
          new WeakAgreements(),
          new MixedFigures(),
          new MixedConditions(),
          new CombinedPercentiles(),
          new UnweightedMeans(),
          new AveragedRates(),
          new StatisticOrder(),
          new CountGranularity(),
          new ModelStatistics(),
          new BelowResolution(),
          new Extrapolation(),
          new FineQuantiles(),
          new SharesWithoutWhole(),
          new SharesOverWhole(),
          new SpreadsWithoutBase(),
          new CostOfDifference(),
          new UniversalWording(),
          new CausalWording(),
          new ClaimsAsInputs(),
          new UnmetDemands(),
          new UnsupportedMarkers(),
          new UnverifiedKeys(),
          new MeasuredOnClaims(),
          new MissingAccessDates(),
          new MissingPlaces(),
          new UncitedSources(),
          new UnusedFacts(),
          new MissingLocales(),
          new UnlikeLocales(),
          new UnlikePolarity(),
          new UnlikeDirections(),
          new UnlikeHedges(),
          new UnlikeClaims(),
          new MixedRegisters(),
          new WrongScripts(),
          new UntranslatedTexts(),
          new Phrases(),
          new UnlikeOrders(),
          new UnlikeNumbers(),
          new UnlikeNumberWords(),
          new UnboundNumbers(),
          new AlteredNumbers(),
          new HiddenInTexts(),
          new BareParticles(),
          new StaleTranslations(),
          new ReversedComparisons(),
          new UnreviewedTranslations(),
          new OrphanedReviews(),
          new WrongKeys(),
          new RefusedAnswers(),
          new TiedElements(),
          new OrderedAlready(),
          new WrongPairs(),
          new NearlyHolding(),
          new SameNumbers(),
          new UnprovedMisreads(),
          new MissingReasons(),
          new RepeatedReasons(),
          new AllOfTheAbove(),
          new NoneOfTheAbove(),
          new CombinedOptions(),
          new NegativeStems(),
          new DoubleNegatives(),
          new AbsoluteDistractors(),
          new VagueOptions(),
          new StemWordsInKey(),
          new ConvergingKeys(),
          new UnlikeEndings(),
          new GrammarCues(),
          new UnorderedNumbers(),
          new OverlappingRanges(),
          new DuplicateOptions(),
          new OptionCounts(),
          new LongestKeys(),
          new UnevenLengths(),
          new BlanksInStem(),
          new TopicStems(),
          new CueingItems(),
          new ParrotedKeys(),
          new TableLookups(),
          new LengthBias(),
          new PositionBias());

  private Checks() {}

  /** Runs every rule; returns what pages need of what they worked out. */
  public static Checked run(
      Content content,
      Ledger ledger,
      Editions editions,
      LocalizedTexts texts,
      Translations translations,
      Diagnostics diagnostics) {
    Map<String, ItemKey> keys = keys(content, ledger, diagnostics);
    CheckInput input =
        new CheckInput(content, ledger, editions, texts, keys, translations, new Shared());
    ALL.forEach(check -> check.check(input, diagnostics));
    return new Checked(keys, KeyBiases.of(input));
  }

  private static Map<String, ItemKey> keys(
      Content content, Ledger ledger, Diagnostics diagnostics) {
    Map<String, ItemKey> keys = new LinkedHashMap<>();
    for (Quiz quiz : content.quizzes().values()) {
      for (Item item : quiz.items()) {
        keys.put(
            quiz.id().value() + "/" + item.id().value(), ItemKey.of(item, ledger, diagnostics));
      }
    }
    return keys;
  }
}
