package io.konkyo.change;

import io.konkyo.content.Content;
import io.konkyo.content.ModelDeclaration;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Membership;
import io.konkyo.pipeline.Analysis;
import io.konkyo.spelling.NearestName;
import io.konkyo.usage.UseIndex;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Finds what hangs on the names of one site. */
public final class Impacts {
  private final Analysis analysis;
  private final UseIndex index;

  public Impacts(Analysis analysis) {
    this.analysis = analysis;
    this.index = UseIndex.of(analysis.content(), analysis.ledger());
  }

  /** Returns what hangs on a fact, family, agreement or model; empty if nothing bears the name. */
  public Optional<Impact> of(String name) {
    Content content = analysis.content();
    Fact fact = content.facts().get(name);
    if (fact != null) {
      return Optional.of(
          reach().ofFacts(name, List.of(name)).impact(name, fact.kind(), fact.span()));
    }
    Family family = content.families().get(name);
    if (family != null) {
      return Optional.of(
          reach().ofFacts(name, family.members()).impact(name, "family", family.id().span()));
    }
    List<Agreement> agreements =
        content.agreements().stream().filter(agreement -> isNamed(agreement, name)).toList();
    if (!agreements.isEmpty()) {
      return Optional.of(
          reach()
              .ofAgreements(name, agreements)
              .impact(name, "agreement", agreements.get(0).id().span()));
    }
    ModelDeclaration model = content.models().get(name);
    return Optional.ofNullable(model)
        .map(found -> reach().ofModel(name).impact(name, "model", found.id().span()));
  }

  /** Returns the name that was most likely meant by one that nothing bears. */
  public Optional<String> nearest(String name) {
    Content content = analysis.content();
    TreeSet<String> names = new TreeSet<>(content.facts().keySet());
    names.addAll(content.families().keySet());
    names.addAll(content.models().keySet());
    for (Agreement agreement : content.agreements()) {
      names.add(agreement.id().value());
      agreement.membership().map(Membership::family).ifPresent(names::add);
    }
    return NearestName.of(name, names);
  }

  /** Returns whether a name was declared and could not be understood, which `check` tells. */
  public boolean isBroken(String name) {
    return analysis.content().broken().contains(name)
        || analysis.content().brokenModels().contains(name);
  }

  private Reach reach() {
    return new Reach(analysis, index);
  }

  private static boolean isNamed(Agreement agreement, String name) {
    return agreement.id().value().equals(name)
        || agreement.membership().filter(member -> member.family().equals(name)).isPresent();
  }
}
