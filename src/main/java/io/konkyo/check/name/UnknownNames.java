package io.konkyo.check.name;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.Content;
import io.konkyo.content.ContentReferences;
import io.konkyo.content.ContentReferences.Kind;
import io.konkyo.content.ContentReferences.Reference;
import io.konkyo.content.Source;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A name of a setup, source, marker, fact or page that nothing bears. */
public final class UnknownNames implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Map<Kind, Collection<String>> known = known(input.content());
    ContentReferences.each(
        input.content(),
        reference ->
            known(reference, known, input)
                .ifPresent(
                    names ->
                        diagnostics.add(
                            UnknownReference.describe(words(reference), reference.name(), names))));
  }

  private static Map<Kind, Collection<String>> known(Content content) {
    Map<Kind, Collection<String>> known = new EnumMap<>(Kind.class);
    known.put(Kind.PAGE, both(content.pages().keySet(), content.quizzes().keySet()));
    known.put(Kind.FACT, both(content.facts().keySet(), content.families().keySet()));
    known.put(Kind.SETUP, content.setups().keySet());
    known.put(Kind.INSTRUMENT, content.instruments().keySet());
    known.put(Kind.SOURCE, content.sources().keySet());
    known.put(Kind.LISTING, content.listings().keySet());
    known.put(Kind.MARKER, content.markers().keySet());
    known.put(Kind.RULE, Arrays.stream(DiagnosticCode.values()).map(DiagnosticCode::id).toList());
    return known;
  }

  private static Set<String> both(Collection<String> some, Collection<String> others) {
    Set<String> all = new TreeSet<>(some);
    all.addAll(others);
    return all;
  }

  /** Returns the names the reference could have meant; empty if it means one of them. */
  private static Optional<Collection<String>> known(
      Reference reference, Map<Kind, Collection<String>> known, CheckInput input) {
    String name = reference.name().value();
    // A place of an unknown source is not known either; the source has been told.
    Optional<Source> owner = reference.owner().map(input.content().sources()::get);
    if (reference.kind() == Kind.PLACE && owner.isEmpty()) {
      return Optional.empty();
    }
    Collection<String> names =
        owner
            .<Collection<String>>map(source -> source.places().keySet())
            .orElse(known.get(reference.kind()));
    boolean faultyFact = reference.kind() == Kind.FACT && input.ledger().knows(name);
    return names.contains(name) || faultyFact ? Optional.empty() : Optional.of(names);
  }

  private static String words(Reference reference) {
    return switch (reference.kind()) {
      case PAGE -> "page or quiz";
      case FACT -> "fact";
      case SETUP -> "setup";
      case INSTRUMENT -> "instrument";
      case SOURCE -> "source";
      case PLACE -> "place of source `" + reference.owner().orElse("") + "`";
      case LISTING -> "listing";
      case MARKER -> "evidence marker";
      case RULE -> "rule";
    };
  }
}
