package io.konkyo.check.rule;

import io.konkyo.content.text.Text;
import java.util.List;
import java.util.Objects;

/**
 * A text in which the site says something in its own voice.
 *
 * @param text what is said
 * @param facts names of facts it is about, whether it prints them or not
 * @param evidence ids of the markers its author adds
 */
public record Assertion(Text text, List<String> facts, List<String> evidence) {
  public Assertion {
    Objects.requireNonNull(text);
    facts = List.copyOf(facts);
    evidence = List.copyOf(evidence);
  }
}
