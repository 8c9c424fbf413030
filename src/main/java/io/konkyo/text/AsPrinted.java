package io.konkyo.text;

import io.konkyo.content.Content;
import io.konkyo.content.Instrument;
import io.konkyo.content.Megabyte;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.text.PrintStyle;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.StatedQuantity;
import java.util.Optional;

/**
 * A reading as its tool printed it, beside what that means.
 *
 * <p>Source: design, "Units": a value keeps what was printed beside what it means.
 *
 * @param printed the reading in the tool's spelling, such as {@code 10.98 MB/s}
 * @param means the same reading with the unit that is meant, such as {@code 10.98 MiB/s}
 * @param megabyte what the tool's MB is
 */
public record AsPrinted(String printed, String means, Megabyte megabyte) {
  private static final char NO_BREAK_SPACE = '\u00a0';

  /**
   * Returns a reading both ways; empty where no prefix of bytes is in its unit, or nobody says what
   * the tool means by one.
   */
  public static Optional<AsPrinted> of(Entry entry, Content content, QuantityPrinter quantities) {
    if (!(entry.fact() instanceof Measured measured)) {
      return Optional.empty();
    }
    StatedQuantity reading = measured.value().value();
    Optional<Megabyte> megabyte =
        measured
            .header()
            .provenance()
            .instrument()
            .map(name -> content.instruments().get(name.value()))
            .flatMap(Instrument::megabyte);
    String number = quantities.number(reading.number(), PrintStyle.Sign.NEGATIVE_ONLY);
    return megabyte
        .flatMap(bytes -> bytes.printed(reading.unit()))
        .map(
            unit ->
                new AsPrinted(
                    number + NO_BREAK_SPACE + unit, quantities.print(reading), megabyte.get()));
  }
}
