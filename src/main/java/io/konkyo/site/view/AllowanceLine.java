package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * A rule that an author allows.
 *
 * @param subject the statement it is allowed on; empty where that goes without saying
 * @param rule the rule
 * @param reason phrasing markup: why it does not apply
 * @param idle whether the rule finds nothing there at present
 */
public record AllowanceLine(List<Link> subject, RuleName rule, Html reason, boolean idle) {
  public AllowanceLine {
    subject = List.copyOf(subject);
    Objects.requireNonNull(rule);
    Objects.requireNonNull(reason);
  }

  /**
   * The allowances of one document.
   *
   * @param document the page that shows what they stand on; without address if it is no page
   */
  public record Group(Link document, List<AllowanceLine> lines) {
    public Group {
      Objects.requireNonNull(document);
      lines = List.copyOf(lines);
    }
  }
}
