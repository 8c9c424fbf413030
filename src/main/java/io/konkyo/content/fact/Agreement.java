package io.konkyo.content.fact;

import io.konkyo.content.text.Text;
import io.konkyo.formula.Formula;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * A prediction held against a measurement. Neither derives from the other.
 *
 * @param membership the family it belongs to, if it runs over an axis
 * @param model the prediction
 * @param observed id of the measured fact, of the same member where the agreement runs over an axis
 * @param tolerance largest relative deviation that still agrees, as a ratio or percentage
 * @param bound the side of the prediction on which the measurement must lie, if it must
 * @param because why that much
 */
public record Agreement(
    Located<String> id,
    String file,
    Optional<Membership> membership,
    Optional<Text> label,
    Formula model,
    Located<String> observed,
    Located<StatedQuantity> tolerance,
    Optional<Bound> bound,
    Text because,
    List<Quotation> quoted) {
  public Agreement {
    quoted = List.copyOf(quoted);
  }
}
