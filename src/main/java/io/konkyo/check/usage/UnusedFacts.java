package io.konkyo.check.usage;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import java.util.HashSet;
import java.util.Set;

/**
 * A fact that no text, formula, proof or row names. Its ledger page shows it, and nothing leads
 * there.
 *
 * <p>What a source prints of a fact is a use: the quotation stands on a page beside the fact.
 */
public final class UnusedFacts implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Uses uses = Uses.of(input);
    Set<String> told = new HashSet<>();
    for (Fact fact : input.content().facts().values()) {
      if (uses.usesFact(fact) || !fact.header().quoted().isEmpty()) {
        continue;
      }
      Located<String> name =
          fact.header()
              .membership()
              .map(member -> input.content().families().get(member.family()).id())
              .orElse(fact.header().id());
      if (told.add(name.value())) {
        diagnostics.add(describe(fact, name));
      }
    }
  }

  private static Diagnostic describe(Fact fact, Located<String> name) {
    boolean derived = fact instanceof Derived;
    return Diagnostic.of(
            DiagnosticCode.UNUSED_FACT,
            name.span(),
            derived
                ? "`" + name.value() + "` is computed and nobody prints it"
                : "nobody uses `" + name.value() + "`")
        .withHelp(
            "print it as `${" + name.value() + "}`, compute something from it, or take it out");
  }
}
