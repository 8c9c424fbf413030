package io.konkyo.site.assemble;

import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedQuotation;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.Standing;
import io.konkyo.site.view.VerdictLine;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Puts verdicts into words. */
final class Verdicts {
  private final PageContext context;
  private final Sources sources;

  Verdicts(PageContext context) {
    this.context = context;
    this.sources = new Sources(context);
  }

  List<VerdictLine> of(Entry entry) {
    List<VerdictLine> lines = new ArrayList<>();
    entry
        .stated()
        .ifPresent(
            judgement ->
                lines.add(
                    line(
                        VerdictLine.Speaker.STATED,
                        context.facts().quantities().print(judgement.printed()),
                        Html.NONE,
                        judgement)));
    for (JudgedQuotation quoted : entry.quotations()) {
      Html place = sources.place(quoted.quotation().at().value());
      String text = quoted.quotation().text().value();
      lines.add(
          quoted
              .judgement()
              .map(judgement -> line(VerdictLine.Speaker.QUOTED, text, place, judgement))
              .orElseGet(
                  () ->
                      new VerdictLine(
                          VerdictLine.Speaker.QUOTED, text, place, Standing.HOLDS, "", Html.NONE)));
    }
    return lines;
  }

  String words(Verdict verdict) {
    return context.word("verdict." + verdict.id());
  }

  private VerdictLine line(
      VerdictLine.Speaker speaker, String text, Html place, Judgement judgement) {
    return new VerdictLine(
        speaker, text, place, standing(judgement.verdict()), words(judgement.verdict()), Html.NONE);
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
