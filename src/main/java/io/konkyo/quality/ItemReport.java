package io.konkyo.quality;

import io.konkyo.content.quiz.Item;
import io.konkyo.diagnostic.DiagnosticCode;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is known of one item.
 *
 * @param quiz the quiz's id
 * @param number the item's place in the quiz, from 1
 * @param proved whether everything that is right in it is so by proof
 * @param answers how many answers it offers: options, elements or targets; of a number to type,
 *     none
 * @param wrong how many wrong ones have a place of their own: distractors, mistakes, spare targets
 * @param misreads how its wrong answers say they are got to
 * @param remarks how often each rule speaks of it, without being allowed to be silent
 * @param allowances the rules its author allows, with reasons
 */
public record ItemReport(
    String quiz,
    int number,
    Item item,
    boolean proved,
    int answers,
    int wrong,
    Misreads misreads,
    SortedMap<DiagnosticCode, Integer> remarks,
    List<AllowanceUse> allowances) {
  public ItemReport {
    Objects.requireNonNull(quiz);
    Objects.requireNonNull(item);
    Objects.requireNonNull(misreads);
    remarks = Collections.unmodifiableSortedMap(new TreeMap<>(remarks));
    allowances = List.copyOf(allowances);
  }

  public String id() {
    return item.id().value();
  }

  /**
   * How many wrong answers name their misreading.
   *
   * @param named all that name one
   * @param proved those whose numbers are what the misreading gives
   */
  public record Misreads(int named, int proved) {}
}
