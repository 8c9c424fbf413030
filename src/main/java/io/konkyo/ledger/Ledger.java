package io.konkyo.ledger;

import io.konkyo.content.fact.Family;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * All facts, evaluated.
 *
 * @param entries by id
 * @param families by id
 * @param failed names of facts that have been told to be faulty; nothing more is said of them
 * @param formulas evaluates formulas that are no facts
 */
public record Ledger(
    SortedMap<String, Entry> entries,
    SortedMap<String, Family> families,
    Set<String> failed,
    List<JudgedAgreement> agreements,
    List<JudgedFinding> findings,
    LedgerFormulas formulas) {
  public Ledger {
    entries = Collections.unmodifiableSortedMap(new TreeMap<>(entries));
    families = Collections.unmodifiableSortedMap(new TreeMap<>(families));
    failed = Set.copyOf(failed);
    agreements = List.copyOf(agreements);
    findings = List.copyOf(findings);
  }

  public Optional<Entry> entry(String id) {
    return Optional.ofNullable(entries.get(id));
  }

  /** Returns the entries a name prints: one for a fact, all members for a family, else none. */
  public List<Entry> named(String name) {
    Entry single = entries.get(name);
    if (single != null) {
      return List.of(single);
    }
    Family family = families.get(name);
    if (family == null) {
      return List.of();
    }
    List<Entry> members = new ArrayList<>();
    family.members().forEach(id -> entry(id).ifPresent(members::add));
    return members;
  }

  /** Returns the agreements of a name: one, or one for each member of an axis; else none. */
  public List<JudgedAgreement> agreementsNamed(String name) {
    return agreements.stream()
        .filter(j -> j.group().equals(name) || j.agreement().id().value().equals(name))
        .toList();
  }

  /** Returns whether a name was declared, evaluated or not. */
  public boolean knows(String name) {
    return entries.containsKey(name) || families.containsKey(name) || formulas.isFailed(name);
  }

  /** Returns the ids of the facts whose formulas read each fact directly. */
  public SortedMap<String, List<String>> dependents() {
    SortedMap<String, List<String>> dependents = new TreeMap<>();
    for (Entry entry : entries.values()) {
      for (String input : entry.inputs()) {
        dependents.computeIfAbsent(input, key -> new ArrayList<>()).add(entry.id());
      }
    }
    return dependents;
  }
}
