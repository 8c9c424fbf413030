package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import java.util.function.Supplier;

/**
 * What a slip would have made of the exact value.
 *
 * @param value the outcome, in the printed unit
 * @param explanation what was done, with numbers, lower case, no full stop
 */
public record Candidate(Rational value, Supplier<String> explanation) {}
