package io.konkyo.site.view;

import java.util.Objects;

/**
 * What a learner chooses, orders or matches, as it stands in a label and again among the answers.
 *
 * @param asked phrasing markup without links: a tap on a label chooses, and where a number comes
 *     from may be the answer
 * @param told phrasing markup whose numbers lead to their facts
 */
public record LabelText(Html asked, Html told) {
  public LabelText {
    Objects.requireNonNull(asked);
    Objects.requireNonNull(told);
  }
}
