package io.konkyo.verdict;

/**
 * A repair that explains a printed number.
 *
 * @param id kebab-case name, as {@code binary-as-decimal}; findings name it
 * @param explanation what was done to get the printed number, lower case, no full stop
 */
public record Cause(String id, String explanation) {}
