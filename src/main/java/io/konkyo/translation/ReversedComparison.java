package io.konkyo.translation;

/**
 * A comparison that held when a text was reviewed and no longer does.
 *
 * @param then how the two stood
 * @param now how they stand
 */
public record ReversedComparison(HeldComparison then, HeldComparison now) {}
