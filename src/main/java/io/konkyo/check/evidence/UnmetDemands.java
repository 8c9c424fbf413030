package io.konkyo.check.evidence;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.Content;
import io.konkyo.content.Marker;
import io.konkyo.content.Setup;
import io.konkyo.content.Source;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Provenance;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A marker on a fact that lacks what the marker demands. */
public final class UnmetDemands implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      if (entry.fact() instanceof Derived) {
        continue;
      }
      for (Located<String> named : entry.fact().header().provenance().evidence()) {
        Marker marker = input.content().markers().get(named.value());
        if (marker != null) {
          check(entry.fact(), marker, named.span(), input.content(), diagnostics);
        }
      }
    }
  }

  private static void check(
      Fact fact, Marker marker, Span typed, Content content, Diagnostics diagnostics) {
    Located<String> name = declared(fact, content);
    for (Marker.Demand demand : marker.demands()) {
      if (isMet(demand, fact, content)) {
        continue;
      }
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.EVIDENCE_DEMAND,
                  name.span(),
                  "`"
                      + name.value()
                      + "` is marked "
                      + marker.symbol()
                      + " but has no "
                      + words(demand))
              .withLabel(typed, "the marker is given here")
              .withHelp("add the " + words(demand) + ", or give a weaker marker"));
    }
  }

  /** What the members of a family lack, the family lacks, once. */
  private static Located<String> declared(Fact fact, Content content) {
    return fact.header()
        .membership()
        .map(member -> content.families().get(member.family()).id())
        .orElse(fact.header().id());
  }

  private static boolean isMet(Marker.Demand demand, Fact fact, Content content) {
    Provenance provenance = fact.header().provenance();
    return switch (demand) {
      case SOURCE -> provenance.source().isPresent();
      case PLACE -> provenance.at().isPresent();
      case ACCESSED -> has(provenance.source(), content.sources(), Source::accessed);
      case SETUP -> provenance.setup().isPresent();
      case INSTRUMENT -> fact.kind().equals("given") || provenance.instrument().isPresent();
      case N -> provenance.n().isPresent();
      case DATE -> has(provenance.setup(), content.setups(), Setup::date);
      case FORMULA, TWO_INPUTS -> false;
    };
  }

  /** A source or setup that does not exist has been told; what it would say is not known. */
  private static <T> boolean has(
      Optional<Located<String>> name, Map<String, T> known, Function<T, Optional<?>> part) {
    return name.map(Located::value)
        .map(id -> !known.containsKey(id) || part.apply(known.get(id)).isPresent())
        .orElse(false);
  }

  private static String words(Marker.Demand demand) {
    return switch (demand) {
      case SOURCE -> "source";
      case PLACE -> "place in its source (`at`)";
      case ACCESSED -> "day on which its source was read (`accessed`)";
      case SETUP -> "setup";
      case INSTRUMENT -> "instrument";
      case N -> "number of samples (`n`)";
      case DATE -> "date in its setup";
      case FORMULA -> "formula";
      case TWO_INPUTS -> "formula over two facts";
    };
  }
}
