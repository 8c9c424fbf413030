package io.konkyo.site.assemble;

import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedQuotation;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Standing;
import io.konkyo.site.view.VerdictLine;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts verdicts into words. */
final class Verdicts {
  private final PageContext context;
  private final Sources sources;

  Verdicts(PageContext context) {
    this.context = context;
    this.sources = new Sources(context);
  }

  /** Returns the verdict on the stated number, then one for each way in which sources put it. */
  List<VerdictLine> of(Entry entry) {
    List<VerdictLine> lines = new ArrayList<>();
    entry.stated().ifPresent(judgement -> lines.add(stated(judgement)));
    Map<Quoted, List<String>> places = new LinkedHashMap<>();
    for (JudgedQuotation judged : entry.quotations()) {
      Quoted quoted =
          new Quoted(judged.quotation().text().value(), judged.judgement().map(Judgement::verdict));
      places.computeIfAbsent(quoted, key -> new ArrayList<>()).add(judged.quotation().at().value());
    }
    places.forEach((quoted, where) -> lines.add(line(quoted, sources.places(where))));
    return lines;
  }

  /** What several places may have in common. */
  private record Quoted(String text, Optional<Verdict> verdict) {}

  String words(Verdict verdict) {
    return context.word("verdict." + verdict.id());
  }

  private VerdictLine stated(Judgement judgement) {
    return new VerdictLine(
        VerdictLine.Speaker.STATED,
        context.facts().quantities().print(judgement.printed()),
        List.of(),
        standing(judgement.verdict()),
        words(judgement.verdict()),
        Html.NONE);
  }

  /** A quotation of something that is no number can only be shown. */
  private VerdictLine line(Quoted quoted, List<Html> places) {
    return new VerdictLine(
        VerdictLine.Speaker.QUOTED,
        quoted.text(),
        places,
        quoted.verdict().map(Verdicts::standing).orElse(Standing.HOLDS),
        quoted.verdict().map(this::words).orElse(""),
        Html.NONE);
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
