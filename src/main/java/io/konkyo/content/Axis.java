package io.konkyo.content;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An ordered set of members over which families of facts run.
 *
 * @param members what readers call each member, in order
 */
public record Axis(Located<String> id, Optional<Text> title, Map<String, Text> members) {
  public Axis {
    members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
  }

  public List<String> memberIds() {
    return List.copyOf(members.keySet());
  }
}
