package io.konkyo.content.fact;

import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** A value that was set and not measured. Only amounts enter formulas. */
public sealed interface GivenValue {

  /** A number with a unit, exact unless its role says otherwise. */
  record Amount(Located<StatedQuantity> quantity) implements GivenValue {}

  /** A name, version or address: digits in it are no number. */
  record Words(Located<String> text) implements GivenValue {}

  /** A calendar day. */
  record Day(Located<LocalDate> date) implements GivenValue {}

  /** A moment, told with its offset from UTC. */
  record Moment(Located<Instant> instant) implements GivenValue {}

  /** A length of time told in several units, such as two minutes and eighteen seconds. */
  record Span(Located<Duration> duration) implements GivenValue {}

  /** Several names in order, as a DNS search list. */
  record WordList(List<Located<String>> words) implements GivenValue {
    public WordList {
      words = List.copyOf(words);
    }
  }
}
