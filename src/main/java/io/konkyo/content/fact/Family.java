package io.konkyo.content.fact;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * Facts that share everything but the member of an axis.
 *
 * @param id the family's name
 * @param axis id of the axis
 * @param members ids of the member facts, in the axis's order
 * @param label what readers call it
 */
public record Family(Located<String> id, String axis, List<String> members, Optional<Text> label) {
  public Family {
    members = List.copyOf(members);
  }
}
