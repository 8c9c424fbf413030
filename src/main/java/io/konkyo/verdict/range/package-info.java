/**
 * Carries the rounding of raw values through a formula: which results it allows, with proof where
 * there is one.
 */
package io.konkyo.verdict.range;
