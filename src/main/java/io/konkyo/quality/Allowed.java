package io.konkyo.quality;

import io.konkyo.content.fact.Allowance;
import io.konkyo.diagnostic.Diagnostic;
import java.util.Objects;

/**
 * A diagnostic that is not told, because an author allows it with a reason.
 *
 * @param diagnostic what the rule found
 * @param allowance the allowance that silences it
 */
public record Allowed(Diagnostic diagnostic, Allowance allowance) {
  public Allowed {
    Objects.requireNonNull(diagnostic);
    Objects.requireNonNull(allowance);
  }
}
