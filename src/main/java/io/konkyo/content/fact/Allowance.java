package io.konkyo.content.fact;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.Objects;

/**
 * A rule silenced on one statement, with the reason readers are told.
 *
 * @param statement the path of the statement, as {@code facts/ping.rtt}
 * @param rule the rule's kebab-case code
 * @param reason why it does not apply here
 * @param extent the whole statement: the rule is silent at every place inside it
 */
public record Allowance(String statement, Located<String> rule, Text reason, Span extent) {
  public Allowance {
    Objects.requireNonNull(statement);
    Objects.requireNonNull(rule);
    Objects.requireNonNull(reason);
    Objects.requireNonNull(extent);
  }
}
