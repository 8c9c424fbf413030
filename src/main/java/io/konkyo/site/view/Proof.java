package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * The comparison behind an option.
 *
 * @param joint how many of its conditions have to hold
 * @param conditions none for an option that nothing computes
 */
public record Proof(Joint joint, List<Condition> conditions) {
  /** Of an option that rests on its author's word. */
  public static final Proof NONE = new Proof(Joint.ALL, List.of());

  public Proof {
    Objects.requireNonNull(joint);
    conditions = List.copyOf(conditions);
  }

  /** How conditions are joined. */
  public enum Joint {
    ALL,
    ANY
  }

  /**
   * One condition.
   *
   * @param named phrasing markup: what is compared, in words; empty if the values say as much
   * @param steps phrasing markup: lines of a derivation that name what the values use; may be empty
   * @param valued phrasing markup: the same with its values, then with each side computed
   * @param holds whether it holds
   */
  public record Condition(Html named, List<Html> steps, Html valued, boolean holds) {
    public Condition {
      Objects.requireNonNull(named);
      Objects.requireNonNull(valued);
      steps = List.copyOf(steps);
    }
  }
}
