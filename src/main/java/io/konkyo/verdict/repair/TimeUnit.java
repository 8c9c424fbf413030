package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A number of one unit of time printed with another: 76 h as 76 min. */
final class TimeUnit implements Repair {
  private static final Map<String, Integer> SECONDS = seconds();

  @Override
  public String id() {
    return "time-unit";
  }

  private static Map<String, Integer> seconds() {
    Map<String, Integer> seconds = new LinkedHashMap<>();
    seconds.put("s", 1);
    seconds.put("min", 60);
    seconds.put("h", 3_600);
    seconds.put("d", 86_400);
    seconds.put("week", 604_800);
    seconds.put("year", 31_557_600);
    return seconds;
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    List<Candidate> candidates = new ArrayList<>();
    for (UnitFactors.Factor factor : UnitFactors.of(mismatch.unit().symbol())) {
      Integer written = SECONDS.get(factor.symbol());
      if (written != null) {
        SECONDS.forEach(
            (symbol, seconds) -> {
              if (!symbol.equals(factor.symbol())) {
                Rational ratio = Rational.of(written, seconds).pow(factor.exponent());
                candidates.add(meant(mismatch, factor, symbol, ratio));
              }
            });
      }
    }
    return candidates;
  }

  private static Candidate meant(
      Mismatch mismatch, UnitFactors.Factor factor, String symbol, Rational ratio) {
    Rational value = mismatch.exact().times(ratio);
    String written = mismatch.unit().symbol();
    String other =
        UnitFactors.renamed(written, name -> name.equals(factor.symbol()) ? symbol : name);
    return new Candidate(
        value,
        () ->
            Wording.near(mismatch, mismatch.exact())
                + " is "
                + Wording.near(mismatch, value, other)
                + ", printed with "
                + written);
  }
}
