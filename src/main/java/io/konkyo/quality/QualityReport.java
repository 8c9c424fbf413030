package io.konkyo.quality;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Allowance;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Severity;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Ledger;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a run found of the quality of items and of how far facts are tested.
 *
 * @param items every item of every quiz, in their order
 * @param biases what the keys of each quiz have in common, held against chance
 * @param allowances every allowance of the site, in the order in which they were read
 * @param remarks how often each rule speaks that is for items, or of an item, without being an
 *     error
 * @param coverage which facts items test
 */
public record QualityReport(
    List<ItemReport> items,
    List<KeyBias> biases,
    List<AllowanceUse> allowances,
    SortedMap<String, Integer> remarks,
    Coverage coverage) {
  public QualityReport {
    items = List.copyOf(items);
    biases = List.copyOf(biases);
    allowances = List.copyOf(allowances);
    remarks = Collections.unmodifiableSortedMap(new TreeMap<>(remarks));
    Objects.requireNonNull(coverage);
  }

  /**
   * Gathers a report.
   *
   * @param keys the evaluated options of every item, by {@code quiz/item}
   * @param told the diagnostics that are told
   * @param allowed those that are not, with their allowances
   */
  public static QualityReport of(
      Content content,
      Ledger ledger,
      Map<String, ItemKey> keys,
      List<KeyBias> biases,
      List<Diagnostic> told,
      List<Allowed> allowed) {
    List<AllowanceUse> allowances = uses(content, allowed);
    List<ItemReport> items = new Items(keys, told, allowed, allowances).of(content);
    return new QualityReport(
        items, biases, allowances, remarks(items, told), Coverage.of(content, ledger));
  }

  private static List<AllowanceUse> uses(Content content, List<Allowed> allowed) {
    Map<Object, Integer> silenced = new IdentityHashMap<>();
    allowed.forEach(one -> silenced.merge(one.allowance(), 1, Integer::sum));
    return content.allowances().stream()
        .map(allowance -> new AllowanceUse(allowance, silenced.getOrDefault(allowance, 0)))
        .toList();
  }

  private static SortedMap<String, Integer> remarks(List<ItemReport> items, List<Diagnostic> told) {
    SortedMap<String, Integer> counts = new TreeMap<>();
    for (Diagnostic diagnostic : told) {
      boolean ofItems =
          ItemRules.all().containsKey(diagnostic.code())
              || items.stream().anyMatch(i -> i.item().extent().holds(diagnostic.location()));
      if (ofItems && diagnostic.severity() != Severity.ERROR) {
        counts.merge(diagnostic.code().id(), 1, Integer::sum);
      }
    }
    return counts;
  }

  /**
   * Returns what of the report readers of a language are shown, where some documents are not
   * published in it.
   *
   * @param published what is published in the language
   */
  public QualityReport in(Content published, Ledger ledger) {
    List<ItemReport> shown =
        items.stream().filter(item -> published.quizzes().containsKey(item.quiz())).toList();
    if (shown.size() == items.size() && published.allowances().size() == allowances.size()) {
      return this;
    }
    Set<Allowance> stated = Collections.newSetFromMap(new IdentityHashMap<>());
    stated.addAll(published.allowances());
    SortedMap<String, Integer> counts = new TreeMap<>();
    shown.forEach(
        item -> item.remarks().forEach((code, n) -> counts.merge(code.id(), n, Integer::sum)));
    return new QualityReport(
        shown,
        biases.stream().filter(bias -> published.quizzes().containsKey(bias.quiz())).toList(),
        allowances.stream().filter(use -> stated.contains(use.allowance())).toList(),
        counts,
        Coverage.of(published, ledger));
  }

  /** Returns the items whose key is proved. */
  public List<ItemReport> proved() {
    return items.stream().filter(ItemReport::proved).toList();
  }

  /** Returns the allowances that silence something, counted by rule. */
  public SortedMap<String, Integer> allowancesByRule() {
    SortedMap<String, Integer> counts = new TreeMap<>();
    for (AllowanceUse use : allowances) {
      if (use.silenced() > 0) {
        counts.merge(use.allowance().rule().value(), 1, Integer::sum);
      }
    }
    return counts;
  }
}
