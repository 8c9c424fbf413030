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
import io.konkyo.verdict.Verdict;
import io.konkyo.verdict.ladder.Judge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges printed numbers; one that nothing explains is held against the facts of its file too. */
final class Judging {
  private final Evaluation evaluation;
  private final Diagnostics diagnostics;

  Judging(Evaluation evaluation, Diagnostics diagnostics) {
    this.evaluation = evaluation;
    this.diagnostics = diagnostics;
  }

  /** Judges a number printed of a fact, or of an agreement, declared in a facts file. */
  Judgement judge(StatedQuantity printed, Computation computation, String file) {
    Judgement judgement = Judge.judge(printed, computation);
    // Most numbers pass: neighbours are looked for only where they may explain something.
    return judgement.verdict() == Verdict.INCONSISTENT
        ? Judge.judge(printed, computation, neighbours(printed, file))
        : judgement;
  }

  /**
   * Judges a quotation of a fact declared in a facts file.
   *
   * @param computation of the fact; empty if it is no number
   */
  JudgedQuotation quotation(Quotation quotation, Optional<Computation> computation, String file) {
    if (computation.isEmpty()) {
      return new JudgedQuotation(quotation, Optional.empty());
    }
    Unit ofFact = computation.get().exact().unit();
    Optional<StatedQuantity> quoted = quotation.quantity().map(read -> withUnit(read, ofFact));
    if (quoted.isEmpty() || !quoted.get().unit().sameDimension(computation.get().exact().unit())) {
      tellUnread(quotation, computation.get().exact());
      return new JudgedQuotation(quotation, Optional.empty());
    }
    return new JudgedQuotation(
        quotation, Optional.of(judge(quoted.get(), computation.get(), file)));
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

  private List<Neighbour> neighbours(StatedQuantity printed, String file) {
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
