package io.konkyo.ledger;

import io.konkyo.content.fact.Fact;
import io.konkyo.formula.Value;
import io.konkyo.verdict.Judgement;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * A fact, evaluated.
 *
 * @param fact the declaration
 * @param value what formulas see; empty for names, days and the like
 * @param printed what pages print
 * @param inputs ids of the facts its formula reads directly
 * @param leaves ids of the given and measured facts it rests on in the end; itself if it is one
 * @param stated the verdict on the author's own number
 * @param quotations the verdicts on what sources print
 * @param chosen what it would be at the ends of the range a chosen input comes from
 * @param evidence ids of its markers, in the order the site lists them
 */
public record Entry(
    Fact fact,
    Optional<Value> value,
    Printed printed,
    SortedSet<String> inputs,
    SortedSet<String> leaves,
    Optional<Judgement> stated,
    List<JudgedQuotation> quotations,
    List<ChosenEnds> chosen,
    List<String> evidence) {
  public Entry {
    inputs = SortedNames.copyOf(inputs);
    leaves = SortedNames.copyOf(leaves);
    quotations = List.copyOf(quotations);
    chosen = List.copyOf(chosen);
    evidence = List.copyOf(evidence);
  }

  public String id() {
    return fact.id();
  }
}
