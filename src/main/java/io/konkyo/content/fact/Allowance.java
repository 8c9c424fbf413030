package io.konkyo.content.fact;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;

/**
 * A rule silenced on one statement, with the reason readers are told.
 *
 * @param rule the rule's kebab-case code
 * @param reason why it does not apply here
 */
public record Allowance(Located<String> rule, Text reason) {}
