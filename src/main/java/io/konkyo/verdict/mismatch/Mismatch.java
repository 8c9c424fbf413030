package io.konkyo.verdict.mismatch;

import io.konkyo.formula.Expression;
import io.konkyo.formula.NumberLiteral;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Derivation;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.range.InputRange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A printed number that the exact one does not round to. */
public final class Mismatch {
  /** Formulas of documents are done with far fewer trials, and with far less work. */
  private static final int MOST_TRIALS = 400;

  private static final int FEWEST_TRIALS = 20;
  private static final int MOST_WORK = 200_000;
  private static final int LONG_NUMBER = 512;

  private final StatedQuantity printed;
  private final Rational exact;
  private final Computation computation;
  private Expression formula;
  private int trials;
  private Map<String, Derivation> derived;

  /**
   * @param printed the number
   * @param exact the exact value, in its unit
   * @param computation how the exact value comes about
   */
  public Mismatch(StatedQuantity printed, Rational exact, Computation computation) {
    this.printed = printed;
    this.exact = exact;
    this.computation = computation;
    this.trials = trials(computation);
  }

  /** Keeps a formula that takes long to compute from being computed in hundreds of variants. */
  private static int trials(Computation computation) {
    if (computation.exact().value().bitLength() > LONG_NUMBER) {
      return FEWEST_TRIALS;
    }
    int affordable = MOST_WORK / Math.max(1, InputRange.work(computation));
    return Math.max(FEWEST_TRIALS, Math.min(MOST_TRIALS, affordable));
  }

  /** Returns the printed number. */
  public StatedQuantity printed() {
    return printed;
  }

  /** Returns the printed number's value. */
  public Rational stated() {
    return printed.number().value();
  }

  /** Returns the decimals of the printed number. */
  public int decimals() {
    return printed.number().decimals();
  }

  /** Returns the printed unit, in which all values here are. */
  public Unit unit() {
    return printed.unit();
  }

  /** Returns the exact value. */
  public Rational exact() {
    return exact;
  }

  /** Returns how the exact value comes about. */
  public Computation computation() {
    return computation;
  }

  /** Returns the formula over raw values, with derived facts and models written out. */
  public Expression formula() {
    if (formula == null) {
      Inliner inliner = new Inliner(Map.of());
      formula = inliner.inline(computation.derivation()).orElseGet(() -> computation.expression());
      derived = inliner.derived();
    }
    return formula;
  }

  /** Returns the derived facts under the formula, as their ids and values. */
  public List<Neighbour> derivedInputs() {
    formula();
    List<Neighbour> inputs = new ArrayList<>();
    derived.forEach(
        (id, reader) ->
            reader
                .premise(id)
                .flatMap(premise -> premise.value().asQuantity())
                .ifPresent(value -> inputs.add(new Neighbour(id, value))));
    return inputs;
  }

  /** Returns the figures printed for the derived facts under the formula, by the facts' ids. */
  public Map<String, List<StatedQuantity>> carriable() {
    formula();
    Map<String, List<StatedQuantity>> figures = new LinkedHashMap<>();
    derived.forEach(
        (id, reader) -> {
          List<StatedQuantity> ofFact = reader.printed(id);
          if (!ofFact.isEmpty()) {
            figures.put(id, ofFact);
          }
        });
    return figures;
  }

  /** Returns the result with figures standing for derived facts. */
  public Optional<Carried> carrying(Map<String, StatedQuantity> figures) {
    Map<String, Expression> literals = new LinkedHashMap<>();
    figures.forEach(
        (id, figure) -> literals.put(id, new NumberLiteral(figure.number(), figure.unit(), 0, 0)));
    Inliner inliner = new Inliner(literals);
    return inliner
        .inline(computation.derivation())
        .flatMap(this::result)
        .map(value -> new Carried(value, inliner.fixedMet()));
  }

  /**
   * Returns what another formula gives in the printed unit; empty if it gives something else, and
   * when enough has been tried.
   */
  public Optional<Rational> result(Expression other) {
    return result(other, Map.of());
  }

  /** Returns what a formula gives in the printed unit with some raw values replaced. */
  public Optional<Rational> result(Expression other, Map<String, Rational> leaves) {
    if (trials == 0) {
      return Optional.empty();
    }
    trials--;
    return computation
        .evaluate(other, leaves)
        .filter(result -> result.unit().sameDimension(unit()))
        .map(result -> result.in(unit()).value());
  }

  /** Returns whether a value rounds half up to the printed number. */
  public boolean printsAs(Rational value) {
    return rounds(value, decimals());
  }

  /** Returns whether a value rounds half up, at another place, to the printed number. */
  public boolean rounds(Rational value, int decimals) {
    return Rounding.HALF_UP.round(value, decimals).equals(stated());
  }

  /** Returns the magnitude of a difference in units of the last printed place. */
  public Rational inUlps(Rational difference) {
    return difference.abs().times(Rational.powerOfTen(decimals()));
  }
}
