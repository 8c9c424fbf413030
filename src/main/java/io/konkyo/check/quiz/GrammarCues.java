package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.text.Catalogue;
import io.konkyo.text.korean.BareParticle;
import io.konkyo.text.korean.KoreanReader;
import io.konkyo.text.korean.ReadingLexicon;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A gap whose Korean particle or English article fits the right option and not a wrong one.
 *
 * <p>Source: grammatical cues; NBME item-writing guide 2020; Tarrant and others 2006.
 */
public final class GrammarCues implements Check {
  private static final Pattern ARTICLE = Pattern.compile("(?i)(?<!\\p{L})(an?)\\s*$");
  private static final Pattern END = Pattern.compile("[\\p{Z}\\s.。]+$");
  private static final Pattern VOWEL = Pattern.compile("(?i)[aeiou].*");

  /** What a gap's surroundings ask of its filling. */
  private record Demand(String word, Predicate<String> fits) {}

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      demand(item, input).ifPresent(demand -> check(item, demand, diagnostics));
    }
  }

  private static void check(Worded item, Demand demand, Diagnostics diagnostics) {
    List<Worded.Answer> unfit =
        item.distractors().stream().filter(o -> !demand.fits().test(o.text())).toList();
    if (item.keys().stream().allMatch(key -> demand.fits().test(key.text())) && !unfit.isEmpty()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.GRAMMAR_CUE,
                  unfit.get(0).span(),
                  "`" + demand.word() + "` of the question does not go with this option")
              .withLabel(item.stem().span(), "it goes with the right one")
              .withNote("readers who know the language and not the answer leave the option out")
              .withHelp("write both forms, as 을(를) or a(n), or ask a whole question"));
    }
  }

  private static Optional<Demand> demand(Worded item, CheckInput input) {
    String stem = item.stem().text();
    Matcher blank = BlanksInStem.BLANK.matcher(stem);
    if (!blank.find()) {
      return Optional.empty();
    }
    return switch (Catalogue.language(item.locale())) {
      case "ko" -> particle(stem.substring(blank.end()), input.texts().readings(item.locale()));
      case "en" -> article(stem.substring(0, blank.start()));
      default -> Optional.empty();
    };
  }

  private static Optional<Demand> particle(String behind, ReadingLexicon readings) {
    return BareParticle.in(behind)
        .map(
            found ->
                new Demand(
                    found.particle(),
                    option ->
                        KoreanReader.finalSound(END.matcher(option).replaceFirst(""), readings)
                            .map(found.pair()::choose)
                            .filter(chosen -> !chosen.equals(found.particle()))
                            .isEmpty()));
  }

  private static Optional<Demand> article(String before) {
    Matcher article = ARTICLE.matcher(before);
    if (!article.find()) {
      return Optional.empty();
    }
    boolean vowel = article.group(1).length() == 2;
    return Optional.of(
        new Demand(article.group(1), option -> VOWEL.matcher(option.strip()).matches() == vowel));
  }
}
