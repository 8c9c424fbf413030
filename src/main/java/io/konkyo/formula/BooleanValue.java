package io.konkyo.formula;

/**
 * Whether a condition holds.
 *
 * @param value true when it holds
 */
public record BooleanValue(boolean value) implements Value {}
