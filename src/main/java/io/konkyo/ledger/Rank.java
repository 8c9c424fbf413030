package io.konkyo.ledger;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import io.konkyo.formula.MomentValue;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** What an element of an order is ordered by: a number, a day or an instant. */
public sealed interface Rank {

  /** Returns what a page prints of it. */
  Printed printed();

  /** Returns whether another can be ordered with it. */
  boolean isLike(Rank other);

  /** Compares exactly; only with one that is like it. */
  int compareTo(Rank other);

  /** Compares what is printed; only with one that is like it. */
  int comparePrinted(Rank other);

  /**
   * A number.
   *
   * @param number exact and as it prints
   */
  record Amount(Computed number) implements Rank {
    @Override
    public Printed printed() {
      return new Printed.Number(number.printed());
    }

    @Override
    public boolean isLike(Rank other) {
      return other instanceof Amount amount && number.exact().sameDimension(amount.number.exact());
    }

    @Override
    public int compareTo(Rank other) {
      return number.exact().compareTo(((Amount) other).number.exact());
    }

    @Override
    public int comparePrinted(Rank other) {
      return number.printed().quantity().compareTo(((Amount) other).number.printed().quantity());
    }

    @Override
    public String toString() {
      return number.printed().toString();
    }
  }

  /** A day, or an instant, of which pages print whole seconds. */
  record Moment(MomentValue moment) implements Rank {
    @Override
    public Printed printed() {
      return moment
          .day()
          .<Printed>map(Printed.Day::new)
          .orElseGet(() -> new Printed.Moment(moment.instant()));
    }

    @Override
    public boolean isLike(Rank other) {
      return other instanceof Moment one && one.moment.kind() == moment.kind();
    }

    @Override
    public int compareTo(Rank other) {
      return moment.seconds().compareTo(((Moment) other).moment.seconds());
    }

    @Override
    public int comparePrinted(Rank other) {
      return moment.seconds().floor().compareTo(((Moment) other).moment.seconds().floor());
    }

    @Override
    public String toString() {
      return moment
          .day()
          .map(Object::toString)
          .orElseGet(() -> moment.instant().truncatedTo(ChronoUnit.SECONDS).toString());
    }
  }

  /** Evaluates a formula that must give one number, day or instant; that it does not is told. */
  static Optional<Rank> of(Formula formula, Ledger ledger, Diagnostics diagnostics) {
    Diagnostics told = new Diagnostics();
    List<LedgerFormulas.Outcome> outcomes = ledger.formulas().evaluate(formula, told);
    if (outcomes.size() == 1 && outcomes.get(0).value() instanceof MomentValue moment) {
      return Optional.of(new Moment(moment));
    }
    return Computed.of(formula, ledger, diagnostics).map(Amount::new);
  }
}
