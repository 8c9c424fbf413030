package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * A number held against a formula, to show what its verdict means.
 *
 * @param anchor element id
 * @param printed the number as somebody might print it, plain
 * @param formula phrasing markup: the formula in words
 * @param trace phrasing markup: the formula with its values and its result
 * @param verdict in words
 * @param causes in words: what explains a suspect number; may be empty
 * @param limits how much the verdict says, in words
 * @param range in words: what the inputs' rounding allows, where that matters; may be empty
 * @param meaning block markup: what that means for a reader
 */
public record VerdictExample(
    String anchor,
    String printed,
    Html formula,
    Html trace,
    Standing standing,
    String verdict,
    String causes,
    List<String> limits,
    String range,
    Html meaning) {
  public VerdictExample {
    Objects.requireNonNull(formula);
    Objects.requireNonNull(anchor);
    Objects.requireNonNull(printed);
    Objects.requireNonNull(trace);
    Objects.requireNonNull(standing);
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(causes);
    Objects.requireNonNull(range);
    Objects.requireNonNull(meaning);
    limits = List.copyOf(limits);
  }
}
