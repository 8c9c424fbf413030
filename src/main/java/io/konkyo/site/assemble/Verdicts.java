package io.konkyo.site.assemble;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.text.Relation;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedQuotation;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.site.JudgementWords;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Standing;
import io.konkyo.site.view.VerdictLine;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Puts verdicts into words. */
final class Verdicts {
  private final PageContext context;
  private final Sources sources;
  private final JudgementWords words;

  Verdicts(PageContext context) {
    this.context = context;
    this.sources = new Sources(context);
    this.words = new JudgementWords(context.ui(), context.facts().quantities());
  }

  /** Returns the verdict on the stated number, then one for each way in which sources put it. */
  List<VerdictLine> of(Entry entry) {
    List<VerdictLine> lines = new ArrayList<>();
    entry.stated().ifPresent(judgement -> lines.add(stated(judgement)));
    Map<Quoted, List<String>> places = new LinkedHashMap<>();
    for (JudgedQuotation judged : entry.quotations()) {
      Quoted quoted = new Quoted(judged.quotation().text().value(), judged.judgement());
      places.computeIfAbsent(quoted, key -> new ArrayList<>()).add(judged.quotation().at().value());
    }
    boolean computed = entry.fact() instanceof Derived;
    places.forEach((quoted, where) -> lines.add(line(quoted, sources.places(where), computed)));
    return lines;
  }

  /** What several places may have in common. */
  private record Quoted(String text, Optional<Judgement> judgement) {}

  String words(Verdict verdict) {
    return words.verdict(verdict);
  }

  /** Returns how much a verdict says. */
  List<String> limits(Judgement judgement) {
    return words.limits(judgement);
  }

  /** Returns the verdict on a number that we state. */
  VerdictLine stated(Judgement judgement) {
    return new VerdictLine(
        VerdictLine.Speaker.STATED,
        context.facts().quantities().print(judgement.printed()),
        List.of(),
        standing(judgement.verdict()),
        judgement.verdict().id(),
        words(judgement.verdict()),
        limits(judgement),
        reason(judgement));
  }

  /** Returns that a number we state stands to a result as a text says. */
  VerdictLine related(StatedQuantity typed, Relation relation) {
    return new VerdictLine(
        VerdictLine.Speaker.STATED,
        context.facts().quantities().print(typed),
        List.of(),
        Standing.HOLDS,
        "",
        context.word("relation." + relation.name().toLowerCase(Locale.ROOT).replace('_', '-')),
        List.of(),
        Html.NONE);
  }

  /**
   * A quotation of something that is no number can only be shown. One of a raw value is another
   * print of it, so that there is no strength to tell: only that value passes.
   */
  private VerdictLine line(Quoted quoted, List<Html> places, boolean computed) {
    Optional<Judgement> judgement = quoted.judgement();
    return new VerdictLine(
        VerdictLine.Speaker.QUOTED,
        quoted.text(),
        places,
        judgement.map(Judgement::verdict).map(Verdicts::standing).orElse(Standing.HOLDS),
        judgement.map(Judgement::verdict).map(Verdict::id).orElse(""),
        judgement.map(Judgement::verdict).map(this::words).orElse(""),
        judgement.filter(j -> computed || j.printable() > 1).map(this::limits).orElse(List.of()),
        judgement.map(this::reason).orElse(Html.NONE));
  }

  /** Returns why a number has its verdict: what explains it, what the inputs' rounding allows. */
  private Html reason(Judgement judgement) {
    List<String> reasons = new ArrayList<>();
    if (!judgement.causes().isEmpty()) {
      reasons.add(causes(judgement));
    }
    words.range(judgement).ifPresent(reasons::add);
    return Html.ofText(String.join(" · ", reasons));
  }

  /** Returns the repairs that explain a suspect number; empty for others. */
  String causes(Judgement judgement) {
    return String.join(context.word("word.or"), words.causes(judgement));
  }

  /** Returns what the inputs' rounding allows, where that explains or limits a verdict. */
  String range(Judgement judgement) {
    return words.range(judgement).orElse("");
  }

  static Standing standing(Verdict verdict) {
    return switch (verdict) {
      case PASS -> Standing.HOLDS;
      case TIE, TRUNCATED, WITHIN_INPUT_ROUNDING -> Standing.HOLDS_WITH_NOTE;
      case SUSPECT, INCONSISTENT -> Standing.FAILS;
      case UNDECIDED -> Standing.UNDECIDED;
    };
  }
}
