package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * A model held against a measurement.
 *
 * @param id the agreement's id, which is also its anchor
 * @param label phrasing markup; empty if it has none
 * @param model phrasing markup: the model with names
 * @param models the named formulas it uses; may be empty
 * @param tolerance phrasing markup
 * @param bound in words: the side of the prediction on which the measurement must lie; may be empty
 * @param reason phrasing markup: why this tolerance
 * @param caveats phrasing markup: reasons given for what a check was told to allow
 * @param lines one, or one for each member of a family
 */
public record AgreementEntry(
    String id,
    Html label,
    Html model,
    List<ModelNote> models,
    Html tolerance,
    String bound,
    Html reason,
    List<Html> caveats,
    List<Line> lines) {
  public AgreementEntry {
    Objects.requireNonNull(id);
    Objects.requireNonNull(label);
    Objects.requireNonNull(model);
    Objects.requireNonNull(tolerance);
    Objects.requireNonNull(reason);
    Objects.requireNonNull(bound);
    caveats = List.copyOf(caveats);
    models = List.copyOf(models);
    lines = List.copyOf(lines);
  }

  /**
   * One prediction and what was measured.
   *
   * @param member plain name of the member; empty if there is no family
   * @param prediction phrasing markup
   * @param measurement phrasing markup
   * @param deviation phrasing markup
   * @param used phrasing markup: how much of the tolerance the deviation takes; empty where nothing
   *     may deviate
   * @param verdict in words
   * @param trace phrasing markup: the model with its values
   */
  public record Line(
      String member,
      Html prediction,
      Html measurement,
      Html deviation,
      Html used,
      Standing standing,
      String verdict,
      Html trace) {
    public Line {
      Objects.requireNonNull(member);
      Objects.requireNonNull(prediction);
      Objects.requireNonNull(measurement);
      Objects.requireNonNull(deviation);
      Objects.requireNonNull(used);
      Objects.requireNonNull(standing);
      Objects.requireNonNull(verdict);
      Objects.requireNonNull(trace);
    }
  }
}
