package io.konkyo.check.wording;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Provenance;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import java.util.Optional;

/**
 * A word such as "always" about what was measured in one run.
 *
 * <p>Source: number anchors, section 6, ST05.
 */
public final class UniversalWording implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Said said : Said.of(WordKind.UNIVERSAL, input)) {
      said.facts().stream()
          .map(fact -> single(fact, input.ledger()))
          .flatMap(Optional::stream)
          .findFirst()
          .ifPresent(reading -> diagnostics.add(describe(said, reading)));
    }
  }

  /** Returns a reading under a fact that comes from one run. */
  private static Optional<Measured> single(Entry fact, Ledger ledger) {
    return fact.leaves().stream()
        .map(leaf -> ledger.entries().get(leaf).fact())
        .filter(Measured.class::isInstance)
        .map(Measured.class::cast)
        .filter(reading -> isOfOneRun(reading.header().provenance()))
        .findFirst();
  }

  private static boolean isOfOneRun(Provenance provenance) {
    return provenance.runs().filter(runs -> runs.value().count().orElse(0) == 1).isPresent();
  }

  private static Diagnostic describe(Said said, Measured reading) {
    return Diagnostic.of(
            DiagnosticCode.UNIVERSAL_WORDING,
            said.span(),
            "`" + said.word() + "` is said of figures from a single run")
        .withLabel(reading.span(), "`" + reading.id() + "` was measured in one run")
        .withNote("one run shows what happened once; how far it holds elsewhere was not measured")
        .withHelp("say it of this run, or measure it again and raise `runs`");
  }
}
