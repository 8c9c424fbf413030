package io.konkyo.change;

import io.konkyo.pipeline.Analysis;
import io.konkyo.source.Location;
import java.util.ArrayList;
import java.util.List;

/** Compares a site with itself at an earlier revision. */
public final class Changes {
  private static final String HELP =
      "check that revision out and run `konkyo check` to see why, or name another";

  private Changes() {}

  /**
   * Returns what changed: facts, verdicts, keys, comparisons, in this order.
   *
   * <p>Shape: what could not be evaluated at one of the two is not compared; the first change says
   * so where it concerns the earlier one.
   */
  public static List<Change> since(Version then, Analysis now) {
    List<Change> changes = new ArrayList<>();
    if (then.analysis().isEmpty()) {
      return List.of(
          new Change(
              "the content at `" + then.name() + "` cannot be read, and nothing is compared",
              Location.nowhere(),
              List.of("it has no `site.yml` that could be understood"),
              HELP));
    }
    if (then.errors() > 0) {
      changes.add(
          new Change(
              "the content at `" + then.name() + "` has errors, and not all of it is compared",
              Location.nowhere(),
              List.of("there are " + then.errors() + "; what they spoil has no value to compare"),
              HELP));
    }
    Pair pair = new Pair(then, then.analysis().get(), now);
    changes.addAll(new FactChanges(pair).all());
    changes.addAll(new VerdictChanges(pair).all());
    changes.addAll(new KeyChanges(pair).all());
    changes.addAll(new ReversedOrders(pair).all());
    return changes;
  }
}
