package io.konkyo.audit;

import io.konkyo.audit.token.Amount;
import io.konkyo.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads lists that belong together: {@code 0.664 / 1.079 / 1.517 ms … +0.405 / +0.618 / +0.813 ms}
 * against a third list, or {@code +0.20 / +0.24} between the members of one.
 *
 * <p>Nothing on the page says which lists belong together, so the numbers must: a list of
 * differences is one if it fits but for one member. Where nothing fits there is no claim.
 */
final class ParallelReader {
  private static final int MOST_LISTS = 300;

  /** Far more than any page has pairs of lists; a hostile page runs out of them. */
  private static final int MOST_READINGS = 5_000;

  private static final int LEAST_FOR_PROOF = 3;

  private final Prose prose;
  private final List<Series> lists;
  private int left = MOST_READINGS;

  ParallelReader(Prose prose, List<Series> lists) {
    this.prose = prose;
    this.lists = lists.subList(0, Math.min(lists.size(), MOST_LISTS));
  }

  List<Passage> read() {
    List<Passage> passages = new ArrayList<>();
    for (Series list : lists) {
      best(list).ifPresent(checks -> passages.add(passage(list, checks)));
    }
    return passages;
  }

  private Passage passage(Series list, List<Check> checks) {
    return prose.passage(Kind.PARALLEL, list.from(), list.end(), checks);
  }

  /** Returns the reading of a list as differences that fits best. */
  private Optional<List<Check>> best(Series list) {
    List<Check> best = List.of();
    for (List<Check> reading : readings(list)) {
      best = fitting(reading) > fitting(best) ? reading : best;
    }
    return best.isEmpty() || fitting(best) < best.size() - 1 ? Optional.empty() : Optional.of(best);
  }

  private static long fitting(List<Check> reading) {
    return reading.stream().filter(check -> check.verdict() == Verdict.PASS).count();
  }

  private List<List<Check>> readings(Series list) {
    List<List<Check>> readings = new ArrayList<>();
    for (Series beside : lists) {
      if (beside.line() != list.line() || beside.from() >= list.from() || beside.signed()) {
        continue;
      }
      if (list.signed() && beside.size() == list.size() + 1 && left-- > 0) {
        List<Amount> members = beside.members();
        readings.add(checks(members, members.subList(1, members.size()), list));
      }
      if (list.size() == beside.size() && list.size() >= LEAST_FOR_PROOF) {
        for (Series base : lists) {
          if (isBase(base, beside, list) && left-- > 0) {
            readings.add(checks(base.members(), beside.members(), list));
          }
        }
      }
    }
    return readings;
  }

  private static boolean isBase(Series base, Series beside, Series list) {
    return base != beside
        && base != list
        && !base.signed()
        && base.size() == list.size()
        && base.dimension().equals(list.dimension())
        && beside.dimension().equals(list.dimension());
  }

  private List<Check> checks(List<Amount> before, List<Amount> after, Series list) {
    if (!differ(before, after, list.size())) {
      return List.of();
    }
    List<Check> checks = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      Amount change = list.members().get(i);
      Optional<Check> check =
          Difference.judge(before.get(i), after.get(i), change, change.number().text());
      if (check.isEmpty()) {
        return List.of();
      }
      checks.add(check.get());
    }
    return checks;
  }

  /** Equal numbers differ by zero in every list of zeros, which proves nothing. */
  private static boolean differ(List<Amount> before, List<Amount> after, int size) {
    for (int i = 0; i < size; i++) {
      if (before.get(i).exact().equals(after.get(i).exact())) {
        return false;
      }
    }
    return true;
  }
}
