package io.konkyo.ledger;

import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Quotation;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.ladder.Judge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Judges the numbers printed of one fact or agreement; what is printed more than once is judged
 * once. A number that nothing explains is held against the facts of its file too.
 */
final class FactJudge {
  private final Evaluation evaluation;
  private final Diagnostics diagnostics;
  private final Judge judge;
  private final String file;
  private final List<Judgement> judged = new ArrayList<>(2);

  /**
   * @param computation of the fact or agreement
   * @param file the facts file that declares it
   */
  FactJudge(Evaluation evaluation, Diagnostics diagnostics, Computation computation, String file) {
    this.evaluation = evaluation;
    this.diagnostics = diagnostics;
    this.judge = new Judge(computation);
    this.file = file;
  }

  Judgement judge(StatedQuantity printed) {
    for (Judgement earlier : judged) {
      if (earlier.printed().equals(printed)) {
        return earlier;
      }
    }
    Judgement judgement = judge.judge(printed, () -> neighbours(printed));
    judged.add(judgement);
    return judgement;
  }

  List<JudgedQuotation> quotations(List<Quotation> quotations) {
    List<JudgedQuotation> all = new ArrayList<>(quotations.size());
    for (Quotation quotation : quotations) {
      all.add(quotation(quotation));
    }
    return all;
  }

  /** Judges a quotation; one that is no number of the fact's dimension is told. */
  JudgedQuotation quotation(Quotation quotation) {
    Quantity exact = judge.computation().exact();
    Optional<StatedQuantity> quoted =
        quotation.quantity().map(read -> withUnit(read, exact.unit()));
    if (quoted.isEmpty() || !quoted.get().unit().sameDimension(exact.unit())) {
      tellUnread(quotation, exact);
      return new JudgedQuotation(quotation, Optional.empty());
    }
    return new JudgedQuotation(quotation, Optional.of(judge(quoted.get())));
  }

  private void tellUnread(Quotation quotation, Quantity exact) {
    String typed = "`" + quotation.text().value() + "`";
    Diagnostic unread =
        Diagnostic.of(
            DiagnosticCode.QUOTATION_UNREAD,
            quotation.text().span(),
            quotation
                .quantity()
                .map(
                    quoted ->
                        typed
                            + " is of "
                            + quoted.unit().dimension()
                            + ", but its fact is of "
                            + exact.unit().dimension())
                .orElse(typed + " cannot be read as a number with its unit"));
    diagnostics.add(
        unread
            .withNote("a quotation that is not read guards no raw value")
            .withHelp("quote the number alone, with its unit, as in \"0.21 ms\""));
  }

  /** Sources leave a unit out where it goes without saying: their number is read in the fact's. */
  private static StatedQuantity withUnit(StatedQuantity read, Unit ofFact) {
    boolean bare = read.unit().equals(Unit.ONE) && !ofFact.dimension().isNone();
    return bare ? new StatedQuantity(read.number(), ofFact) : read;
  }

  private List<Neighbour> neighbours(StatedQuantity printed) {
    List<Neighbour> neighbours = new ArrayList<>();
    for (Fact fact : evaluation.factsOf(file)) {
      Optional<Quantity> value = evaluation.value(fact.id()).flatMap(Value::asQuantity);
      if (value.isPresent() && value.get().unit().sameDimension(printed.unit())) {
        neighbours.add(new Neighbour(fact.id(), value.get()));
      }
    }
    return neighbours;
  }
}
