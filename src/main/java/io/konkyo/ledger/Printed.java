package io.konkyo.ledger;

import io.konkyo.quantity.StatedQuantity;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** What a fact prints by itself, before any locale gives it a form. */
public sealed interface Printed {

  /** A quantity with the digits it is printed with. */
  record Number(StatedQuantity quantity) implements Printed {}

  /** A part of a whole, as 0 of 200. */
  record Share(StatedQuantity part, StatedQuantity whole) implements Printed {}

  /** A comparison's outcome. */
  record Truth(boolean value) implements Printed {}

  /** A name, version or address. */
  record Words(String text) implements Printed {}

  /** A calendar day. */
  record Day(LocalDate date) implements Printed {}

  /** A moment on the time line. */
  record Moment(Instant instant) implements Printed {}

  /** A length of time told in several units. */
  record Span(Duration duration) implements Printed {}

  /** Several names in order. */
  record WordList(List<String> words) implements Printed {
    public WordList {
      words = List.copyOf(words);
    }
  }
}
