package io.konkyo.mutation;

import io.konkyo.content.fact.Quotation;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.JudgedQuotation;
import io.konkyo.pipeline.Analysis;
import io.konkyo.source.Span;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The verdicts of quotations by their places. */
final class PrintedVerdicts {
  private final Map<Place, Verdict> verdicts = new HashMap<>();

  private record Place(String path, int start) {
    static Place of(Span span) {
      return new Place(span.file().path(), span.start());
    }
  }

  private PrintedVerdicts(Analysis analysis) {
    for (Entry entry : analysis.ledger().entries().values()) {
      for (JudgedQuotation quoted : entry.quotations()) {
        quoted.judgement().ifPresent(judgement -> add(quoted.quotation(), judgement));
      }
    }
    for (JudgedAgreement judged : analysis.ledger().agreements()) {
      List<Quotation> numbers =
          judged.agreement().quoted().stream().filter(q -> q.quantity().isPresent()).toList();
      for (int i = 0; i < numbers.size(); i++) {
        add(numbers.get(i), judged.quotations().get(i));
      }
    }
  }

  static PrintedVerdicts of(Analysis analysis) {
    return new PrintedVerdicts(analysis);
  }

  private void add(Quotation quotation, Judgement judgement) {
    verdicts.put(Place.of(quotation.text().span()), judgement.verdict());
  }

  /** Returns whether a quotation does not pass and is acceptable all the same. */
  boolean isLawful(Span quotation) {
    Verdict verdict = verdicts.get(Place.of(quotation));
    return verdict != null && verdict != Verdict.PASS && verdict.acceptableInQuotation();
  }
}
