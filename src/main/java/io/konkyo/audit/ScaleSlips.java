package io.konkyo.audit;

import io.konkyo.audit.term.Term;
import io.konkyo.audit.token.Amount;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Factors that were forgotten, or applied too often: binary for decimal, bits for bytes. */
final class ScaleSlips {
  private static final Rational BINARY = Rational.of(1024, 1000);
  private static final Rational EIGHT = Rational.of(8);
  private static final int[] TENS = {3, -3, 1, -1, 2, -2};

  private final Amount printed;
  private final SortedSet<Integer> thousands = new TreeSet<>();
  private boolean data;

  /** Gathers the slips that the units of a calculation and of its result make possible. */
  ScaleSlips(Term term, Amount printed) {
    this.printed = printed;
    gather(printed);
    gather(term);
  }

  private void gather(Term term) {
    term.printed().ifPresent(this::gather);
    term.parts().forEach(this::gather);
  }

  private void gather(Amount amount) {
    thousands.addAll(Prefixes.of(amount.measure()));
    data |= amount.measure().isData();
  }

  /** Returns the slip that turns a reading into the printed result. */
  Optional<Cause> cause(List<Interval> readings) {
    return all().stream()
        .filter(slip -> readings.stream().anyMatch(slip::explains))
        .map(Slip::cause)
        .findFirst();
  }

  /**
   * Returns the slip of a size that is exactly so many binary units and only about so many decimal
   * ones: 10,485,760 B are 10 MiB, not 10 MB.
   */
  Optional<Cause> exactlyBinary(Interval reading) {
    Rational stated = printed.number().value();
    if (!reading.isPoint() || reading.low().equals(stated)) {
      return Optional.empty();
    }
    return binary().stream()
        .filter(slip -> reading.low().times(slip.factor()).equals(stated))
        .map(Slip::cause)
        .findFirst();
  }

  private List<Slip> all() {
    List<Slip> slips = new ArrayList<>(binary());
    if (data) {
      slips.add(slip(EIGHT, "bit-as-byte", "a number of bits is printed as bytes"));
      slips.add(slip(EIGHT.reciprocal(), "byte-as-bit", "a number of bytes is printed as bits"));
    }
    for (int exponent : TENS) {
      slips.add(slip(Rational.powerOfTen(exponent), "power-of-ten", "the decimal point is off"));
    }
    return slips;
  }

  private List<Slip> binary() {
    List<Slip> slips = new ArrayList<>();
    for (int power : thousands) {
      slips.add(slip(BINARY.pow(-power), "binary-as-decimal", "a binary size has a decimal unit"));
      slips.add(slip(BINARY.pow(power), "decimal-as-binary", "a decimal size has a binary unit"));
    }
    return slips;
  }

  private Slip slip(Rational factor, String id, String explanation) {
    return new Slip(printed, factor, new Cause(id, explanation));
  }

  private record Slip(Amount printed, Rational factor, Cause cause) {
    boolean explains(Interval reading) {
      return Ladder.judge(printed, reading.times(Interval.point(factor))) == Verdict.PASS;
    }
  }
}
