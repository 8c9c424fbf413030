package io.konkyo.check;

import io.konkyo.content.fact.Allowance;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.DiagnosticCode.Silencing;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quality.Allowed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What authors allow, with a reason, on single statements. A diagnostic at a place inside the
 * statement is silent if its rule is allowed there and is one that may be.
 *
 * <p>Source: content format, "Silencing is one thing everywhere".
 */
public final class Allowances {
  private final List<Allowance> all;
  private final Set<Allowance> used = Collections.newSetFromMap(new IdentityHashMap<>());

  public Allowances(List<Allowance> all) {
    this.all = List.copyOf(all);
  }

  /**
   * Hands on what no statement allows; returns the rest, each with the allowance it falls under.
   */
  public List<Allowed> filter(Diagnostics found, Diagnostics kept) {
    List<Allowed> allowed = new ArrayList<>();
    for (Diagnostic diagnostic : found.inFileOrder()) {
      List<Allowance> silencing = silencing(diagnostic);
      used.addAll(silencing);
      silencing.forEach(allowance -> allowed.add(new Allowed(diagnostic, allowance)));
      if (silencing.isEmpty()) {
        kept.add(diagnostic);
      }
    }
    return allowed;
  }

  /** Tells the allowances that have silenced nothing so far. */
  public void tellUnused(Diagnostics diagnostics) {
    for (Allowance allowance : all) {
      Optional<DiagnosticCode> rule = DiagnosticCode.byId(allowance.rule().value());
      // A rule nobody knows is told as an unknown name.
      if (rule.isPresent() && !used.contains(allowance)) {
        diagnostics.add(describe(allowance, rule.get()));
      }
    }
  }

  private List<Allowance> silencing(Diagnostic diagnostic) {
    List<Allowance> silencing = new ArrayList<>();
    if (diagnostic.code().silencing() == Silencing.WITH_REASON) {
      for (Allowance allowance : all) {
        if (allowance.rule().value().equals(diagnostic.code().id())
            && allowance.extent().holds(diagnostic.location())) {
          silencing.add(allowance);
        }
      }
    }
    return silencing;
  }

  private static Diagnostic describe(Allowance allowance, DiagnosticCode rule) {
    Diagnostic unused =
        Diagnostic.of(
            DiagnosticCode.UNUSED_ALLOWANCE,
            allowance.rule().span(),
            "`allow` of `" + rule.id() + "` silences nothing");
    return switch (rule.silencing()) {
      case NEVER ->
          unused
              .withNote("`" + rule.id() + "` cannot be allowed: no reason makes it right")
              .withHelp("remove the allowance, and mend what the rule finds");
      case WITH_REASON ->
          unused
              .withNote("the rule finds nothing in this statement")
              .withHelp("remove the allowance and its reason, which readers are told");
    };
  }
}
