package io.konkyo.content.fact;

import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import java.util.Optional;

/**
 * A reading as it was printed.
 *
 * @param value the reading with its printed precision
 * @param whole for a share such as 0 of 200, the whole it is counted in
 * @param statistic what it is of its sample
 * @param observes what was observed; figures of different things do not mix
 * @param resolution how far apart two readings must lie to be told apart, besides their rounding
 * @param from the listing it is read again from
 */
public record Measured(
    FactHeader header,
    Located<StatedQuantity> value,
    Optional<Located<StatedQuantity>> whole,
    Located<Statistic> statistic,
    Located<String> observes,
    Optional<Resolution> resolution,
    Optional<Reread> from)
    implements Fact {

  /** Returns whether the reading is exact by nature rather than rounded when it was printed. */
  public boolean isExact() {
    return statistic.value().isExact();
  }

  @Override
  public String kind() {
    return "measured";
  }
}
