package io.konkyo.verdict;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import java.util.Optional;

/**
 * A raw value a computation rests on.
 *
 * @param id the fact's id
 * @param value as it enters the arithmetic
 * @param box what the printed value stands for, in the value's unit; empty when it is exact
 */
public record Leaf(String id, Quantity value, Optional<Interval> box) {}
